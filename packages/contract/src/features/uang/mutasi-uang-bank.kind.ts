import { ref } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { batalMutasi, isiMutasi, KOLOM_MUTASI, rekeningMutasi } from './mutasi.fields.ts';

const PAGE = '/mutasi-uang-bank';
const wajib = { required: true } as const;

/** Own money from an account to another (specification, lines 49, 80, 125): two rows, one paper, nothing in sum. */
export const mutasiUangBank = defineKind({
  key: 'mutasi-uang-bank',
  base: 'cash/mutasi-uang-bank',
  kode: 'MB',
  number: 'no_mutasi',
  menu: 'utility',
  pages: { create: PAGE, list: PAGE },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  failed: 'uang.mutasi_bank_gagal',
  header: {
    asal: ref('bank', wajib),
    asal_rekening: { ...rekeningMutasi.asal_rekening, ...wajib },
    tujuan: ref('bank', wajib),
    tujuan_rekening: { ...rekeningMutasi.tujuan_rekening, ...wajib },
    ...isiMutasi,
  },
  parts: {},
  rows: {},
  deeds: { batal: batalMutasi(PAGE) },
  stored: {
    table: 'mutasi_bank',
    fields: {
      asal: ref('bank', wajib),
      asal_rekening: ref('rekening', wajib),
      tujuan: ref('bank', wajib),
      tujuan_rekening: ref('rekening', wajib),
      kategori: ref('kode-transaksi', wajib),
    },
  },
  lines: {},
  columns: KOLOM_MUTASI,
  sums: ['total'],
  filters: ['asal_rekening', 'tujuan_rekening', 'kategori'],
});
