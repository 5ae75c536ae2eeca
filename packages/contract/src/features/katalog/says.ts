/** Name of the exported file of every catalogue list (specification, section 9). */
export const CSV_KATALOG = 'kategori-katalog';

/** What a catalogue list says after a deed that succeeded, and on the button that deletes (specification, 5 and 8). */
export const BERHASIL = {
  disimpan: 'katalog.ditambahkan',
  diedit: 'katalog.dirubah',
  dihapus: 'katalog.dihapus',
  hapus_ya: 'katalog.ok',
} as const;
