import { code, money, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Groups that share one price per gram; while it is empty or 0, each group's own price counts (domain guide §2.1). */
export const kelompokHarga = defineResource({
  key: 'kelompok-harga',
  page: '/master-kelompok-harga',
  menu: 'master',
  calls: { list: 'kelompok-harga', base: 'kelompok-harga' },
  table: 'kelompok_harga',
  id: 'kelompok_harga',
  name: 'keterangan',
  namesRepeat: true,
  fields: {
    kelompok_harga: code({ required: true, readOnly: 'edit' }),
    keterangan: text({ required: true, max: 60, upper: true }),
    harga: money({ default: 0, help: 'help.harga_kelompok' }),
  },
  columns: ['kelompok_harga', 'keterangan', 'harga'],
  search: ['kelompok_harga', 'keterangan'],
});
