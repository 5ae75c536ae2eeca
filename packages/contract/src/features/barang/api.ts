/** What other features may use of the goods. */
export { RINGKASAN_STOK } from './ringkasan-stok.ts';
