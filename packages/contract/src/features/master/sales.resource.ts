import { code, ref, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Sales people, with the account their bonus goes to. All six fields are required (specification, section 5). */
export const sales = defineResource({
  key: 'sales',
  page: '/master-sales',
  menu: 'master',
  calls: { list: 'sales/get/all', base: 'sales' },
  table: 'sales',
  held: [{ table: 'hutang', column: 'kode_sales_lunas' }],
  id: 'kode_sales',
  name: 'nama_sales',
  namesRepeat: true,
  fields: {
    kode_sales: code({ required: true, readOnly: 'edit' }),
    nama_sales: text({ required: true, max: 60, upper: true }),
    kode_bank: ref('bank', { required: true, fill: { nama_bank: 'nama_bank' } }),
    nama_bank: text({ required: true, max: 60, upper: true }),
    no_rekening: text({ required: true, max: 30, only: 'digits-minus' }),
    nama_rekening: text({ required: true, max: 60, upper: true }),
  },
  columns: ['kode_sales', 'nama_sales', 'kode_bank', 'nama_bank', 'no_rekening', 'nama_rekening'],
  search: ['kode_sales', 'nama_sales'],
});
