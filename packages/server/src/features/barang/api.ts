/** What other features may ask of the goods. */
export { drawBarcodes } from './barcode.ts';
export { gambarBukti, type Bukti } from './bukti.ts';
export { barangTidakDikenal } from './dikenal.ts';
export { bacaFoto, gantiFoto } from './foto.ts';
export { assertTersedia } from './tersedia.ts';
export { pegangBarang } from './pegang.ts';
export { fotoContoh } from './foto-contoh.ts';
export { diSaring, perAset, saldoPeriode, whole } from './saldo-stok.ts';
