import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import type { NotaKolom } from '@kilau/contract/trade/nota/nota-tata.ts';
import type { Context } from '../../platform/context.ts';
import type { BarangTukar, DokumenNota } from './nota-dokumen.ts';

type Ditukar = Pick<DokumenNota, 'grand_total' | 'tukar' | 'barang_tukar'>;

/** Whether old goods pay for the new ones. */
export const ditukar = ({ barang_tukar = [] }: Ditukar): boolean => barang_tukar.length > 0;

/** The one difference of an exchange, and what it is called by the way it goes; the total of any other paper. */
export function tagihanNota(dokumen: Ditukar, t: Context['t']): { readonly label: string; readonly jumlah: Dec } {
  const { grand_total, tukar = 0 } = dokumen;
  if (!ditukar(dokumen)) return { label: t('nota.total'), jumlah: Dec.from(grand_total) };
  const beda = Dec.from(grand_total).minus(tukar);
  return { label: t(beda.isNegative() ? 'nota.kembali_customer' : 'nota.tambah_bayar'), jumlah: beda.abs() };
}

/** From new goods to the difference, a step each. */
export const ringkasTukar = (dokumen: Ditukar, t: Context['t']): (readonly [string, string])[] =>
  ditukar(dokumen)
    ? [
        [t('nota.barang_baru'), formatNumber(dokumen.grand_total)],
        [t('nota.barang_lama'), `-${formatNumber(dokumen.tukar ?? 0)}`],
      ]
    : [];

/** Where an old piece comes from, and in which condition. */
export const asalTukar = ({ kondisi_barang, no_faktur }: BarangTukar, t: Context['t']): string =>
  [t('nota.barang_lama'), kondisi_barang, no_faktur || t('nota.tanpa_nota')].join(' · ');

/** Its figures, in the columns of a sold one. */
export const angkaTukar = ({
  kadar,
  berat,
  harga_rata,
  harga_beli,
}: BarangTukar): Readonly<Record<NotaKolom, string>> => ({
  kadar: `${formatPlain(kadar)} %`,
  berat: formatNumber(berat, 3),
  harga_gram: formatNumber(harga_rata),
  ongkos: '-',
  atribut: '-',
  diskon: '-',
  jumlah: `-${formatNumber(harga_beli)}`,
});
