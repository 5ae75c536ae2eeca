import { percent, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** The card fees to choose from at the payment, in percent (domain guide §2.5). The server makes `_id`. */
export const feePenjualan = defineResource({
  key: 'fee-penjualan',
  page: '/parameter-fee-penjualan',
  menu: 'master',
  calls: { list: 'param-fee-penjualan', base: 'param-fee-penjualan' },
  table: 'fee_penjualan',
  id: '_id',
  generatedId: true,
  name: 'fee_penjualan',
  fields: {
    _id: text({ max: 36, readOnly: 'always' }),
    fee_penjualan: percent({ required: true }),
  },
  columns: ['fee_penjualan'],
  search: ['fee_penjualan'],
  sort: 'fee_penjualan',
  unique: ['fee_penjualan'],
  quiet: true,
});
