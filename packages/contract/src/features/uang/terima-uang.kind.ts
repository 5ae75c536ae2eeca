import { code, date, money, text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';

/** Where money of other shops is received. */
export const TERIMA_UANG = '/terima-uang-kas';

/**
 * Cash of another shop that has come: by its reference, whole or not at all. The sending shop is told afterwards; until
 * then the account between the two (`RK`) holds it here alone.
 */
export const terimaUang = defineKind({
  key: 'terima-uang',
  base: 'terima-uang',
  kode: 'TU',
  number: 'no_terima',
  names: { total: 'jumlah_rp' },
  menu: 'utility',
  pages: { create: TERIMA_UANG, list: TERIMA_UANG },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  header: {
    nomor_referensi: text({ required: true, max: 60, upper: true }),
    /** What was counted, if it was: it has to be what was sent. */
    jumlah: money({ min: 1 }),
    keterangan: text({ max: 200, upper: true }),
  },
  parts: {},
  rows: {},
  deeds: {
    batal: {
      page: TERIMA_UANG,
      note: 'terima_uang.batal_penjelasan',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL TERIMA UANG',
      input: { alasan: text({ required: true, max: 200 }) },
      undoes: ['buat'],
    },
  },
  stored: {
    table: 'terima_uang',
    fields: {
      nomor_referensi: code({ required: true }),
      dari_toko: code({ required: true }),
      /** The name of that shop, as it was then. */
      asal: text({ required: true, max: 60, label: 'field.asal_uang' }),
      no_reff: text({ max: 40 }),
      tgl_kirim: date({ required: true }),
      dikirim_oleh: code({ required: true }),
    },
  },
  lines: {},
  columns: ['tgl', 'nomor_referensi', 'asal', 'no_reff', 'tgl_kirim', 'total', 'dibuat_oleh'],
  sums: ['total'],
  filters: ['dari_toko'],
  search: ['nomor_referensi', 'no_reff'],
});
