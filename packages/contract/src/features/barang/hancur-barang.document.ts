import { defineDocument } from '../../core/document.ts';
import { choice, code, date, integer, ref, text, weight } from '../../core/field.ts';

/**
 * Pieces leave the stock because they are broken, lost or entered wrongly (domain guide §8.4): with an approval that
 * names them.
 */
export const hancurBarang = defineDocument({
  key: 'hancur-barang',
  base: 'hancur-barang',
  kode: 'HC',
  menu: 'barang',
  pages: { create: '/hancur-data-barang', list: '/hancur-data-barang' },
  header: {
    kode_kondisi: ref('kondisi-barang', { required: true }),
    keterangan: text({ max: 200, upper: true }),
    otorisasi: text({ max: 36 }),
  },
  parts: {},
  rows: { barang: { kode_barcode: text({ max: 30, required: true }) } },
  actions: {
    batal: {
      page: '/hancur-data-barang',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL HANCUR BARANG',
      /** Without a tray every piece goes back to its own. */
      input: { alasan: text({ max: 200, required: true }), kode_baki: ref('baki', {}) },
    },
  },
  list: {
    columns: {
      no_hancur: code({}),
      tgl: date({}),
      kode_kondisi: code({}),
      nama_kondisi: text({ max: 60 }),
      keterangan: text({ max: 200 }),
      jumlah_barang: integer({}),
      total_berat: weight({}),
      status: code({}),
      dibuat_oleh: code({}),
      disetujui_oleh: code({}),
    },
    filters: { tgl_from: date({}), tgl_to: date({}), status: choice(['DONE', 'CANC'], {}) },
  },
});

/** Category of the approval that destroys pieces. */
export const OTORISASI_HANCUR = 'HANCUR BARANG';
/** Most pieces of one document: an approval names every one of them. */
export const HANCUR_MAKS = 300;

/** What the approval of a destruction is bound to, told the same way by page and server. */
export const nilaiHancur = (
  kode_kondisi: string,
  kode_barcode: readonly string[],
): { readonly kode_kondisi: string; readonly barang: string } => ({
  kode_kondisi,
  barang: kode_barcode.toSorted().join(' '),
});
