/** What other features may know of accessories. */
export { AKSESORIS, KATEGORI_AKSESORIS } from './aksesoris.fields.ts';
