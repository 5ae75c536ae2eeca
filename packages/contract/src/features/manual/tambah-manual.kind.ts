import { text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { barisTersimpanFields, jumlahManualFields, masukManualFields } from './baris.fields.ts';
import { GERBANG_MANUAL } from './gerbang.ts';

const PAGE = '/data-barang-manual';

/** Manual items come into their trays. It is posted when it is saved. */
export const tambahBarangManual = defineKind({
  key: 'tambah-barang-manual',
  base: 'tambah-barang-manual',
  kode: 'TBM',
  number: 'no_tambah',
  gate: GERBANG_MANUAL,
  menu: 'manual',
  pages: { create: PAGE, list: PAGE },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  header: { keterangan: text({ max: 200, upper: true }) },
  parts: {},
  rows: { barang: masukManualFields },
  deeds: {
    batal: {
      page: PAGE,
      from: ['DONE'],
      to: 'CANC',
      note: 'manual.batal_tambah',
      approval: 'BATAL TAMBAH BARANG MANUAL',
      input: { alasan: text({ max: 200, required: true }) },
      undoes: ['buat'],
    },
  },
  stored: { table: 'tambah_manual', fields: jumlahManualFields },
  /** A line keeps the purity that the group had when the goods came. */
  lines: { barang: { table: 'tambah_manual_baris', fields: barisTersimpanFields } },
  prints: ['nota.pdf'],
  columns: ['tgl', 'keterangan', 'total_qty', 'total_berat', 'dibuat_oleh'],
  filters: [],
  search: ['barang/kode_baki'],
});
