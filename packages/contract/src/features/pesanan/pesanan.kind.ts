import {
  boolean,
  choice,
  code,
  date,
  image,
  integer,
  kadar,
  lines,
  money,
  percent,
  ref,
  text,
  weight,
} from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { UANG_FIELDS } from '../../trade/bayar/bayar.fields.ts';
import { HARGA_JUAL_FIELDS } from '../../trade/harga/harga-jual.fields.ts';
import { ALASAN } from '../../trade/otorisasi/alasan.fields.ts';
import { perbuatanNiaga } from '../../trade/otorisasi/perbuatan-niaga.ts';
import { KODE_SALES, PELANGGAN_FIELDS } from '../../trade/pelanggan/pelanggan.fields.ts';
import { caraBayar } from '../../trade/bayar/kata-cara.ts';

const VALIDASI = { page: '/validasi-pesanan', gate: 'VALIDASI_PESANAN_MODULE' } as const;
const LIHAT = '/lihat-pesanan';
/** Payments of one further instalment: as many as anybody would hand over at once. */
const BAYAR_MAKS = 20;
/** Goods of one order: what a slip still tells. */
const BARANG_MAKS = 50;

/** Where the sample comes from that the goldsmith goes by. */
export const JENIS_CONTOH = ['DARI TOKO', 'BAWA SENDIRI'] as const;

/** The tray that pieces of the shop go back to; empty: samples go each to its own. */
const TUJUAN = ref('baki', { label: 'penjualan.kembali_ke_baki', help: 'pesanan.baki_kembali' });

const { validasi, tolak } = perbuatanNiaga('PESANAN', {
  validasi: VALIDASI,
  tolak: { ...VALIDASI, note: 'pesanan.tolak_penjelasan' },
  batal: { page: LIHAT },
});

/** What a line that was ordered or finished keeps of its price. */
const HARGA = {
  ...HARGA_JUAL_FIELDS,
  ongkos: money({ required: true }),
  ppn_tarif: percent({ required: true }),
  ppn: money({ required: true }),
  harga_total: money({ required: true }),
} as const;

/**
 * Goods that are made for a customer (domain guide §5.2): described, at an estimated weight, with a sample and money
 * that is left again and again. What is finished enters the stock at its true weight and is kept back for the order,
 * until a sale picks all of it up and is paid with what was left. `mengikat`: at the price of the day on which it was
 * ordered; otherwise at the day's.
 */
export const pesanan = defineKind({
  key: 'pesanan',
  base: 'pesanan',
  kode: 'PS',
  number: 'no_pesanan',
  names: { total: 'total_harga', sisa: 'jumlah_bayar' },
  menu: 'pesanan',
  label: 'pesanan.PESANAN',
  pages: { create: '/transaksi-pesanan', list: LIHAT, change: '/transaksi-pesanan', read: ['/tambah-data-barang'] },
  states: {
    OPEN: { tone: 'waits', edit: true, overnight: true },
    DONE: { tone: 'stands', label: 'pesanan.status_done' },
    SELESAI: { tone: 'stands', label: 'pesanan.status_selesai' },
    AMBIL: { tone: 'over', label: 'pesanan.status_ambil' },
    CANC: { tone: 'gone' },
  },
  initial: 'OPEN',
  validation: { module: 'VALIDASI_PESANAN_MODULE', deed: 'validasi' },
  /** An order of before: what is left with the shop of it. */
  opening: {
    status: 'DONE',
    input: { jumlah_bayar: money({ required: true, min: 0 }) },
    without: ['contoh', 'bayar'],
  },
  charted: { pieces: 'jumlah_barang', grams: 'total_berat' },
  header: {
    kode_sales: KODE_SALES,
    /** The price stands until it is picked up. */
    mengikat: boolean({ default: true }),
    tgl_selesai: date({ required: true, label: 'field.tgl_jadi' }),
    kode_tukang: ref('tukang', {}),
    keterangan: text({ max: 200 }),
  },
  parts: { pelanggan: PELANGGAN_FIELDS },
  rows: {
    barang: {
      nama_barang: text({ max: 100, required: true, upper: true }),
      kode_group: ref('group', { required: true, label: 'laporan.group' }),
      kode_dept: ref('jenis', { required: true, label: 'laporan.jenis' }),
      kadar: kadar({ perMille: true, min: 0.001 }),
      berat: weight({ min: 0.001, required: true, label: 'pesanan.berat_perkiraan' }),
      harga_gram: money({ min: 1 }),
      ongkos: money({}),
      deskripsi: text({ max: 200 }),
      foto: image({ camera: true }),
      /** Of a price below the day's, or far from it. */
      otorisasi: text({ max: 36 }),
    },
    contoh: {
      jenis: choice(JENIS_CONTOH, { required: true, optionLabel: 'pilihan.jenis_contoh', label: 'field.jenis_contoh' }),
      kode_barcode: text({ max: 30 }),
      deskripsi: text({ max: 200 }),
      berat: weight({ min: 0.001 }),
    },
    bayar: UANG_FIELDS,
  },
  counts: { barang: { min: 1, max: BARANG_MAKS } },
  deeds: {
    validasi,
    tolak,
    bayar: {
      page: LIHAT,
      from: ['DONE', 'SELESAI'],
      to: ['DONE', 'SELESAI'],
      stays: true,
      label: 'pesanan.bayar',
      note: 'pesanan.bayar_penjelasan',
      levels: validasi.levels,
      input: { bayar: lines(UANG_FIELDS, { min: 1, max: BAYAR_MAKS, label: 'field.bayar' }) },
      prints: true,
    },
    'batal-bayar': {
      page: LIHAT,
      from: ['DONE', 'SELESAI'],
      to: ['DONE', 'SELESAI'],
      stays: true,
      label: 'pesanan.batal_bayar',
      note: 'pesanan.batal_bayar_penjelasan',
      approval: 'BATAL BAYAR PESANAN',
      input: { alasan: ALASAN },
      undoes: ['bayar'],
    },
    /** Goods of it are finished: they enter the stock as they came out, kept back for who ordered them. */
    selesai: {
      page: LIHAT,
      pagesToo: ['/tambah-data-barang'],
      from: ['DONE'],
      to: ['DONE', 'SELESAI'],
      label: 'pesanan.selesai',
      note: 'pesanan.selesai_penjelasan',
      input: {
        barang: lines(
          {
            baris: integer({ required: true, min: 1, label: 'pesanan.baris' }),
            berat: weight({ required: true, min: 0.001, label: 'pesanan.berat_jadi' }),
            kadar_cetak: kadar({ perMille: true, min: 0.001 }),
            /** What the goldsmith is paid for it: part of what the piece costs. */
            ongkos_tukang: money({ min: 0, label: 'pesanan.ongkos_tukang' }),
            kode_baki: ref('baki', {}),
          },
          { min: 1, max: BARANG_MAKS, label: 'field.jadi' },
        ),
      },
    },
    /** Not finished after all: what was entered last leaves the stock, and its lines are open again. */
    'batal-selesai': {
      page: LIHAT,
      from: ['DONE', 'SELESAI'],
      to: 'DONE',
      label: 'pesanan.batal_selesai',
      note: 'pesanan.batal_selesai_penjelasan',
      approval: 'BATAL SELESAI PESANAN',
      input: { alasan: ALASAN },
      binds: { kode_barcode: text({ max: 4000, required: true }) },
      undoes: ['selesai'],
    },
    /** Samples come back: the shop's to their trays, the customer's to him. */
    'ambil-contoh': {
      page: '/ambil-barang-contoh',
      from: ['SELESAI', 'AMBIL', 'CANC'],
      to: ['SELESAI', 'AMBIL', 'CANC'],
      stays: true,
      aside: true,
      label: 'pesanan.ambil_contoh',
      note: 'pesanan.ambil_contoh_penjelasan',
      input: {
        jenis: choice(JENIS_CONTOH, {
          optionLabel: 'pilihan.jenis_contoh',
          label: 'field.jenis_contoh',
          help: 'pesanan.semua_contoh',
        }),
        kode_baki: TUJUAN,
      },
    },
    /** Done by the sale that picks it up, and undone with it. */
    ambil: { from: ['SELESAI'], to: 'AMBIL', label: 'pesanan.diambil' },
    /** Settles it: what is left goes back in cash, what is finished becomes the shop's to sell. */
    batal: {
      page: LIHAT,
      from: ['DONE', 'SELESAI'],
      to: 'CANC',
      note: 'pesanan.batal_penjelasan',
      approval: 'BATAL PESANAN',
      otherwise: { column: 'jumlah_jadi', approval: 'BATAL PESANAN SELESAI', level: 'OWN' },
      input: { alasan: ALASAN, kode_baki: TUJUAN },
      binds: { kembali: money({ required: true }), potongan: money({ required: true }) },
    },
  },
  stored: {
    table: 'pesan',
    fields: {
      jenis_pelanggan: choice(['MEMBER', 'NON MEMBER'], { required: true, optionLabel: 'penjualan.jenis_pelanggan' }),
      mengikat: boolean({ required: true }),
      tgl_selesai: date({ required: true, label: 'field.tgl_jadi' }),
      kode_tukang: code({}),
      jumlah_barang: integer({ required: true }),
      total_berat: weight({ required: true }),
      total_ongkos: money({ required: true }),
      ppn: money({ required: true }),
      /** What was paid when it was ordered. */
      dp_rp: money({ required: true }),
      jumlah_contoh: integer({ required: true }),
      /** So many are finished, and weigh so much. */
      jumlah_jadi: integer({ required: true }),
      berat_jadi: weight({ required: true }),
      /** What it comes to now: what is finished at its true weight, the rest as it was ordered. */
      nilai: money({ required: true }),
    },
  },
  lines: {
    barang: {
      table: 'pesan_barang',
      fields: {
        nama_barang: text({ max: 100, required: true }),
        deskripsi: text({ max: 200, required: true }),
        kode_group: code({ required: true }),
        kode_dept: code({ required: true }),
        kadar: kadar({ required: true }),
        berat: weight({ required: true }),
        foto: image({}),
        ...HARGA,
        otorisasi: text({ max: 36, required: true }),
      },
      told: {
        also: {
          baris: integer({ label: 'pesanan.baris' }),
          kode_barcode: code({}),
          berat_jadi: weight({}),
          sub_total: money({}),
        },
        name: ['nama_barang'],
        words: ['kode_barcode', 'kode_group', 'kode_dept', 'deskripsi'],
        figures: ['baris', 'kadar', 'berat', 'berat_jadi', 'harga_gram', 'ongkos', 'ppn'],
        amount: 'sub_total',
      },
    },
    contoh: {
      table: 'pesan_contoh',
      fields: {
        jenis: choice(JENIS_CONTOH, {
          required: true,
          optionLabel: 'pilihan.jenis_contoh',
          label: 'field.jenis_contoh',
        }),
        /** Of the shop's own. */
        kode_barcode: code({}),
        deskripsi: text({ max: 200, required: true }),
        berat: weight({ required: true }),
        /** Where it lies once it was validated, and where it lay. */
        kode_gudang: code({}),
        kode_baki: code({}),
        gudang_asal: code({}),
        baki_asal: code({}),
      },
      told: {
        also: { kembali: boolean({ label: 'field.contoh_kembali' }) },
        name: ['deskripsi'],
        words: ['jenis', 'kode_barcode'],
        figures: ['baki_asal', 'kode_baki', 'kembali'],
        amount: 'berat',
      },
    },
    jadi: {
      table: 'pesan_jadi',
      fields: {
        /** Which of the ordered goods it is. */
        baris_pesanan: integer({ required: true, min: 1, max: 10_000 }),
        kode_barcode: code({ required: true }),
        nama_barang: text({ max: 100, required: true }),
        kode_group: code({ required: true }),
        kode_dept: code({ required: true }),
        kode_gudang: code({ required: true }),
        kode_baki: code({ required: true }),
        kadar: kadar({ required: true }),
        kadar_cetak: text({ max: 30, required: true }),
        berat: weight({ required: true }),
        ...HARGA,
        harga_rata: money({ required: true }),
        ongkos_tukang: money({ required: true, label: 'pesanan.ongkos_tukang' }),
      },
    },
    contoh_kembali: {
      table: 'pesan_contoh_kembali',
      fields: {
        /** Which of the samples it is. */
        baris_contoh: integer({ required: true, min: 1, max: 10_000 }),
        kode_baki: code({}),
      },
    },
  },
  also: {
    nama_sales: text({ max: 60 }),
    nama_tukang: text({ max: 60 }),
    sisa_bayar: money({}),
    /** Below lines that tell what is finished at its true weight, it says that it is the price as ordered. */
    total: money({ label: 'pesanan.total_dipesan' }),
  },
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
  chat: 'pesanan',
  prints: ['nota.pdf', 'nota.escpos', 'slip.pdf', 'slip.txt'],
  reprint: 'CETAK ULANG PESANAN',
  columns: ['tgl', 'nama', 'no_hp', 'tgl_selesai', 'jumlah_barang', 'jumlah_jadi', 'total', 'sisa', 'dibuat_oleh'],
  sums: ['jumlah_barang', 'total', 'sisa'],
  accounts: [{ akun: 'PESANAN', rest: true }, { akun: 'BAWAAN' }],
  sisa: 'saldo',
  pays: [{ cara: 'PESANAN', deed: 'ambil' }],
  filters: ['mengikat', 'kode_tukang'],
  search: ['barang/nama_barang', 'jadi/kode_barcode'],
});
