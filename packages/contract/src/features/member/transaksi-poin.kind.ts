import { choice, code, integer, money, ref, text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';

const PAGE = '/transaksi-poin';
/** Points are put right, or handed out as cash. */
export const JENIS_POIN = ['KOREKSI', 'CASHBACK'] as const;
/** Or booked through another shop of the chain, which nobody enters here. */
const JENIS_TERSIMPAN = [...JENIS_POIN, 'TOKO LAIN'] as const;
const optionLabel = 'pilihan.jenis_poin';
const jenis_poin = choice(JENIS_POIN, { required: true, default: 'KOREKSI', optionLabel });

/**
 * Points of a member beside the trade (domain guide, part 2 §8): given or taken with a text, or paid out in cash at
 * what one is worth. By approval, for that member and that many.
 */
export const transaksiPoin = defineKind({
  key: 'transaksi-poin',
  base: 'transaksi-poin',
  kode: 'XP',
  number: 'no_transaksi_poin',
  names: { total: 'cashback_rp' },
  gate: 'MEMBER_MODULE',
  menu: 'member',
  pages: { create: PAGE, list: PAGE },
  approval: 'TRANSAKSI POIN',
  binds: { cashback_rp: money({}) },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  made: { 'toko-lain': 'DONE' },
  header: {
    kode_member: ref('member', { required: true }),
    jenis_poin,
    poin: integer({ required: true, min: -10_000_000, max: 10_000_000, help: 'help.transaksi_poin' }),
    keterangan: text({ required: true, max: 200, upper: true }),
  },
  parts: {},
  rows: {},
  deeds: {
    batal: {
      page: PAGE,
      note: 'poin.batal_penjelasan',
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL TRANSAKSI POIN',
      input: { alasan: text({ required: true, max: 200 }) },
      undoes: ['buat'],
    },
  },
  stored: {
    table: 'transaksi_poin',
    fields: {
      jenis_poin: choice(JENIS_TERSIMPAN, { required: true, optionLabel }),
      /** What it does to the member's points: below nothing where it takes some. */
      poin: integer({ required: true }),
      nilai_poin: money({ required: true }),
      /** The shop that has booked it, and on which paper; empty for what was entered here. */
      dari_toko: code({ max: 20 }),
      no_asal: text({ max: 60 }),
    },
  },
  lines: {},
  columns: [
    'tgl',
    'kode_member',
    'nama',
    'jenis_poin',
    'poin',
    'total',
    'dari_toko',
    'no_asal',
    'keterangan',
    'dibuat_oleh',
  ],
  sums: ['poin', 'total'],
  filters: ['jenis_poin'],
});
