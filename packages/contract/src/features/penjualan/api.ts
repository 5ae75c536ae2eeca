/** What other features may use of the sale: how goods are priced, paid for and approved. */
export {
  bulatkan,
  hargaBaris,
  hargaSistem,
  hitungPpn,
  type AturanHarga,
  type HargaBaris,
  type HargaHariIni,
  type HargaSistem,
  type TipeOngkos,
} from './penjualan.calc.ts';
export { hitungBayar, type HasilBayar } from './bayar.calc.ts';
export { kategoriOtorisasi, nilaiBaris, type AturanOtorisasi, type NilaiBaris } from './otorisasi.calc.ts';
export { BAYAR_FIELDS, PELANGGAN_FIELDS } from './penjualan.document.ts';
export type { BayarDokumen, PelangganTersimpan, RiwayatDokumen } from './penjualan.wire.ts';
