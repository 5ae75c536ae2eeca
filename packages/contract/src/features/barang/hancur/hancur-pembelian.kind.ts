import { code, money, text } from '../../../core/field.ts';
import { defineKind } from '../../../core/kind.ts';
import { BARIS_BARANG, HANCUR } from './hancur.fields.ts';

const PAGE = '/hancur-pembelian';

/**
 * Bought pieces that are not worth sorting leave the stock before they were (documents.md, Refinishing). Each goes back
 * to the purchase that brought it when this is cancelled; until then that one cannot be taken back.
 */
export const hancurPembelian = defineKind({
  key: 'hancur-pembelian',
  base: 'hancur-pembelian',
  kode: 'HP',
  number: 'no_hancur',
  menu: 'pembelian',
  pages: { create: PAGE, list: PAGE },
  approval: 'HANCUR PEMBELIAN',
  binds: HANCUR.binds,
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  header: HANCUR.header,
  parts: {},
  rows: HANCUR.rows,
  deeds: {
    batal: {
      note: 'hancur.batal_beli_penjelasan',
      page: PAGE,
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL HANCUR PEMBELIAN',
      input: { alasan: text({ max: 200, required: true }) },
      undoes: ['buat'],
    },
  },
  stored: { table: 'hancur_pembelian', fields: HANCUR.kepala },
  lines: {
    barang: {
      table: 'hancur_pembelian_baris',
      fields: {
        ...BARIS_BARANG,
        /** The purchase that it belonged to, and what it was bought for there. */
        no_pembelian: code({ required: true }),
        harga_beli: money({ required: true }),
      },
      picture: 'foto_produk/{kode_barcode}',
    },
  },
  prints: ['nota.pdf'],
  columns: HANCUR.columns,
  filters: [],
  search: ['barang/kode_barcode', 'barang/no_pembelian'],
});
