/** What other features may ask of the sale. */
export { simpanPenjualan } from './simpan.post.ts';
export { validasiPenjualan } from './validasi.post.ts';
export { batalPenjualan, tolakPenjualan } from './batal.post.ts';
export type { PenjualanMasuk } from './baris-jual.ts';
