/** What other features may use of the masters. */
export { bandrol } from './bandrol.resource.ts';
export { group } from './group.resource.ts';
export { hargaEmasPembelian } from './harga-emas-pembelian.resource.ts';
export { sales } from './sales.resource.ts';
export { parameterOngkos } from './parameter-ongkos.resource.ts';
export { ongkosBaku, type TarifOngkos } from './ongkos.calc.ts';
export { hargaBatu, type HargaKarat } from './berlian/berlian.calc.ts';
export { parameterBerlian } from './berlian/parameter-berlian.resource.ts';
export type { BarisPapan, PapanHarga } from './papan-harga.ts';
