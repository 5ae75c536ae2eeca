import { choice, code, date, integer, kadar, lines, money, percent, ref, text, weight } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { UANG_FIELDS } from '../../trade/bayar/bayar.fields.ts';
import { ALASAN } from '../../trade/otorisasi/alasan.fields.ts';
import { perbuatanNiaga } from '../../trade/otorisasi/perbuatan-niaga.ts';
import { KODE_SALES, PELANGGAN_FIELDS } from '../../trade/pelanggan/pelanggan.fields.ts';
import { CARA_HARGA } from './periode-pre-order.resource.ts';
import { SEBAB_BATAL } from './pre-order.calc.ts';
import { caraBayar } from '../../trade/bayar/kata-cara.ts';

const LIHAT = '/lihat-pre-order';
export const CLOSING_PO = '/closing-barang-po';
export const IMPOR_PO = '/import-pre-order';
/** Who brings in orders that were taken elsewhere, at the prices that were agreed on there. */
export const PENGIMPOR = ['SPV', 'OWN', 'SU', 'MU'] as const;
/** Payments of one further instalment: as many as anybody would hand over at once. */
const BAYAR_MAKS = 20;
/** Lines that are tied at once. */
const IKAT_MAKS = 100;

const { validasi, tolak } = perbuatanNiaga('PO', {
  validasi: { page: LIHAT },
  tolak: { page: LIHAT, note: 'po.tolak_penjelasan' },
  batal: { page: LIHAT },
});

/** A piece as it is ordered: what it is to be, and what a gram of it costs. */
const dipesan = {
  nama_barang: text({ max: 100, upper: true, required: true }),
  kode_group: ref('group', { required: true, label: 'laporan.group', fill: { kadar: 'kadar' } }),
  kode_dept: ref('jenis', { required: true, label: 'laporan.jenis' }),
  /** Left empty, that of the group. */
  kadar: kadar({ perMille: true }),
  berat: weight({ required: true, min: 0.001, rules: { tidak_boleh_nol: 'berat_nol' } }),
  /** Left empty, the day's. */
  harga_gram: money({ min: 1 }),
  /** For a gram; left empty, that of the group and type. */
  ongkos: money({ label: 'po.ongkos_gram' }),
} as const;

/**
 * Goods that do not exist yet, ordered in a campaign (domain guide, part 2, §3): paid in parts, tied to a piece each
 * once they have come, and picked up by a sale at what the pieces really weigh.
 */
export const preOrder = defineKind({
  key: 'pre-order',
  base: 'pre-order',
  kode: 'PO',
  number: 'no_po',
  names: { total: 'total_harga', nama: 'nama_customer' },
  gate: 'PRE_ORDER_MODULE',
  menu: 'pesanan',
  label: 'po.PRE_ORDER',
  pages: { create: '/transaksi-pre-order', list: LIHAT, read: ['/transaksi-penjualan'] },
  approval: 'HARGA PRE ORDER',
  approvedOver: 'di_bawah_harga',
  binds: { di_bawah_harga: money({ required: true }) },
  states: {
    OPEN: { tone: 'waits', overnight: true },
    DONE: { tone: 'stands', label: 'po.status_done' },
    CLOSING: { tone: 'stands', label: 'po.status_closing' },
    SELESAI: { tone: 'over', label: 'po.status_selesai' },
    CANC: { tone: 'gone' },
  },
  initial: 'OPEN',
  validation: { module: 'VALIDASI_PRE_ORDER_MODULE', deed: 'validasi' },
  header: {
    kode_sales: KODE_SALES,
    periode: ref('periode-pre-order', { required: true }),
    /** Number and day of an order that was taken elsewhere and is brought in here. */
    no_luar: text({ max: 40, upper: true }),
    tgl_pesan: date({}),
    keterangan: text({ max: 200 }),
  },
  parts: { pelanggan: PELANGGAN_FIELDS },
  rows: { barang: dipesan, bayar: UANG_FIELDS },
  deeds: {
    validasi,
    tolak,
    bayar: {
      page: LIHAT,
      from: ['DONE', 'CLOSING'],
      to: ['DONE', 'CLOSING'],
      stays: true,
      label: 'po.bayar',
      note: 'po.bayar_penjelasan',
      levels: validasi.levels,
      input: { bayar: lines(UANG_FIELDS, { min: 1, max: BAYAR_MAKS, label: 'field.bayar' }) },
      prints: true,
    },
    'batal-bayar': {
      page: LIHAT,
      from: ['DONE', 'CLOSING'],
      to: ['DONE', 'CLOSING'],
      stays: true,
      label: 'po.batal_bayar',
      note: 'po.batal_bayar_penjelasan',
      approval: 'BATAL BAYAR PO',
      input: { alasan: ALASAN },
      undoes: ['bayar'],
    },
    /** Ties free pieces to lines; with the last one everything has come. */
    closing: {
      page: CLOSING_PO,
      from: ['DONE'],
      to: ['DONE', 'CLOSING'],
      label: 'po.closing',
      input: {
        barang: lines(
          {
            baris: integer({ required: true, min: 1, label: 'po.baris' }),
            kode_barcode: text({ max: 30, required: true, label: 'field.kode_barcode' }),
          },
          { min: 1, max: IKAT_MAKS, label: 'field.barang' },
        ),
      },
    },
    /** Takes a tying back: its pieces are free again. */
    lepas: {
      page: CLOSING_PO,
      from: ['DONE', 'CLOSING'],
      to: 'DONE',
      label: 'po.lepas',
      note: 'po.lepas_penjelasan',
      approval: 'LEPAS PRE ORDER',
      input: { alasan: ALASAN },
      binds: { kode_barcode: text({ max: 4000, required: true }) },
      undoes: ['closing'],
      by: 'lines',
    },
    /** Done by the sale that picks it up, and undone with it. */
    ambil: { from: ['CLOSING'], to: 'SELESAI', label: 'po.diambil' },
    /** Settles it: what was paid goes back in cash, less what the shop keeps; its pieces are free again. */
    batal: {
      page: LIHAT,
      from: ['DONE', 'CLOSING'],
      to: 'CANC',
      note: 'po.batal_penjelasan',
      approval: 'BATAL PO',
      input: {
        sebab: choice(SEBAB_BATAL, {
          required: true,
          default: 'PELANGGAN',
          label: 'po.sebab',
          optionLabel: 'pilihan.sebab_batal_po',
        }),
        alasan: ALASAN,
      },
      binds: { kembali: money({ required: true }), potongan: money({ required: true }) },
    },
  },
  stored: {
    table: 'pre_order',
    fields: {
      jenis_pelanggan: choice(['MEMBER', 'NON MEMBER'], { required: true, optionLabel: 'penjualan.jenis_pelanggan' }),
      periode: ref('periode-pre-order', { required: true }),
      tgl_pesan: date({ required: true }),
      no_luar: text({ max: 40, required: true }),
      // The terms of the campaign on the day of the order.
      cara_harga: choice(CARA_HARGA, { required: true, optionLabel: 'pilihan.cara_harga' }),
      tgl_tutup: date({ required: true }),
      tgl_janji: date({ required: true }),
      toleransi_persen: percent({ required: true }),
      total_qty: integer({ required: true }),
      total_berat: weight({ required: true }),
      /** What was paid when it was ordered. */
      dp_rp: money({ required: true }),
      /** By how much it was ordered below the price of the day. */
      di_bawah_harga: money({ required: true }),
    },
    derived: { view: 'pre_order_uang', fields: { dibayar: money({ required: true }) } },
  },
  lines: {
    barang: {
      table: 'pre_order_barang',
      fields: {
        nama_barang: text({ max: 100, required: true }),
        kode_group: code({ required: true }),
        kode_dept: code({ required: true }),
        kadar: kadar({ required: true }),
        berat: weight({ required: true }),
        /** That of the day, and the one that was agreed on. */
        harga_sistem: money({ required: true }),
        harga_gram: money({ required: true }),
        pembulatan: integer({ required: true }),
        arah_pembulatan: code({ required: true }),
        harga_jual: money({ required: true }),
        tarif_ongkos: money({ required: true, label: 'po.ongkos_gram' }),
        ongkos: money({ required: true }),
        harga_total: money({ required: true }),
      },
      told: {
        name: ['nama_barang'],
        words: ['kode_group', 'kode_dept'],
        figures: ['kadar', 'berat', 'harga_gram', 'ongkos'],
        amount: 'harga_total',
      },
    },
    /** Pieces that were tied to lines. */
    ikat: {
      table: 'pre_order_ikat',
      key: 'baris_po',
      fields: {
        baris_po: integer({ required: true, label: 'po.baris' }),
        kode_barcode: code({ required: true }),
        nama_barang: text({ max: 100, required: true }),
        kode_gudang: code({ required: true }),
        kode_baki: code({ required: true }),
        /** What was ordered, and what has come. */
        berat_pesan: weight({ required: true, label: 'po.berat_pesan' }),
        berat: weight({ required: true, label: 'po.berat_jadi' }),
      },
    },
  },
  also: { nama_sales: text({ max: 60 }) },
  payments: {
    also: {
      cara: caraBayar,
      sub: code({ label: 'field.kas_rekening' }),
      kategori: code({}),
      jumlah: money({}),
    },
    name: ['cara'],
    words: ['sub', 'kategori'],
    amount: 'jumlah',
  },
  prints: ['nota.pdf', 'nota.escpos', 'slip.pdf', 'slip.txt'],
  columns: ['tgl', 'periode', 'nama', 'total_qty', 'total', 'dibayar', 'sisa', 'tgl_janji'],
  sums: ['total_qty', 'total', 'dibayar', 'sisa'],
  accounts: [{ akun: 'PRE_ORDER', rest: true }],
  pays: [{ cara: 'PRE-ORDER', deed: 'ambil' }],
  // Finished: all of it has come, and nobody has picked it up (decisions 35).
  paged: { rows: 'preorders', limit: 50, most: 9999, states: { finish: 'CLOSING' } },
  filters: ['periode'],
  search: ['no_luar', 'ikat/kode_barcode'],
});
