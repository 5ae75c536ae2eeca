import { defineDocument } from '../../core/document.ts';
import { choice, code, date, integer, kadar, money, ref, text, weight } from '../../core/field.ts';
import { BAYAR_FIELDS } from '../../trade/bayar/bayar.fields.ts';
import { PELANGGAN_FIELDS } from '../../trade/pelanggan/pelanggan.fields.ts';
import { GERBANG_MANUAL } from './gerbang.ts';

/** Who may say that money was taken or given. */
export const PENGESAH = ['KASIR', 'SPV', 'OWN', 'SU', 'MU'] as const;
/** The page where both kinds are validated exists with the module alone (specification, R047). */
export const VALIDASI_MANUAL = { page: '/validasi-jual-beli-manual', gate: 'MANUAL_ITEMS_TRANSACTION_MODULE' } as const;
export const TRANSAKSI_MANUAL = '/transaksi-jual-beli-manual';
/** Most lines of one document, so that its paper and its approvals stay readable. */
export const BARIS_MAKS = 100;

/** A sale of goods without barcodes: each line takes pieces and grams out of one row of the stock. OPEN holds them. */
export const penjualanManual = defineDocument({
  key: 'penjualan-manual',
  base: 'penjualan-manual',
  kode: 'FJM',
  gate: GERBANG_MANUAL,
  menu: 'manual',
  pages: { create: TRANSAKSI_MANUAL, list: '/lihat-penjualan-manual' },
  validation: 'VALIDASI_PENJUALAN_MODULE',
  header: { kode_sales: ref('sales', {}) },
  parts: { pelanggan: PELANGGAN_FIELDS },
  rows: {
    barang: {
      kode_gudang: ref('gudang', { required: true }),
      kode_baki: ref('baki', { required: true }),
      kode_group: ref('group', { required: true }),
      kode_dept: ref('jenis', { required: true }),
      kadar: kadar({ required: true }),
      qty: integer({ required: true, min: 1, max: 99_999 }),
      berat: weight({ required: true, min: 0.001 }),
      /** Today's price of the group unless sent. */
      harga_gram: money({ min: 1 }),
      ongkos: money({}),
      diskon_rp: money({}),
      otorisasi: text({ max: 36 }),
    },
    bayar: BAYAR_FIELDS,
  },
  actions: {
    validasi: { ...VALIDASI_MANUAL, from: ['OPEN'], to: 'DONE', levels: PENGESAH, batch: true },
    tolak: {
      ...VALIDASI_MANUAL,
      from: ['OPEN'],
      to: 'CANC',
      approval: 'TOLAK PENJUALAN MANUAL',
      input: { alasan: text({ max: 200, required: true }) },
    },
    batal: {
      page: '/batal-penjualan-manual',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL PENJUALAN MANUAL',
      input: { alasan: text({ max: 200, required: true }) },
    },
  },
  list: {
    columns: {
      no_jual: code({}),
      tgl: date({}),
      kode_sales: code({}),
      nama: text({ max: 100 }),
      total_qty: integer({}),
      total_berat: weight({}),
      grand_total: money({}),
      status: code({}),
      dibuat_oleh: code({}),
      valid_oleh: code({}),
    },
    filters: {
      tgl_from: date({}),
      tgl_to: date({}),
      status: choice(['OPEN', 'DONE', 'CANC'], {}),
      kode_sales: ref('sales', { all: true }),
    },
  },
});
