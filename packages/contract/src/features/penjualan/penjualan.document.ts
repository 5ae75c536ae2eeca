import { defineDocument } from '../../core/document.ts';
import { choice, code, date, integer, money, percent, ref, text, weight } from '../../core/field.ts';
import { BAYAR_FIELDS } from '../../trade/bayar/bayar.fields.ts';
import { ALASAN } from '../../trade/otorisasi/alasan.fields.ts';
import { KODE_SALES, PELANGGAN_FIELDS } from '../../trade/pelanggan/pelanggan.fields.ts';

/** The sale (domain guide §2). Weight, price and ongkos of a line come from the piece and today's price unless sent. */
export const penjualan = defineDocument({
  key: 'penjualan',
  base: 'penjualan',
  kode: 'FJ',
  menu: 'penjualan',
  pages: { create: '/transaksi-penjualan', list: '/lihat-penjualan' },
  validation: 'VALIDASI_PENJUALAN_MODULE',
  header: { kode_sales: KODE_SALES },
  parts: { pelanggan: PELANGGAN_FIELDS },
  rows: {
    barang: {
      kode_barcode: text({ max: 30, required: true }),
      berat: weight({ min: 0.001 }),
      harga_gram: money({}),
      harga_jual: money({}),
      ongkos: money({}),
      diskon_rp: money({}),
      diskon_persen: percent({}),
      otorisasi: text({ max: 36 }),
    },
    bayar: BAYAR_FIELDS,
  },
  actions: {
    validasi: {
      page: '/validasi-penjualan',
      from: ['OPEN'],
      to: 'DONE',
      levels: ['KASIR', 'SPV', 'OWN', 'SU', 'MU'],
      batch: true,
    },
    tolak: {
      page: '/validasi-penjualan',
      from: ['OPEN'],
      to: 'CANC',
      approval: 'TOLAK PENJUALAN',
      input: { alasan: ALASAN },
    },
    batal: {
      page: '/batal-penjualan',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL PENJUALAN',
      input: { alasan: ALASAN, kode_baki: ref('baki', {}) },
    },
  },
  list: {
    columns: {
      no_faktur_group: code({}),
      tgl: date({}),
      kode_sales: code({}),
      nama: text({ max: 100 }),
      jumlah_barang: integer({}),
      total_berat: weight({ min: 0.001 }),
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
