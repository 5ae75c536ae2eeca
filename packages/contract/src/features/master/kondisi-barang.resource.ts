import { code, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Reasons for destroying goods and cancelling papers: rusak, salah input, hilang (domain guide §1.3). */
export const kondisiBarang = defineResource({
  key: 'kondisi-barang',
  page: '/master-kondisi-barang',
  menu: 'master',
  calls: { list: 'parakondisi/get/all', base: 'parakondisi' },
  table: 'kondisi_barang',
  id: 'kode_kondisi',
  name: 'nama_kondisi',
  fields: {
    kode_kondisi: code({ required: true, readOnly: 'edit' }),
    nama_kondisi: text({ required: true, max: 60, upper: true }),
  },
  columns: ['kode_kondisi', 'nama_kondisi'],
  search: ['kode_kondisi', 'nama_kondisi'],
});
