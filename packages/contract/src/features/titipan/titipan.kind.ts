import { boolean, choice, code, integer, kadar, lines, money, percent, ref, text, weight } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { UANG_FIELDS } from '../../trade/bayar/bayar.fields.ts';
import { HARGA_JUAL_FIELDS } from '../../trade/harga/harga-jual.fields.ts';
import { ALASAN } from '../../trade/otorisasi/alasan.fields.ts';
import { perbuatanNiaga } from '../../trade/otorisasi/perbuatan-niaga.ts';
import { KODE_SALES, PELANGGAN_FIELDS } from '../../trade/pelanggan/pelanggan.fields.ts';
import { caraBayar } from '../../trade/bayar/kata-cara.ts';

const VALIDASI = { page: '/validasi-titipan' } as const;
const LIHAT = '/lihat-titipan';
/** Payments of one further instalment: as many as anybody would hand over at once. */
const BAYAR_MAKS = 20;

/** The tray that pieces of a cancelled deposit go back to; empty: each to its own. */
const TUJUAN = ref('baki', { label: 'penjualan.kembali_ke_baki', help: 'penjualan.baki_semula_saran' });

const { validasi, tolak } = perbuatanNiaga('TITIPAN', {
  validasi: VALIDASI,
  tolak: { ...VALIDASI, note: 'titipan.tolak_penjelasan' },
  batal: { page: LIHAT },
});

/**
 * A deposit on pieces that are there (domain guide §5.1): they are kept back in gudang TITIP until a sale picks them up
 * and is paid with what was left. `mengikat`: at the price of the day on which it was left; otherwise at the day's.
 */
export const titipan = defineKind({
  key: 'titipan',
  base: 'titipan',
  kode: 'TT',
  number: 'no_titip',
  names: { total: 'grand_total', sisa: 'uang_titip' },
  menu: 'penjualan',
  label: 'titipan.TITIPAN',
  pages: { create: '/transaksi-titipan', list: LIHAT, change: '/transaksi-titipan' },
  states: {
    OPEN: { tone: 'waits', edit: true, overnight: true },
    DONE: { tone: 'stands', label: 'titipan.status_done' },
    AMBIL: { tone: 'over', label: 'titipan.status_ambil' },
    CANC: { tone: 'gone' },
  },
  initial: 'OPEN',
  validation: { module: 'VALIDASI_TITIPAN_MODULE', deed: 'validasi' },
  /** A deposit of before: what is left with the shop of it. */
  opening: { status: 'DONE', input: { uang_titip: money({ required: true, min: 1 }) }, without: ['bayar'] },
  header: {
    kode_sales: KODE_SALES,
    /** The price stands until it is picked up. */
    mengikat: boolean({ default: true }),
    keterangan: text({ max: 200 }),
  },
  parts: { pelanggan: PELANGGAN_FIELDS },
  rows: {
    barang: {
      kode_barcode: text({ max: 30, required: true }),
      /** Agreed on instead of the day's, and less than it; both stand where the price does. */
      harga_gram: money({}),
      diskon_rp: money({}),
      otorisasi: text({ max: 36 }),
    },
    bayar: UANG_FIELDS,
  },
  deeds: {
    validasi,
    tolak,
    bayar: {
      page: LIHAT,
      from: ['DONE'],
      to: 'DONE',
      label: 'titipan.bayar',
      note: 'titipan.bayar_penjelasan',
      levels: validasi.levels,
      input: { bayar: lines(UANG_FIELDS, { min: 1, max: BAYAR_MAKS, label: 'field.bayar' }) },
      prints: true,
    },
    'batal-bayar': {
      page: LIHAT,
      from: ['DONE'],
      to: 'DONE',
      label: 'titipan.batal_bayar',
      note: 'titipan.batal_bayar_penjelasan',
      approval: 'BATAL BAYAR TITIPAN',
      input: { alasan: ALASAN },
      undoes: ['bayar'],
    },
    /** Done by the sale that picks it up, and undone with it. */
    ambil: { from: ['DONE'], to: 'AMBIL', label: 'titipan.diambil' },
    /** Settles it: what is left goes back in cash, the pieces to their trays. */
    batal: {
      page: LIHAT,
      from: ['DONE'],
      to: 'CANC',
      note: 'titipan.batal_penjelasan',
      approval: 'BATAL TITIPAN',
      input: { alasan: ALASAN, kode_baki: TUJUAN },
      binds: { kembali: money({ required: true }), potongan: money({ required: true }) },
    },
  },
  stored: {
    table: 'titip',
    fields: {
      jenis_pelanggan: choice(['MEMBER', 'NON MEMBER'], { required: true, optionLabel: 'penjualan.jenis_pelanggan' }),
      mengikat: boolean({ required: true }),
      jumlah_barang: integer({ required: true }),
      total_berat: weight({ required: true }),
      ppn: money({ required: true }),
      /** What was paid when it was left. */
      dp_rp: money({ required: true }),
    },
  },
  lines: {
    barang: {
      table: 'titip_barang',
      fields: {
        kode_barcode: code({ required: true }),
        kode_intern: code({ required: true }),
        nama_barang: text({ max: 100, required: true }),
        kode_group: code({ required: true }),
        kode_dept: code({ required: true }),
        /** Where it lies once it was validated, and where it lay. */
        kode_gudang: code({ required: true }),
        kode_baki: code({ required: true }),
        gudang_asal: code({ required: true }),
        baki_asal: code({ required: true }),
        kadar: kadar({ required: true }),
        kadar_cetak: text({ max: 30, required: true }),
        foto: text({ max: 200, required: true }),
        berat: weight({ required: true }),
        ...HARGA_JUAL_FIELDS,
        tipe_ongkos: code({ required: true }),
        tarif_ongkos: money({ required: true }),
        ongkos: money({ required: true }),
        nama_atribut: text({ max: 60, required: true }),
        harga_atribut: money({ required: true }),
        diskon: money({ required: true }),
        ppn_tarif: percent({ required: true }),
        ppn: money({ required: true }),
        harga_total: money({ required: true }),
        harga_rata: money({ required: true }),
        otorisasi: text({ max: 36 }),
      },
      picture: 'foto_produk/{kode_barcode}',
      pictured: 'foto',
      told: {
        name: ['nama_barang'],
        words: ['kode_barcode', 'kode_group', 'kode_baki', 'baki_asal'],
        figures: ['kadar', 'berat', 'harga_gram', 'ongkos', 'nama_atribut', 'harga_atribut', 'diskon', 'ppn'],
        amount: 'harga_total',
      },
    },
  },
  also: { nama_sales: text({ max: 60 }), sisa_bayar: money({}) },
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
  chat: 'titip',
  prints: ['nota.pdf', 'nota.escpos', 'slip.pdf', 'slip.txt'],
  columns: ['tgl', 'nama', 'no_hp', 'mengikat', 'jumlah_barang', 'total', 'sisa', 'dibuat_oleh'],
  sums: ['jumlah_barang', 'total', 'sisa'],
  accounts: [{ akun: 'TITIPAN', rest: true }],
  sisa: 'saldo',
  pays: [{ cara: 'TITIPAN', deed: 'ambil' }],
  filters: ['mengikat'],
  search: ['barang/kode_barcode'],
});
