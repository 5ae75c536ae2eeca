/** What other features may ask of the sale. */
export { batalPenjualan, simpanPenjualan, tolakPenjualan, validasiPenjualan } from './lakukan.ts';
export type { PenjualanMasuk } from './baris-jual.ts';
