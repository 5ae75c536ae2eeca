import { code, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Banks the shop deals with. */
export const bank = defineResource({
  key: 'bank',
  page: '/master-bank',
  menu: 'master',
  calls: { list: 'banks', base: 'banks' },
  table: 'bank',
  id: 'kode_bank',
  name: 'nama_bank',
  fields: {
    kode_bank: code({ required: true, readOnly: 'edit' }),
    nama_bank: text({ required: true, max: 60, upper: true }),
  },
  columns: ['kode_bank', 'nama_bank'],
  search: ['kode_bank', 'nama_bank'],
});
