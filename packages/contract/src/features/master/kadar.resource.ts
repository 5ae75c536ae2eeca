import { code, kadar as kadarField, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Purities the shop trades in, to choose from. */
export const kadar = defineResource({
  key: 'kadar',
  page: '/master-kadar',
  menu: 'master',
  calls: { list: 'kadar/get/all', base: 'kadar' },
  table: 'kadar',
  // Groups are of a purity, whatever it is called.
  held: [{ table: 'kelompok', column: 'kadar', field: 'kadar' }],
  id: 'kode_kadar',
  name: 'nama_kadar',
  fields: {
    kode_kadar: code({ required: true, readOnly: 'edit' }),
    nama_kadar: text({ required: true, max: 60, upper: true }),
    kadar: kadarField({ required: true, min: 0.001 }),
  },
  columns: ['kode_kadar', 'nama_kadar', 'kadar'],
  search: ['kode_kadar', 'nama_kadar'],
});
