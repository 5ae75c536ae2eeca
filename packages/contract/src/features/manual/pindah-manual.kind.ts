import { ref, text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { barisManualFields, barisTersimpanFields, jumlahManualFields } from './baris.fields.ts';
import { GERBANG_MANUAL } from './gerbang.ts';

const PAGE = '/pindah-barang-manual';
const kode_gudang = ref('gudang', { required: true, label: 'field.ke_gudang' });
const kode_baki = ref('baki', { required: true, label: 'field.ke_baki', where: { kode_gudang: 'kode_gudang' } });

/** Manual items go from their trays to another one (domain guide §8.4). It is posted when it is saved. */
export const pindahBarangManual = defineKind({
  key: 'pindah-barang-manual',
  base: 'pindah-barang-manual',
  kode: 'PBM',
  number: 'no_pindah',
  gate: GERBANG_MANUAL,
  menu: 'manual',
  pages: { create: PAGE, list: PAGE },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  header: { kode_gudang, kode_baki, keterangan: text({ max: 200, upper: true }) },
  parts: {},
  rows: { barang: barisManualFields },
  deeds: {
    batal: {
      page: PAGE,
      from: ['DONE'],
      to: 'CANC',
      note: 'manual.batal_pindah',
      approval: 'BATAL PINDAH BARANG MANUAL',
      input: { alasan: text({ max: 200, required: true }) },
      undoes: ['buat'],
    },
  },
  stored: { table: 'pindah_manual', fields: { kode_gudang, kode_baki, ...jumlahManualFields } },
  /** A line names where the goods lay before. */
  lines: { barang: { table: 'pindah_manual_baris', fields: barisTersimpanFields } },
  prints: ['nota.pdf'],
  columns: ['tgl', 'kode_gudang', 'kode_baki', 'keterangan', 'total_qty', 'total_berat', 'dibuat_oleh'],
  filters: ['kode_baki'],
  search: ['kode_baki', 'barang/kode_baki'],
});
