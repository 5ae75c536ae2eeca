import { Dec } from '../../core/dec.ts';

/** What a category of the cash book counts to at the end of a day (domain guide part 2, §7.2). */
export type GolonganKas = 'penjualan' | 'pembelian' | 'pinjaman' | 'lain';

/** Categories that belong to trade and loans; every other is income where it came and spent where it went. */
export const GOLONGAN_KAS: Readonly<Record<string, GolonganKas>> = {
  PENJUALAN: 'penjualan',
  'BATAL PENJUALAN': 'penjualan',
  'PENJUALAN MANUAL': 'penjualan',
  'BATAL PENJUALAN MANUAL': 'penjualan',
  PEMBELIAN: 'pembelian',
  'BATAL PEMBELIAN': 'pembelian',
  'PEMBELIAN MANUAL': 'pembelian',
  'BATAL PEMBELIAN MANUAL': 'pembelian',
  'TUKAR KURANG': 'pembelian',
  'BATAL TUKAR KURANG': 'pembelian',
  HUTANG: 'pinjaman',
};

export const golonganKas = (kategori: string): GolonganKas => GOLONGAN_KAS[kategori] ?? 'lain';

/** Cash that came and went under one category, both 0 or more. */
export interface KategoriKas {
  readonly kategori: string;
  readonly masuk: Dec;
  readonly keluar: Dec;
}

/**
 * The cash of a day: `akhir = awal + penjualan + pemasukan − pembelian − pinjaman − pengeluaran`. What is taken back
 * counts against what it belongs to; of all else what came is income, what went is spent. What goes from drawer to
 * drawer is neither.
 * @param rows of the whole shop.
 */
export function kasHari(awal: Dec, rows: readonly KategoriKas[]) {
  const bersih = (golongan: GolonganKas): Dec =>
    Dec.sum(
      rows.flatMap(({ kategori, masuk, keluar }) => (golonganKas(kategori) === golongan ? [masuk.minus(keluar)] : [])),
    );
  const lain = rows.filter(({ kategori }) => golonganKas(kategori) === 'lain');
  const penjualan = bersih('penjualan');
  const pembelian = bersih('pembelian').negated();
  const pinjaman = bersih('pinjaman').negated();
  const pemasukan = Dec.sum(lain.map(({ masuk }) => masuk));
  const pengeluaran = Dec.sum(lain.map(({ keluar }) => keluar));
  const akhir = awal.plus(penjualan).plus(pemasukan).minus(pembelian).minus(pinjaman).minus(pengeluaran);
  return { awal, penjualan, pemasukan, pembelian, pinjaman, pengeluaran, akhir };
}
