import { choice, code, date, integer, lines, money, ref, text, weight } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { asalJenisBila } from '../../trade/barang/asal.fields.ts';
import { ALASAN } from '../../trade/otorisasi/alasan.fields.ts';
import {
  BARANG_KIRIM,
  HASIL_KIRIM,
  JENIS_KIRIM,
  jenisKirim,
  KABAR,
  KIRIM_BARANG,
  KIRIM_CUCI,
  KIRIM_KECABANG,
  KIRIM_MAKS,
  MODAL_KIRIM,
  PINDAI,
  TERIMA_BARANG,
  TERIMA_CUCI,
} from './kirim-barang.fields.ts';

const PAGE = { page: KIRIM_BARANG, pagesToo: [KIRIM_KECABANG, KIRIM_CUCI] } as const;
const DINAMAI = { min: 1, max: KIRIM_MAKS, required: true } as const;
const HASIL = { optionLabel: 'pilihan.hasil_kirim' } as const;

/** What is said of lines one by one may be taken back one by one. */
const batalBaris = (undoes: string, approval: string, note: string) =>
  ({
    ...PAGE,
    note,
    from: ['OPEN', 'DONE'],
    to: 'OPEN',
    approval,
    input: { alasan: ALASAN },
    undoes: [undoes],
    by: 'lines',
  }) as const;

/**
 * Pieces on their way to another shop (domain guide §8.4): they have left their trays and stand on an account of the
 * paper until each was received there, came back, or is known to be lost.
 */
export const kirimBarang = defineKind({
  key: 'kirim-barang',
  base: 'kirim-barang',
  kode: 'KB',
  number: 'no_kirim',
  names: { tgl: 'tgl_system', dibuat_oleh: 'input_by' },
  gate: 'KIRIM_BARANG_MODULE',
  menu: 'barang',
  pages: { create: KIRIM_BARANG, list: KIRIM_BARANG, read: [KIRIM_KECABANG, TERIMA_BARANG, KIRIM_CUCI, TERIMA_CUCI] },
  states: {
    OPEN: { tone: 'stands', label: 'kirim_barang.di_jalan', needs: 'KIRIM_BARANG_MODULE' },
    DONE: { tone: 'over', label: 'kirim_barang.selesai' },
    CANC: { tone: 'gone' },
  },
  initial: 'OPEN',
  header: {
    /** The head office of the chain unless said. */
    kode_tujuan: ref('toko', { label: 'field.tujuan', help: 'help.tujuan_uang' }),
    /** A whole tray, instead of single pieces. */
    kode_baki: ref('baki', { label: 'field.dari_baki' }),
    kurir: text({ max: 60, upper: true }),
    no_segel: text({ max: 40, upper: true }),
    keterangan: text({ max: 200, upper: true }),
    jenis_kirim: choice(JENIS_KIRIM, { optionLabel: 'pilihan.jenis_kirim', label: 'field.jenis_kirim' }),
  },
  parts: {},
  rows: { barang: PINDAI },
  deeds: {
    kabar: {
      from: ['OPEN', 'DONE'],
      to: ['OPEN', 'DONE'],
      input: {
        ...KABAR,
        barang: lines(
          {
            ...PINDAI,
            hasil: choice(['TERIMA', 'TOLAK', 'TIADA'], { required: true, ...HASIL }),
            alasan: text({ max: 200 }),
            berat_terima: weight({ label: 'field.berat_terima' }),
          },
          DINAMAI,
        ),
      },
      mustAccept: true,
    },
    'batal-kabar': { from: ['OPEN', 'DONE'], to: 'OPEN', undoes: ['kabar'], by: 'lines', mustAccept: true },
    /** What was refused lies in a tray again; without one it goes to where it lay. */
    kembali: {
      ...PAGE,
      label: 'kirim_barang.kembali',
      note: 'kirim_barang.kembali_penjelasan',
      from: ['OPEN'],
      to: ['OPEN', 'DONE'],
      input: {
        kode_baki: ref('baki', { label: 'penjualan.kembali_ke_baki', help: 'penjualan.baki_semula_saran' }),
        barang: lines(PINDAI, { ...DINAMAI, label: 'field.barang' }),
      },
    },
    /** What the other shop has not got, or has not kept, is lost. */
    hilang: {
      ...PAGE,
      label: 'kirim_barang.hilang',
      note: 'kirim_barang.hilang_penjelasan',
      from: ['OPEN'],
      to: ['OPEN', 'DONE'],
      levels: ['OWN'],
      approval: 'HILANG KIRIMAN',
      input: { alasan: ALASAN, barang: lines(PINDAI, { ...DINAMAI, label: 'field.barang' }) },
      binds: {
        jumlah_barang: integer({ required: true }),
        total_berat: weight({ required: true }),
        nilai: money({ required: true }),
      },
    },
    'batal-kembali': batalBaris('kembali', 'BATAL KEMBALI BARANG', 'kirim_barang.batal_kembali_penjelasan'),
    'batal-hilang': batalBaris('hilang', 'BATAL HILANG KIRIMAN', 'kirim_barang.batal_hilang_penjelasan'),
    batal: {
      ...PAGE,
      note: 'kirim_barang.batal_penjelasan',
      from: ['OPEN'],
      to: 'CANC',
      approval: 'BATAL KIRIM BARANG',
      input: { alasan: ALASAN },
      undoes: ['buat'],
    },
  },
  stored: {
    table: 'kirim_barang',
    fields: {
      kode_tujuan: code({ required: true }),
      /** Its name, as it was then. */
      tujuan: text({ required: true, max: 60 }),
      jenis_kirim: jenisKirim,
      kurir: text({ max: 60 }),
      no_segel: text({ max: 40 }),
      dari_baki: code({}),
      /** Pieces of that tray that somebody has, and that stayed. */
      ditinggal: text({ max: 8000 }),
      jumlah_barang: integer({ required: true }),
      total_berat: weight({ required: true }),
    },
  },
  lines: {
    barang: {
      table: 'kirim_barang_baris',
      fields: {
        ...BARANG_KIRIM,
        dari_gudang: code({ required: true }),
        dari_baki: code({ required: true }),
        harga_jual: money({}),
        /** The paper that had brought it, of one that lay unsorted. */
        asal_jenis: asalJenisBila,
        asal_nomor: code({ label: 'sepuhan.asal_nomor' }),
        ...MODAL_KIRIM,
      },
      derived: { view: 'kirim_barang_kini', fields: { hasil: choice(HASIL_KIRIM, HASIL), alasan: text({ max: 200 }) } },
      picture: 'foto_produk/{kode_barcode}',
    },
    hasil: {
      table: 'kirim_barang_hasil',
      key: 'kode_barcode',
      fields: {
        kode_barcode: code({ required: true }),
        hasil: choice(HASIL_KIRIM, { required: true, ...HASIL }),
        alasan: text({ max: 200 }),
        no_terima: code({}),
        tgl_terima: date({}),
        berat_terima: weight({ label: 'field.berat_terima' }),
        oleh: code({}),
        /** Where it lies again. */
        kode_gudang: code({}),
        kode_baki: code({}),
      },
    },
  },
  prints: ['nota.pdf'],
  columns: ['tgl', 'tujuan', 'jumlah_barang', 'total_berat', 'kurir', 'no_segel', 'dibuat_oleh', 'cetak'],
  sums: ['jumlah_barang', 'total_berat'],
  accounts: [{ akun: 'KIRIM' }],
  filters: ['kode_tujuan'],
  search: ['no_segel', 'barang/kode_barcode'],
});
