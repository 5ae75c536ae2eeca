import { money, ref, text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { batalUang } from './uang.fields.ts';

const PAGE = '/saldo-awal';

/** Who says what a shop has when it moves in. */
export const PEMILIK_SALDO = ['OWN', 'SU'] as const;

/** How the cash book calls it. */
export const SALDO_AWAL = 'SALDO AWAL';

/**
 * Money that a shop has when it moves in, in a drawer or on an account: it comes from the capital, before the first
 * day is closed. Goods and open papers of before come in out of files (/pindahan).
 */
export const saldoAwal = defineKind({
  key: 'saldo-awal',
  base: 'saldo-awal',
  kode: 'SA',
  number: 'no_saldo_awal',
  menu: 'utility',
  levels: PEMILIK_SALDO,
  pages: { create: PAGE, list: PAGE },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  failed: 'uang.gagal_mengirim',
  header: {
    /** Whose drawer, or which account: one of both. */
    laci: ref('users', {}),
    no_rekening: ref('rekening', {}),
    jumlah: money({ required: true, min: 1 }),
    keterangan: text({ max: 200, upper: true }),
  },
  parts: {},
  rows: {},
  deeds: { batal: batalUang(PAGE, 'BATAL SALDO AWAL') },
  stored: { table: 'saldo_awal', fields: { laci: ref('users', {}), no_rekening: ref('rekening', {}) } },
  lines: {},
  columns: ['tgl', 'laci', 'no_rekening', 'total', 'keterangan', 'dibuat_oleh'],
  filters: ['laci', 'no_rekening'],
});
