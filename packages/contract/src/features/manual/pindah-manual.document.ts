import { defineDocument } from '../../core/document.ts';
import { choice, code, date, integer, ref, text, weight } from '../../core/field.ts';
import { ambilManualFields } from './baris.fields.ts';
import { GERBANG_MANUAL } from './gerbang.ts';

/** Manual items go from their trays to another one (domain guide §8.4). It is posted when it is saved. */
export const pindahBarangManual = defineDocument({
  key: 'pindah-barang-manual',
  base: 'pindah-barang-manual',
  kode: 'PBM',
  gate: GERBANG_MANUAL,
  menu: 'manual',
  pages: { create: '/pindah-barang-manual', list: '/pindah-barang-manual' },
  header: {
    kode_gudang: ref('gudang', { required: true, label: 'field.ke_gudang' }),
    kode_baki: ref('baki', { required: true, label: 'field.ke_baki', where: { kode_gudang: 'kode_gudang' } }),
    keterangan: text({ max: 200, upper: true }),
  },
  parts: {},
  rows: { barang: ambilManualFields },
  actions: {
    batal: {
      page: '/pindah-barang-manual',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL PINDAH BARANG MANUAL',
      input: { alasan: text({ max: 200, required: true }) },
    },
  },
  list: {
    columns: {
      no_pindah: code({}),
      tgl: date({}),
      kode_gudang: code({}),
      kode_baki: code({}),
      keterangan: text({ max: 200 }),
      total_qty: integer({}),
      total_berat: weight({}),
      status: code({}),
      dibuat_oleh: code({}),
    },
    filters: {
      tgl_from: date({}),
      tgl_to: date({}),
      status: choice(['DONE', 'CANC'], {}),
      kode_baki: ref('baki', { all: true }),
    },
  },
});
