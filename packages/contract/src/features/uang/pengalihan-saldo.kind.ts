import { code, integer, money, ref, text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';

const PAGE = '/pengalihan-saldo-uang';

/**
 * Money of today that is handed to another drawer (domain guide §7.1; part 2, §7): rows of the cash book, each by its
 * place in the chain and in its posting, taken from who has it now. Only whose drawer it lies in changes: what the shop
 * has under each category stays.
 */
export const pengalihanSaldo = defineKind({
  key: 'pengalihan-saldo',
  base: 'pengalihan-saldo',
  kode: 'PG',
  number: 'no_pengalihan',
  menu: 'utility',
  pages: { create: PAGE, list: PAGE },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  header: {
    ke_user: ref('users', { required: true }),
    keterangan: text({ max: 200, upper: true }),
  },
  parts: {},
  rows: {
    uang: {
      urut: integer({ required: true, min: 1 }),
      entri: integer({ required: true, min: 1 }),
      /** Whose drawer the caller has seen it in, whoever that is by now. */
      dari_user: ref('users', { required: true, byFeature: true }),
    },
  },
  deeds: {
    batal: {
      page: PAGE,
      note: 'uang.batal_pengalihan_penjelasan',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL PENGALIHAN SALDO',
      input: { alasan: text({ required: true, max: 200 }) },
      undoes: ['buat'],
    },
  },
  stored: { table: 'pengalihan_saldo', fields: { ke_user: ref('users', { required: true }) } },
  lines: {
    uang: {
      table: 'pengalihan_saldo_uang',
      fields: {
        urut: integer({ required: true }),
        entri: integer({ required: true }),
        dokumen: code({ required: true, max: 60 }),
        kategori: text({ required: true, max: 60 }),
        dari_user: ref('users', { required: true }),
        jumlah: money({ required: true }),
      },
      sums: ['jumlah'],
      told: { name: ['dokumen'], words: ['kategori', 'dari_user'], amount: 'jumlah' },
    },
  },
  columns: ['tgl', 'ke_user', 'total', 'keterangan', 'dibuat_oleh'],
  filters: ['ke_user'],
});
