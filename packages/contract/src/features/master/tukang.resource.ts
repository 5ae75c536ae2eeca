import { code, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Goldsmiths who repair, make to order, wash and melt (domain guide §1.4). */
export const tukang = defineResource({
  key: 'tukang',
  page: '/master-tukang',
  menu: 'master',
  calls: { list: 'tukang/get/all', base: 'tukang' },
  table: 'tukang',
  id: 'kode_tukang',
  name: 'nama_tukang',
  namesRepeat: true,
  fields: {
    kode_tukang: code({ required: true, readOnly: 'edit' }),
    nama_tukang: text({ required: true, max: 60, upper: true }),
    no_hp: text({ min: 11, max: 20, only: 'digits' }),
    alamat: text({ max: 200, upper: true }),
  },
  columns: ['kode_tukang', 'nama_tukang', 'no_hp', 'alamat'],
  search: ['kode_tukang', 'nama_tukang', 'no_hp'],
});
