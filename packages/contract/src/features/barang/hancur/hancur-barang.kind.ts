import { ref, text } from '../../../core/field.ts';
import { defineKind } from '../../../core/kind.ts';
import { BARIS_BARANG, HANCUR } from './hancur.fields.ts';

const PAGE = '/hancur-data-barang';

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
  binds: HANCUR.binds,
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  header: HANCUR.header,
  parts: {},
  rows: HANCUR.rows,
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
  stored: { table: 'hancur_barang', fields: HANCUR.kepala },
  lines: { barang: { table: 'hancur_barang_baris', fields: BARIS_BARANG, picture: 'foto_produk/{kode_barcode}' } },
  prints: ['nota.pdf'],
  columns: HANCUR.columns,
  filters: [],
  search: ['barang/kode_barcode'],
});
