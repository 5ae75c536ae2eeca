import { code, percent, ref, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/**
 * Online market places the shop sells on: what they keep, and the account their money arrives in (domain guide §10).
 */
export const marketplace = defineResource({
  key: 'marketplace',
  page: '/master-marketplace',
  menu: 'master',
  calls: { list: 'marketplace', base: 'marketplace' },
  table: 'marketplace',
  id: 'kode_marketplace',
  name: 'nama_marketplace',
  fields: {
    kode_marketplace: code({ required: true, readOnly: 'edit' }),
    nama_marketplace: text({ required: true, max: 60, upper: true }),
    fee_persen: percent({ default: 0 }),
    no_rekening: ref('rekening', { help: 'help.rekening_marketplace' }),
  },
  columns: ['kode_marketplace', 'nama_marketplace', 'fee_persen', 'no_rekening'],
  search: ['kode_marketplace', 'nama_marketplace'],
});
