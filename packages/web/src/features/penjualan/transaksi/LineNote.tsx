import { formatRupiah } from '@kilau/contract/core/format.ts';
import { salahBarang, type Salah } from '../../../trade/dokumen/salah.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useT } from '../../../ui/text.ts';
import { hargaSekarang } from './draft.ts';
import type { BarisHitung } from './hitung.ts';
import { IzinBaris } from './IzinBaris.tsx';
import type { TanyaIzin } from './layar.ts';
import css from './notes.module.css';

interface LineNoteProps {
  readonly baris: BarisHitung;
  readonly salah: Salah;
  readonly tanya: TanyaIzin | undefined;
  readonly onTakePrice: () => void;
}

/** What there is to say about a line, below its name: refusals, a price that moved, the approval it needs. */
export function LineNote({ baris: row, salah, tanya, onTakePrice }: LineNoteProps) {
  const t = useT();
  const { barang, baru } = row.baris;
  const start = salahBarang(barang.kode_barcode, '');
  const sentences = Object.entries(salah)
    .filter(([path]) => path.startsWith(start))
    .map(([, sentence]) => sentence);
  return (
    <div className={css.notes}>
      {sentences.map((sentence) => (
        <span key={sentence} className={css.note} data-tone="bad" role="alert">
          <Icon name="warn" size={13} />
          {sentence}
        </span>
      ))}
      {baru === null ? null : (
        <span className={css.note} data-tone="warn" role="status">
          <Icon name="warn" size={13} />
          {t('penjualan.harga_basi', {
            lama: formatRupiah(hargaSekarang(barang)),
            baru: formatRupiah(hargaSekarang(baru)),
          })}
          <ActionButton size="compact-xs" onClick={onTakePrice}>
            {t('penjualan.pakai_harga_baru')}
          </ActionButton>
        </span>
      )}
      <IzinBaris baris={row} tanya={tanya} />
    </div>
  );
}
