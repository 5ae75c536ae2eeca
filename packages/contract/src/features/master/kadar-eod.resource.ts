import { code, integer, kadar, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Rows of the gold position at the end of a day: purities from one to another are told as one (domain guide §1.1). */
export const kadarEod = defineResource({
  key: 'kadar-eod',
  page: '/master-kadar-eod',
  menu: 'master',
  calls: { list: 'kadar-eod/get', base: 'kadar-eod' },
  table: 'kadar_eod',
  id: 'kode_kadar_eod',
  name: 'nama_kadar_eod',
  fields: {
    kode_kadar_eod: code({ required: true, readOnly: 'edit' }),
    nama_kadar_eod: text({ required: true, max: 60, upper: true }),
    kadar_min: kadar({ required: true }),
    kadar_max: kadar({ required: true }),
    kadar_lapor: kadar({ required: true, help: 'help.kadar_lapor' }),
    urutan: integer({ required: true, min: 0, max: 9999, default: 0 }),
  },
  columns: ['urutan', 'kode_kadar_eod', 'nama_kadar_eod', 'kadar_min', 'kadar_max', 'kadar_lapor'],
  search: ['kode_kadar_eod', 'nama_kadar_eod'],
  sort: 'urutan',
  band: { from: 'kadar_min', to: 'kadar_max' },
});
