import { formatNumber } from '@kilau/contract/core/format.ts';
import { DaftarBaris } from '../../../trade/beli/DaftarBaris.tsx';
import { useT } from '../../../ui/text.ts';
import type { LayarHandle } from '../transaksi/use-layar.ts';
import type { PeganganTukar } from './pegangan.ts';
import css from './tukar.module.css';
import { useTukar } from './use-tukar.ts';

interface TukarProps {
  readonly handle: LayarHandle;
  readonly keIsian: () => void;
  /** Told what can be asked of the old goods. */
  readonly onPegang: (bagian: PeganganTukar | undefined) => void;
}

/** Old goods, beside the new ones that they pay for: the lines of a purchase. */
export function Tukar({ handle, keIsian, onPegang }: TukarProps) {
  const t = useT();
  const isian = useTukar(handle, keIsian, onPegang);
  const { draft, hitung } = isian;
  const { tukar } = handle.layar.draft;
  return (
    <section className={css.lama} aria-label={t('tukar.barang_lama')}>
      <header className={css.kepala}>
        <span>{t('tukar.barang_lama')}</span>
        <small>{t('tukar.masuk', { jumlah: draft.barang.length, berat: formatNumber(tukar?.berat ?? 0, 3) })}</small>
        <strong>{formatNumber(tukar?.jumlah ?? 0)}</strong>
      </header>
      {draft.luar === null && hitung.baris.length === 0 ? (
        <p className={css.kosong}>{t('tukar.kosong')}</p>
      ) : (
        <DaftarBaris beli={isian} />
      )}
    </section>
  );
}
