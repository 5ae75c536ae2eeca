import { text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Conditions of pawned goods: words to choose from, no more (domain guide §1.3). */
export const kondisiPinjaman = defineResource({
  key: 'kondisi-pinjaman',
  page: '/master-kondisi-pinjaman',
  menu: 'master',
  calls: { list: 'parapinjaman/get/all', base: 'parapinjaman' },
  table: 'kondisi_pinjaman',
  id: '_id',
  generatedId: true,
  name: 'kondisi_pinjaman',
  fields: {
    _id: text({ max: 36, readOnly: 'always' }),
    kondisi_pinjaman: text({ required: true, max: 60, upper: true }),
  },
  columns: ['kondisi_pinjaman'],
  search: ['kondisi_pinjaman'],
  sort: 'kondisi_pinjaman',
  unique: ['kondisi_pinjaman'],
});
