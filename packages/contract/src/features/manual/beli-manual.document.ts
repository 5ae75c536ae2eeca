import { defineDocument } from '../../core/document.ts';
import { choice, code, date, integer, kadar, money, ref, text, weight } from '../../core/field.ts';
import { PELANGGAN_FIELDS } from '../../trade/pelanggan/pelanggan.fields.ts';
import { GERBANG_MANUAL } from './gerbang.ts';
import { PENGESAH, TRANSAKSI_MANUAL, VALIDASI_MANUAL } from './jual-manual.document.ts';

/** How a seller is paid: out of the drawer of who validates, or from one of the shop's accounts. */
export const CARA_BELI = ['CASH', 'TRANSFER'] as const;

/** A purchase of goods that are kept without barcodes: OPEN moves nothing, validated they lie in their trays. */
export const pembelianManual = defineDocument({
  key: 'pembelian-manual',
  base: 'pembelian-manual',
  kode: 'FBM',
  gate: GERBANG_MANUAL,
  menu: 'manual',
  pages: { create: TRANSAKSI_MANUAL, list: '/lihat-pembelian-manual' },
  validation: 'VALIDASI_PEMBELIAN_MODULE',
  header: {
    kode_sales: ref('sales', {}),
    cara_bayar: choice(CARA_BELI, { required: true, default: 'CASH' }),
    no_rekening: ref('rekening', {}),
    no_rekening_customer: text({ max: 40 }),
  },
  parts: { pelanggan: PELANGGAN_FIELDS },
  rows: {
    barang: {
      kode_group: ref('group', { required: true }),
      kode_dept: ref('jenis', { required: true }),
      /** Its group's unless sent. */
      kadar: kadar({ min: 0.001 }),
      /** Gudang BELI unless sent. */
      kode_baki: ref('baki', {}),
      qty: integer({ required: true, min: 1, max: 99_999 }),
      berat: weight({ required: true, min: 0.001 }),
      /** What the seller's nota says it weighed; empty when he has none. */
      berat_nota: weight({ min: 0.001 }),
      harga_gram: money({ required: true, min: 1 }),
      potongan: money({}),
      otorisasi: text({ max: 36 }),
    },
  },
  actions: {
    validasi: { ...VALIDASI_MANUAL, from: ['OPEN'], to: 'DONE', levels: PENGESAH, batch: true },
    tolak: {
      ...VALIDASI_MANUAL,
      from: ['OPEN'],
      to: 'CANC',
      approval: 'TOLAK PEMBELIAN MANUAL',
      input: { alasan: text({ max: 200, required: true }) },
    },
    batal: {
      page: '/batal-pembelian-manual',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL PEMBELIAN MANUAL',
      input: { alasan: text({ max: 200, required: true }) },
    },
  },
  list: {
    columns: {
      no_beli: code({}),
      tgl: date({}),
      kode_sales: code({}),
      nama: text({ max: 100 }),
      total_qty: integer({}),
      total_berat: weight({}),
      grand_total: money({}),
      cara_bayar: code({}),
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
