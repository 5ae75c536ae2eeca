/** What other features may ask of the goods. */
export { barangTidakDikenal } from './dikenal.ts';
export { bacaFoto, gantiFoto } from './foto.ts';
export { pegangBarang } from './pegang.ts';
export { fotoContoh } from './foto-contoh.ts';
