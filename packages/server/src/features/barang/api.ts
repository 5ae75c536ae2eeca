/** What other features may ask of the goods. */
export { gambarBukti, type Bukti } from './bukti.ts';
export { bacaFoto, gantiFoto } from './foto.ts';
export { fotoContoh } from './foto-contoh.ts';
export { diSaring, perAset, saldoPeriode, whole } from './saldo-stok.ts';
