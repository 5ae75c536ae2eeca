import { code, image, integer, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Gifts that members take for their points (domain guide §10). */
export const hadiah = defineResource({
  key: 'hadiah',
  page: '/master-data-hadiah',
  menu: 'master',
  calls: { list: 'hadiah/get/all', base: 'hadiah' },
  table: 'hadiah',
  id: 'kode_hadiah',
  name: 'nama_hadiah',
  fields: {
    kode_hadiah: code({ required: true, readOnly: 'edit' }),
    nama_hadiah: text({ required: true, max: 60, upper: true }),
    poin: integer({ required: true, min: 1, max: 10_000_000 }),
    keterangan: text({ max: 200 }),
    gambar: image({}),
  },
  columns: ['kode_hadiah', 'nama_hadiah', 'poin', 'keterangan', 'gambar'],
  search: ['kode_hadiah', 'nama_hadiah'],
});
