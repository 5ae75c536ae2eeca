/** What other features may ask of the sale. */
export { aturanHarga } from './barang-jual.ts';
export { assertBukanHargaLama, aturanOtorisasi, pajakBaris } from './baris-jual.ts';
export { hitungPembayaran, samarkanKartu, type BayarTersimpan } from './bayar.ts';
export { hargaBarang } from './harga-jual.ts';
export { hargaJualSql } from './harga-jual.sql.ts';
export { gambarNota } from './nota.ts';
export type { NotaContext } from './nota-bagian.ts';
export { bacaTata } from './nota-tata.ts';
export { pelangganJual, salesJual, type Pelanggan } from './pelanggan.ts';
export { simpanPenjualan } from './simpan.post.ts';
export { uangJualEntries, validasiPenjualan, type UangBayar, type UangKepala } from './validasi.post.ts';
export { batalPenjualan, tolakPenjualan } from './batal.post.ts';
export type { PenjualanDokumen } from './baca.ts';
export type { PenjualanMasuk } from './baris-jual.ts';
