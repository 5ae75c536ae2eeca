import { ref, text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { barisManualFields, barisTersimpanFields, jumlahManualFields } from './baris.fields.ts';
import { GERBANG_MANUAL } from './gerbang.ts';

const PAGE = '/hancur-barang-manual';
const kode_kondisi = ref('kondisi-barang', { required: true, label: 'hancur.kondisi' });

/**
 * Manual items leave the stock because they are broken, lost or entered wrongly: with an approval that names every
 * line.
 */
export const hancurBarangManual = defineKind({
  key: 'hancur-barang-manual',
  base: 'hancur-barang-manual',
  kode: 'HBM',
  number: 'no_hancur',
  gate: GERBANG_MANUAL,
  menu: 'manual',
  pages: { create: PAGE, list: PAGE },
  approval: 'HANCUR BARANG MANUAL',
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  header: { kode_kondisi, keterangan: text({ max: 200, upper: true }) },
  parts: {},
  rows: { barang: barisManualFields },
  deeds: {
    batal: {
      page: PAGE,
      from: ['DONE'],
      to: 'CANC',
      note: 'manual.batal_hancur',
      approval: 'BATAL HANCUR BARANG MANUAL',
      input: { alasan: text({ max: 200, required: true }) },
      undoes: ['buat'],
    },
  },
  stored: {
    table: 'hancur_manual',
    fields: { kode_kondisi, nama_kondisi: text({ required: true, max: 60 }), ...jumlahManualFields },
  },
  lines: { barang: { table: 'hancur_manual_baris', fields: barisTersimpanFields } },
  prints: ['nota.pdf'],
  columns: ['tgl', 'nama_kondisi', 'keterangan', 'total_qty', 'total_berat', 'dibuat_oleh'],
  filters: ['kode_kondisi'],
  search: ['barang/kode_baki'],
});

/** Most lines of one paper: an approval names every one of them. */
export const HANCUR_MANUAL_MAKS = 100;
