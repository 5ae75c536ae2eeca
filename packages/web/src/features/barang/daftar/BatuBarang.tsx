import type { Barang } from '@kilau/contract/features/barang/barang.wire.ts';
import { jumlahBatu, type Batu } from '@kilau/contract/features/barang/tambah/batu.ts';
import { formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import { useT } from '../../../ui/text.ts';
import css from '../tambah/isi.module.css';

/** How a stone is graded, in the order the trade says it. */
const NILAI = [
  'kode_shape',
  'kode_color',
  'kode_clarity',
  'kode_cutgrade',
  'kode_polish',
  'kode_symmetry',
  'kode_fluorescence',
] as const;
const mutu = (batu: Batu): string =>
  [batu.kode_jenis_batu, ...NILAI.map((name) => batu[name] ?? '')].filter((kode) => kode !== '').join(' · ');

/** The stones of a piece, line by line and in all. */
export function BatuBarang({ batu }: Pick<Barang, 'batu'>) {
  const t = useT();
  const { jumlah, carat, nilai } = jumlahBatu(batu);
  return (
    <ul className={css.daftarBatu}>
      {batu.map((baris, index) => (
        <li key={`${mutu(baris)}${baris.no_sertifikat ?? ''}${index}`}>
          <span>
            {formatNumber(baris.jumlah)} × {mutu(baris)}
          </span>
          <span className={css.sunyi}>
            {formatNumber(baris.carat, 3)} ct
            {baris.no_sertifikat ? ` · ${t('batu.sertifikat', { nomor: baris.no_sertifikat })}` : ''}
          </span>
          {baris.harga === null ? null : <span className={css.nilai}>{formatRupiah(baris.harga)}</span>}
        </li>
      ))}
      <li className={css.total}>
        {t('batu.jumlah', { jumlah: formatNumber(jumlah), carat: formatNumber(carat, 3), nilai: formatRupiah(nilai) })}
      </li>
    </ul>
  );
}
