import { code, ref, text, weight } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/**
 * Display tray inside a warehouse: its own weight and the weight of the tags used on it, in grams (domain guide §1.1).
 */
export const baki = defineResource({
  key: 'baki',
  page: '/master-baki',
  menu: 'master',
  calls: { list: 'baki', base: 'baki' },
  table: 'baki',
  id: 'kode_baki',
  name: 'nama_baki',
  fields: {
    kode_gudang: ref('gudang', { required: true }),
    kode_baki: code({ required: true, readOnly: 'edit' }),
    nama_baki: text({ required: true, max: 60, upper: true }),
    berat_baki: weight({ required: true, min: 0.01 }),
    berat_bandrol: weight({ required: true, min: 0.01, help: 'help.berat_bandrol' }),
  },
  columns: ['kode_gudang', 'kode_baki', 'nama_baki', 'berat_baki', 'berat_bandrol'],
  search: ['kode_baki', 'nama_baki'],
});
