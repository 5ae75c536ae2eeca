/** Name of the exported file of every catalogue list (specification, section 9). */
export const CSV_KATALOG = 'kategori-katalog';

/** What every catalogue list says after a deed that succeeded (specification, section 8). */
export const BERHASIL = {
  disimpan: 'katalog.ditambahkan',
  diedit: 'katalog.dirubah',
  dihapus: 'katalog.dihapus',
} as const;
