import { boolean, choice, integer, money, text } from '../../core/field.ts';

/** The group a new accessory gets, where the shop has it. */
export const GROUP_AKSESORIS = 'ACC';

export const ARAH_STOK = ['TAMBAH', 'AMBIL'] as const;
export type ArahStok = (typeof ARAH_STOK)[number];
/** What accessories are taken for; LAINNYA says so in the remark. */
export const KEPERLUAN = ['HADIAH', 'DIPAKAI', 'RUSAK', 'HILANG', 'LAINNYA'] as const;
export type Keperluan = (typeof KEPERLUAN)[number];

/** What of an accessory may be changed later. Its group, type, tray and weight stay (decisions.md 5). */
export const ubahAksesorisFields = {
  nama_aksesoris: text({ max: 100, required: true, upper: true, label: 'aksesoris.nama' }),
  harga_jual: money({ min: 0, required: true }),
  status_aktif: boolean({ label: 'umum.aktif' }),
};

/** Query of the list. */
export const daftarAksesorisFields = {
  q: text({ max: 60 }),
  /** SEMUA: those that are not in use as well. */
  tampil: choice(['AKTIF', 'SEMUA'], {}),
  limit: integer({ min: 1, max: 500 }),
  after: text({ max: 120 }),
};
