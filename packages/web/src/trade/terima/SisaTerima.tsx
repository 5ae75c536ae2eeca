import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { melebihiTerima } from '@kilau/contract/trade/terima/ambil.calc.ts';
import type { SumberTerima } from '@kilau/contract/trade/terima/sumber.wire.ts';
import { Chip } from '../../ui/Chip.tsx';
import { useT } from '../../ui/text.ts';
import css from './terima.module.css';

interface SisaTerimaProps {
  readonly sumber: SumberTerima;
  /** What is about to be taken out of it. */
  readonly qty: number;
  readonly berat: Dec;
}

/** What is left of a line of a receipt, what will be left, and whether somebody will have to approve that. */
export function SisaTerima({ sumber: { sisa_qty, sisa_berat, berat: dari }, qty, berat }: SisaTerimaProps) {
  const t = useT();
  const isi = (pcs: number, gram: Dec) => ({ qty: formatNumber(pcs), berat: formatNumber(gram, 3) });
  const sisa = Dec.from(sisa_berat);
  return (
    <p className={css.sisa} role="status">
      <span>{t('terima.sisa_kini', isi(sisa_qty, sisa))}</span>
      {berat.isZero() ? null : <span>{t('terima.sisa_nanti', isi(sisa_qty - qty, sisa.minus(berat)))}</span>}
      {melebihiTerima({ berat: dari, sisa, ambil: berat }) ? (
        <Chip tone="warn">{t('terima.perlu_otorisasi')}</Chip>
      ) : null}
    </p>
  );
}
