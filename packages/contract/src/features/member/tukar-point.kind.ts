import { integer, ref, text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';

const PAGE = '/tukar-point';
const jumlah = integer({ required: true, min: 1, max: 1000, default: 1, label: 'field.jumlah_hadiah' });

/** A member takes a gift for his points (domain guide, part 2 §8): both must be there, and both come back with it. */
export const tukarPoint = defineKind({
  key: 'tukar-point',
  base: 'tukar-point',
  kode: 'TP',
  number: 'no_tukar_point',
  gate: 'MEMBER_MODULE',
  menu: 'member',
  pages: { create: PAGE, list: PAGE },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  header: {
    kode_member: ref('member', { required: true }),
    kode_hadiah: ref('hadiah', { required: true, help: 'help.tukar_point' }),
    jumlah,
    keterangan: text({ max: 200, upper: true }),
  },
  parts: {},
  rows: {},
  deeds: {
    batal: {
      page: PAGE,
      note: 'poin.batal_tukar_penjelasan',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL TUKAR POINT',
      input: { alasan: text({ required: true, max: 200 }) },
      undoes: ['buat'],
    },
  },
  stored: {
    table: 'tukar_point',
    fields: {
      kode_hadiah: ref('hadiah', { required: true }),
      nama_hadiah: text({ required: true, max: 60 }),
      jumlah,
      /** Points for one of them that day. */
      poin_satuan: integer({ required: true }),
      poin: integer({ required: true }),
    },
  },
  lines: {},
  columns: ['tgl', 'kode_member', 'nama', 'nama_hadiah', 'jumlah', 'poin', 'keterangan', 'dibuat_oleh'],
  sums: ['jumlah', 'poin'],
  filters: ['kode_hadiah'],
  search: ['nama_hadiah'],
});
