import { code, ref } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { batalMutasi, CASH, isiMutasi, KOLOM_MUTASI, rekeningMutasi } from './mutasi.fields.ts';

const PAGE = '/mutasi-uang-cash';

/**
 * Own money between the drawer of who makes it and an account (specification, lines 50, 80, 125): one side is CASH, the
 * other a bank with its account. A side that is left empty is CASH (decisions 19).
 */
export const mutasiUangCash = defineKind({
  key: 'mutasi-uang-cash',
  base: 'cash/mutasi-uang-cash',
  kode: 'MC',
  number: 'no_mutasi',
  menu: 'utility',
  pages: { create: PAGE, list: PAGE },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  failed: 'uang.mutasi_cash_gagal',
  header: {
    asal: code({ default: CASH }),
    asal_rekening: rekeningMutasi.asal_rekening,
    tujuan: code({ default: CASH }),
    tujuan_rekening: rekeningMutasi.tujuan_rekening,
    ...isiMutasi,
  },
  parts: {},
  rows: {},
  deeds: { batal: batalMutasi(PAGE) },
  stored: {
    table: 'mutasi_cash',
    fields: {
      asal: code({ required: true }),
      asal_rekening: ref('rekening', {}),
      tujuan: code({ required: true }),
      tujuan_rekening: ref('rekening', {}),
      kategori: ref('kode-transaksi', { required: true }),
    },
  },
  lines: {},
  columns: KOLOM_MUTASI,
  sums: ['total'],
  filters: ['asal', 'tujuan', 'kategori'],
});
