/** Where accessories are looked at and kept. */
export const AKSESORIS = '/tambah-dan-ambil-stock-aksesoris';

/** The kategori whose groups hold accessories (decisions.md 4). */
export const KATEGORI_AKSESORIS = 'AKSESORIS';
