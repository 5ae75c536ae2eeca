/** What other features may use of the sale: how a piece is priced. */
export { hargaBaris, hargaSistem, type AturanHarga, type HargaHariIni, type TipeOngkos } from './penjualan.calc.ts';
