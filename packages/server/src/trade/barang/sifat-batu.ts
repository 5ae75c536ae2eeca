/** What of a stone names a master, and the table of these. */
export const MASTER_BATU = {
  kode_jenis_batu: 'jenis_batu',
  kode_shape: 'batu_shape',
  kode_color: 'batu_color',
  kode_clarity: 'batu_clarity',
  kode_cutgrade: 'batu_cutgrade',
  kode_polish: 'batu_polish',
  kode_symmetry: 'batu_symmetry',
  kode_fluorescence: 'batu_fluorescence',
} as const;

/** All that a line of stones says, as columns. */
export const KOLOM_BATU = `${Object.keys(MASTER_BATU).join(', ')}, jumlah, carat, no_sertifikat, harga`;
