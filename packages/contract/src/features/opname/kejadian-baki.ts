/**
 * What may happen to a tray after it was weighed: documents as the ledger calls them (kind and deed joined by `_`, the
 * deed's number left out), and changes that post nothing but move what the tray should weigh. LAIN is what nobody has
 * named yet.
 */
export const KEJADIAN_BAKI = [
  'BARANG_TAMBAH',
  'PENJUALAN_VALIDASI',
  'PENJUALAN_BATAL',
  'PINDAH_BARANG_BUAT',
  'PINDAH_BARANG_BATAL',
  'HANCUR_BARANG_BUAT',
  'HANCUR_BARANG_BATAL',
  'KADAR_UBAH',
  'TAMBAH_BARANG_MANUAL_BUAT',
  'TAMBAH_BARANG_MANUAL_BATAL',
  'PINDAH_BARANG_MANUAL_BUAT',
  'PINDAH_BARANG_MANUAL_BATAL',
  'HANCUR_BARANG_MANUAL_BUAT',
  'HANCUR_BARANG_MANUAL_BATAL',
  'PENJUALAN_MANUAL_VALIDASI',
  'PENJUALAN_MANUAL_BATAL',
  'PEMBELIAN_MANUAL_VALIDASI',
  'PEMBELIAN_MANUAL_BATAL',
  'AKSESORIS_TAMBAH',
  'AKSESORIS_AMBIL',
  'AKSESORIS_BATAL',
  'UBAH_PLASTIK',
  'UBAH_ATRIBUT',
  'UBAH_KADAR_CETAK',
  'UBAH_BERAT_BAKI',
  'UBAH_BERAT_BANDROL',
  'LAIN',
] as const;
export type KejadianBaki = (typeof KEJADIAN_BAKI)[number];
