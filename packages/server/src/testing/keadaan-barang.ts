import type { TampilBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import type { Sql } from '../platform/database/tx.ts';

/** The row of a piece in each state: `$2` is the number of the document that has it. */
const JADI: Readonly<Record<TampilBarang, string>> = {
  TERSEDIA: `status = 'TERSEDIA', pemilik_jenis = null, pemilik_nomor = null, klaim_jenis = null, klaim_nomor = null`,
  RESERVASI: `status = 'TERSEDIA', pemilik_jenis = null, pemilik_nomor = null, klaim_jenis = 'penjualan',
    klaim_nomor = $2`,
  TITIP: `status = 'TITIP', pemilik_jenis = 'titipan', pemilik_nomor = $2, klaim_jenis = null, klaim_nomor = null`,
  CONTOH: `status = 'CONTOH', pemilik_jenis = 'pesanan', pemilik_nomor = $2, klaim_jenis = null, klaim_nomor = null`,
  CICIL: `status = 'CICIL', pemilik_jenis = 'cicilan', pemilik_nomor = $2, klaim_jenis = null, klaim_nomor = null`,
  TERJUAL: `status = 'TERJUAL', pemilik_jenis = 'penjualan', pemilik_nomor = $2, klaim_jenis = null,
    klaim_nomor = null`,
  BELI: `status = 'BELI', pemilik_jenis = 'pembelian', pemilik_nomor = $2, klaim_jenis = null, klaim_nomor = null`,
  SORTIR: `status = 'SORTIR', pemilik_jenis = 'sortir-pembelian', pemilik_nomor = $2, klaim_jenis = null,
    klaim_nomor = null`,
  CUCI: `status = 'CUCI', pemilik_jenis = 'kirim-barang-cuci', pemilik_nomor = $2, klaim_jenis = null,
    klaim_nomor = null`,
  GANTI: `status = 'GANTI', pemilik_jenis = 'pindah-sortir', pemilik_nomor = $2, klaim_jenis = null,
    klaim_nomor = null`,
  LEBUR: `status = 'LEBUR', pemilik_jenis = 'pindah-sortir', pemilik_nomor = $2, klaim_jenis = null,
    klaim_nomor = null`,
  BATAL: `status = 'BATAL', pemilik_jenis = 'pindah-sortir', pemilik_nomor = $2, klaim_jenis = null,
    klaim_nomor = null`,
  KEMBALI: `status = 'KEMBALI', pemilik_jenis = 'pembelian', pemilik_nomor = $2, klaim_jenis = null,
    klaim_nomor = null`,
  KIRIM: `status = 'KIRIM', pemilik_jenis = 'kirim-barang', pemilik_nomor = $2, klaim_jenis = null, klaim_nomor = null`,
  KELUAR: `status = 'KELUAR', pemilik_jenis = 'kirim-barang', pemilik_nomor = $2, klaim_jenis = null,
    klaim_nomor = null`,
  HILANG: `status = 'HILANG', pemilik_jenis = 'kirim-barang', pemilik_nomor = $2, klaim_jenis = null,
    klaim_nomor = null`,
  HANCUR: `status = 'HANCUR', pemilik_jenis = 'hancur-barang', pemilik_nomor = $2, klaim_jenis = null,
    klaim_nomor = null`,
};

/** Gives a piece a state and the document that has it, as another feature would; the books know nothing of it. */
export async function jadikan(sql: Sql, kode_barcode: string, jadi: TampilBarang, nomor = ''): Promise<void> {
  const values = jadi === 'TERSEDIA' ? [kode_barcode] : [kode_barcode, nomor];
  await sql.query(`update barang set ${JADI[jadi]} where kode_barcode = $1`, values);
}
