import { ref, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** The shop's bank accounts. */
export const rekening = defineResource({
  key: 'rekening',
  page: '/master-rekening',
  menu: 'master',
  calls: { list: 'rekenings', base: 'rekenings' },
  table: 'rekening',
  // The ledger and payments know an account by its number.
  held: [
    { table: 'saldo', column: 'sub', where: { akun: 'BANK' } },
    { table: 'pembayaran', column: 'sub', where: { akun: 'BANK' } },
  ],
  id: 'no_rekening',
  name: 'nama_rekening',
  namesRepeat: true,
  fields: {
    kode_bank: ref('bank', { required: true }),
    no_rekening: text({ required: true, readOnly: 'edit', max: 30, only: 'digits-minus' }),
    nama_rekening: text({ required: true, max: 60, upper: true }),
  },
  columns: ['kode_bank', 'no_rekening', 'nama_rekening'],
  search: ['no_rekening', 'nama_rekening'],
});
