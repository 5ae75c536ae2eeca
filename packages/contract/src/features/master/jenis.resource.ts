import { code, ref, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Type of jewellery: CN cincin, KL kalung. The specification's "department" (decisions.md 4). */
export const jenis = defineResource({
  key: 'jenis',
  page: '/master-jenis',
  menu: 'master',
  calls: { list: 'jenis/get/all', base: 'jenis' },
  table: 'jenis',
  id: 'kode_dept',
  name: 'nama_dept',
  fields: {
    kode_dept: code({ required: true, readOnly: 'edit' }),
    nama_dept: text({ required: true, max: 60, upper: true }),
    kode_group: ref('group'),
  },
  columns: ['kode_dept', 'nama_dept', 'kode_group'],
  search: ['kode_dept', 'nama_dept'],
});
