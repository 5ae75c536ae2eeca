import { code, integer, kadar, ref, text, weight } from '../../../core/field.ts';
import { defineKind } from '../../../core/kind.ts';

const PAGE = '/hancur-data-barang';

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

/**
 * Pieces leave the stock because they are broken, lost or entered wrongly (domain guide §8.4): with an approval that
 * names them.
 */
export const hancurBarang = defineKind({
  key: 'hancur-barang',
  base: 'hancur-barang',
  kode: 'HC',
  number: 'no_hancur',
  menu: 'barang',
  pages: { create: PAGE, list: PAGE },
  approval: 'HANCUR BARANG',
  // Every piece by its code.
  binds: {
    barang: text({ max: 20_000, required: true }),
    jumlah_barang: integer({ required: true, min: 1 }),
    total_berat: weight({ required: true }),
  },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  header: {
    kode_kondisi: ref('kondisi-barang', { required: true, label: 'hancur.kondisi' }),
    keterangan: text({ max: 200, upper: true }),
  },
  parts: {},
  rows: { barang: { kode_barcode: text({ max: 30, required: true }) } },
  deeds: {
    batal: {
      note: 'hancur.batal_penjelasan',
      page: PAGE,
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL HANCUR BARANG',
      input: {
        alasan: text({ max: 200, required: true }),
        /** Without a tray every piece goes back to its own. */
        kode_baki: ref('baki', { label: 'hancur.kembali_ke' }),
      },
      undoes: ['buat'],
    },
  },
  stored: {
    table: 'hancur_barang',
    fields: {
      kode_kondisi: code({ label: 'hancur.kondisi' }),
      nama_kondisi: text({ max: 60 }),
      jumlah_barang: integer({}),
      total_berat: weight({}),
    },
  },
  lines: { barang: { table: 'hancur_barang_baris', fields: BARIS_BARANG, picture: 'foto_produk/{kode_barcode}' } },
  prints: ['nota.pdf'],
  columns: ['tgl', 'nama_kondisi', 'keterangan', 'jumlah_barang', 'total_berat', 'dibuat_oleh', 'cetak'],
  filters: [],
  search: ['barang/kode_barcode'],
});
