import { code, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Material class that a group belongs to: EMAS, LOGAM MULIA, BERLIAN, PERAK, AKSESORIS (decisions.md 4). */
export const kategori = defineResource({
  key: 'kategori',
  page: '/master-kategori',
  menu: 'master',
  calls: { list: 'kategori/get/all', base: 'kategori' },
  table: 'kategori',
  id: 'kode_kategori',
  name: 'nama_kategori',
  fields: {
    kode_kategori: code({ required: true, readOnly: 'edit' }),
    nama_kategori: text({ required: true, max: 60, upper: true }),
  },
  columns: ['kode_kategori', 'nama_kategori'],
  search: ['kode_kategori', 'nama_kategori'],
});
