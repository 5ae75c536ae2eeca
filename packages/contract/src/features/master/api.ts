/** What other features may use of the masters. */
export { GUDANG_BAWAAN } from './gudang.resource.ts';
export { hargaJauh } from './harga.calc.ts';
export { HARGA_BERUBAH } from './harga.ts';
