import { money, percent, ref, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/**
 * What resellers pay, by group: their price per gram, their part of the ongkos, and the discount nobody is asked for.
 */
export const hargaReseller = defineResource({
  key: 'harga-reseller',
  page: '/parameter-harga-reseller',
  menu: 'master',
  gate: 'RESELLER_MODULE',
  calls: { list: 'harga-reseller/get/all', base: 'harga-reseller' },
  table: 'harga_reseller',
  id: '_id',
  generatedId: true,
  name: 'kode_group',
  fields: {
    _id: text({ max: 36, readOnly: 'always' }),
    kode_group: ref('group', { required: true }),
    harga: money({ default: 0, help: 'help.harga_reseller' }),
    ongkos_persen: percent({ default: 100, help: 'help.ongkos_persen' }),
    diskon_persen: percent({ default: 0, help: 'help.diskon_reseller' }),
  },
  columns: ['kode_group', 'harga', 'ongkos_persen', 'diskon_persen'],
  search: ['kode_group'],
  sort: 'kode_group',
  unique: ['kode_group'],
});
