import { defineDocument } from '../../core/document.ts';
import { choice, code, date, integer, ref, text, weight } from '../../core/field.ts';
import { ambilManualFields, tulisBaris, type BarisAmbil } from './baris.fields.ts';
import { GERBANG_MANUAL } from './gerbang.ts';

/**
 * Manual items leave the stock because they are broken, lost or entered wrongly: with an approval that names every
 * line.
 */
export const hancurBarangManual = defineDocument({
  key: 'hancur-barang-manual',
  base: 'hancur-barang-manual',
  kode: 'HBM',
  gate: GERBANG_MANUAL,
  menu: 'manual',
  pages: { create: '/hancur-barang-manual', list: '/hancur-barang-manual' },
  header: {
    kode_kondisi: ref('kondisi-barang', { required: true, label: 'hancur.kondisi' }),
    keterangan: text({ max: 200, upper: true }),
    otorisasi: text({ max: 36 }),
  },
  parts: {},
  rows: { barang: ambilManualFields },
  actions: {
    batal: {
      page: '/hancur-barang-manual',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL HANCUR BARANG MANUAL',
      input: { alasan: text({ max: 200, required: true }) },
    },
  },
  list: {
    columns: {
      no_hancur: code({}),
      tgl: date({}),
      kode_kondisi: code({}),
      nama_kondisi: text({ max: 60 }),
      keterangan: text({ max: 200 }),
      total_qty: integer({}),
      total_berat: weight({}),
      status: code({}),
      dibuat_oleh: code({}),
      disetujui_oleh: code({}),
    },
    filters: {
      tgl_from: date({}),
      tgl_to: date({}),
      status: choice(['DONE', 'CANC'], {}),
      kode_baki: ref('baki', { all: true }),
    },
  },
});

/** Category of the approval that destroys manual items. */
export const OTORISASI_HANCUR_MANUAL = 'HANCUR BARANG MANUAL';
/** Most lines of one document: an approval names every one of them. */
export const HANCUR_MANUAL_MAKS = 100;

/** What the approval of a destruction is bound to, told the same way by page and server. */
export const nilaiHancurManual = (
  kode_kondisi: string,
  barang: readonly BarisAmbil[],
): { readonly kode_kondisi: string; readonly barang: string } => ({
  kode_kondisi,
  barang: barang.map(tulisBaris).toSorted().join('; '),
});
