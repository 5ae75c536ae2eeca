import { defineDocument } from '../../core/document.ts';
import { choice, code, date, integer, ref, text, weight } from '../../core/field.ts';
import { masukManualFields } from './baris.fields.ts';
import { GERBANG_MANUAL } from './gerbang.ts';

/** Manual items come into their trays. It is posted when it is saved. */
export const tambahBarangManual = defineDocument({
  key: 'tambah-barang-manual',
  base: 'tambah-barang-manual',
  kode: 'TBM',
  gate: GERBANG_MANUAL,
  menu: 'manual',
  pages: { create: '/data-barang-manual', list: '/data-barang-manual' },
  header: { keterangan: text({ max: 200, upper: true }) },
  parts: {},
  rows: { barang: masukManualFields },
  actions: {
    batal: {
      page: '/data-barang-manual',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL TAMBAH BARANG MANUAL',
      input: { alasan: text({ max: 200, required: true }) },
    },
  },
  list: {
    columns: {
      no_tambah: code({}),
      tgl: date({}),
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
