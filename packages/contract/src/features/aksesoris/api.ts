/** What other features may know of accessories: where they are looked at, and which kind of goods they are. */
export { AKSESORIS, KATEGORI_AKSESORIS } from './aksesoris.fields.ts';
