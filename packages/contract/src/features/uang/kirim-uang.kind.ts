import { code, date, money, ref, text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { TERIMA_UANG } from './terima-uang.kind.ts';

const PAGE = '/kirim-uang-pusat';

/**
 * Cash on its way to another shop, head office above all (domain guide §7.3): it has left the drawer and lies on an
 * account of its own until the other shop tells that it was received, whole or not at all.
 */
export const kirimUang = defineKind({
  key: 'kirim-uang',
  base: 'kirim-uang',
  kode: 'KU',
  number: 'nomor_referensi',
  names: { total: 'jumlah_rp', tgl: 'tgl_system', dibuat_oleh: 'input_by' },
  menu: 'utility',
  pages: { create: PAGE, list: PAGE, read: [TERIMA_UANG] },
  states: {
    OPEN: { tone: 'stands', label: 'kirim_uang.di_jalan' },
    DONE: { tone: 'over', label: 'kirim_uang.diterima' },
    CANC: { tone: 'gone' },
  },
  initial: 'OPEN',
  failed: 'kirim_uang.gagal',
  header: {
    jumlah: money({ required: true, min: 1 }),
    /** The head office of the chain unless said. */
    kode_tujuan: ref('toko', { label: 'field.tujuan', help: 'help.tujuan_uang' }),
    no_reff: text({ max: 40, upper: true, help: 'help.no_reff' }),
    kurir: text({ max: 60, upper: true }),
    keterangan: text({ max: 200, upper: true }),
  },
  parts: {},
  rows: {},
  deeds: {
    kabar: {
      from: ['OPEN'],
      to: 'DONE',
      input: {
        no_terima: code({ required: true }),
        tgl_terima: date({ required: true }),
        diterima_oleh: code({ required: true }),
        jumlah: money({ required: true }),
      },
      mustAccept: true,
    },
    'batal-kabar': { from: ['DONE'], to: 'OPEN', undoes: ['kabar'], mustAccept: true },
    batal: {
      page: PAGE,
      note: 'kirim_uang.batal_penjelasan',
      from: ['OPEN'],
      to: 'CANC',
      approval: 'BATAL KIRIM UANG',
      input: { alasan: text({ required: true, max: 200 }) },
      undoes: ['buat'],
    },
  },
  stored: {
    table: 'kirim_uang',
    fields: {
      kode_tujuan: code({ required: true }),
      /** Its name, as it was then. */
      tujuan: text({ required: true, max: 60 }),
      no_reff: text({ max: 40 }),
      kurir: text({ max: 60 }),
      no_terima: code({}),
      tgl_terima: date({}),
      diterima_oleh: code({}),
    },
  },
  lines: {},
  prints: ['nota.escpos', 'slip.pdf', 'slip.txt'],
  columns: ['tgl', 'tujuan', 'no_reff', 'keterangan', 'total', 'dibuat_oleh', 'no_terima', 'tgl_terima'],
  sums: ['total'],
  paysOut: true,
  accounts: [{ akun: 'UANG_KIRIM', rest: true }],
  sisa: 'saldo',
  filters: ['kode_tujuan'],
  search: ['no_reff'],
});
