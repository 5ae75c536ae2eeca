import { code, integer, kadar, ref, text, weight } from '../../../core/field.ts';

/** Most pieces of one paper: an approval names every one of them. */
export const HANCUR_MAKS = 300;

/** What a line keeps of a piece: what it was, and where it lay before the paper. */
export const BARIS_BARANG = {
  kode_barcode: code({}),
  kode_intern: code({}),
  nama_barang: text({ max: 100 }),
  kode_group: code({ label: 'laporan.group' }),
  kode_dept: code({ label: 'laporan.jenis' }),
  kadar: kadar({}),
  berat: weight({}),
  dari_gudang: code({}),
  dari_baki: code({}),
} as const;

/** What both papers that destroy pieces are sent, bind, keep and show: pieces of the stock, and bought ones. */
export const HANCUR = {
  // Every piece by its code.
  binds: {
    barang: text({ max: 20_000, required: true }),
    jumlah_barang: integer({ required: true, min: 1 }),
    total_berat: weight({ required: true }),
  },
  header: {
    kode_kondisi: ref('kondisi-barang', { required: true, label: 'hancur.kondisi' }),
    keterangan: text({ max: 200, upper: true }),
  },
  rows: { barang: { kode_barcode: text({ max: 30, required: true }) } },
  kepala: {
    kode_kondisi: code({ label: 'hancur.kondisi' }),
    nama_kondisi: text({ max: 60 }),
    jumlah_barang: integer({}),
    total_berat: weight({}),
  },
  columns: ['tgl', 'nama_kondisi', 'keterangan', 'jumlah_barang', 'total_berat', 'dibuat_oleh', 'cetak'],
} as const;
