import { code, date, integer, lines, money, ref, text, weight } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { LIHAT_MODAL } from '../../trade/barang/modal.ts';
import { ALASAN } from '../../trade/otorisasi/alasan.fields.ts';
import {
  BARANG_KIRIM,
  jenisKirim,
  KIRIM_MAKS,
  MODAL_KIRIM,
  PINDAI,
  TERIMA_BARANG,
  TERIMA_CUCI,
} from './kirim-barang.fields.ts';

const DITOLAK = {
  kode_barcode: code({ required: true }),
  nama_barang: text({ max: 100, required: true }),
  berat: weight({ required: true }),
} as const;

/**
 * Pieces of another shop that have come, scanned one by one into trays, and those that are refused. What one paper
 * does not name may come with the next. The sender is told afterwards; until then the account between the two shops
 * (`RK`) holds them here alone.
 */
export const terimaBarang = defineKind({
  key: 'terima-barang',
  base: 'terima-barang',
  kode: 'KT',
  number: 'no_terima',
  gate: 'KIRIM_BARANG_MODULE',
  menu: 'barang',
  pages: { create: TERIMA_BARANG, list: TERIMA_BARANG, read: [TERIMA_CUCI] },
  approval: 'SELISIH KIRIM CUCI',
  approvedOver: 'selisih',
  binds: { selisih: weight({ label: 'sepuhan.selisih' }) },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  header: { no_kirim: text({ required: true, max: 60, upper: true }), keterangan: text({ max: 200, upper: true }) },
  parts: {},
  rows: {
    /** Into a tray; what is to be refinished lies where bought goods do, at the weight that it is found to have. */
    barang: { ...PINDAI, kode_baki: ref('baki', {}), berat: weight({ min: 0.001 }) },
    tolak: { ...PINDAI, alasan: text({ max: 200, required: true, upper: true }) },
  },
  deeds: {
    /** Says that pieces were not among what has come: only then may the sender give them up. */
    tiada: {
      page: TERIMA_BARANG,
      label: 'terima_barang.tiada',
      note: 'terima_barang.tiada_penjelasan',
      from: ['DONE'],
      to: 'DONE',
      input: {
        barang: lines(PINDAI, { min: 1, max: KIRIM_MAKS, required: true, label: 'field.barang' }),
        alasan: text({ max: 200, upper: true }),
      },
    },
    'batal-tiada': {
      page: TERIMA_BARANG,
      note: 'terima_barang.batal_tiada_penjelasan',
      from: ['DONE'],
      to: 'DONE',
      approval: 'BATAL TIADA BARANG',
      input: { alasan: ALASAN },
      undoes: ['tiada'],
    },
    batal: {
      page: TERIMA_BARANG,
      pagesToo: [TERIMA_CUCI],
      note: 'terima_barang.batal_penjelasan',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL TERIMA BARANG',
      input: { alasan: ALASAN },
      undoes: ['buat'],
    },
  },
  stored: {
    table: 'terima_barang',
    fields: {
      no_kirim: code({ required: true }),
      dari_toko: code({ required: true }),
      /** The name of that shop, as it was then. */
      asal: text({ required: true, max: 60, label: 'field.asal_uang' }),
      no_segel: text({ max: 40 }),
      tgl_kirim: date({ required: true }),
      dikirim_oleh: code({ required: true }),
      jumlah_barang: integer({ required: true }),
      total_berat: weight({ required: true }),
      jumlah_tolak: integer({ required: true }),
      jenis_kirim: jenisKirim,
      /** Grams by which pieces weigh otherwise than was told. */
      selisih: weight({ label: 'sepuhan.selisih' }),
    },
  },
  lines: {
    barang: {
      table: 'terima_barang_baris',
      fields: {
        ...BARANG_KIRIM,
        kode_gudang: code({ required: true }),
        kode_baki: code({ required: true }),
        ...MODAL_KIRIM,
        /** What was told of it, where it was weighed. */
        berat_kirim: weight({ label: 'sepuhan.berat_kirim' }),
        modal_kirim: money({ need: LIHAT_MODAL, label: 'sepuhan.modal_kirim' }),
      },
      picture: 'foto_produk/{kode_barcode}',
    },
    tolak: { table: 'terima_barang_tolak', fields: { ...DITOLAK, alasan: text({ max: 200, required: true }) } },
    tiada: { table: 'terima_barang_tiada', fields: { ...DITOLAK, alasan: text({ max: 200 }) } },
  },
  columns: ['tgl', 'no_kirim', 'asal', 'tgl_kirim', 'jumlah_barang', 'total_berat', 'jumlah_tolak', 'dibuat_oleh'],
  sums: ['jumlah_barang', 'total_berat'],
  filters: ['dari_toko'],
  search: ['no_kirim', 'no_segel', 'barang/kode_barcode'],
});
