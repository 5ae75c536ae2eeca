import { defineDocument } from '../../core/document.ts';
import { choice, code, date, integer, money, percent, ref, text, weight } from '../../core/field.ts';
import { JENIS_BAYAR } from './bayar.calc.ts';

/** Who buys: a member, or somebody whose name may be typed. */
export const PELANGGAN_FIELDS = {
  jenis: choice(['NON MEMBER', 'MEMBER'], { label: 'field.jenis_pelanggan', default: 'NON MEMBER' }),
  kode_member: ref('member', {}),
  nama: text({ max: 100, upper: true }),
  no_hp: text({ max: 20 }),
  alamat: text({ max: 200, upper: true }),
} as const;

/** One payment of a sale. */
export const BAYAR_FIELDS = {
  jenis: choice(JENIS_BAYAR, { required: true, label: 'field.jenis_bayar' }),
  jumlah: money({ required: true, min: 1 }),
  no_rekening: ref('rekening', {}),
  no_kartu: text({ max: 30, only: 'digits-minus' }),
  no_rekening_customer: text({ max: 40 }),
  fee_persen: percent({}),
} as const;

/** The sale (domain guide §2). Weight, price and ongkos of a line come from the piece and today's price unless sent. */
export const penjualan = defineDocument({
  key: 'penjualan',
  base: 'penjualan',
  kode: 'FJ',
  menu: 'penjualan',
  pages: { create: '/transaksi-penjualan', list: '/lihat-penjualan' },
  validation: 'VALIDASI_PENJUALAN_MODULE',
  header: { kode_sales: ref('sales', {}) },
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
      input: { alasan: text({ max: 200, required: true }) },
    },
    batal: {
      page: '/batal-penjualan',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL PENJUALAN',
      input: { alasan: text({ max: 200, required: true }), kode_baki: ref('baki', {}) },
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
