/** What other features may use of the goods. */
export { gerakStok, RINGKASAN_STOK, SARING_STOK, TILES_STOK } from './ringkasan-stok.ts';
