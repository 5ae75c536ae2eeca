import { code, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Price family of groups: EMAS TUA, EMAS MUDA, LM, … the filter of many reports (decisions.md 4). */
export const jenisGroup = defineResource({
  key: 'jenis-group',
  page: '/master-parameter-jenis-group',
  menu: 'master',
  calls: { list: 'para-jenis-group', base: 'para-jenis-group' },
  table: 'jenis_group',
  id: 'kode_jenis_group',
  name: 'nama_jenis_group',
  fields: {
    kode_jenis_group: code({ required: true, readOnly: 'edit' }),
    nama_jenis_group: text({ required: true, max: 60, upper: true }),
  },
  columns: ['kode_jenis_group', 'nama_jenis_group'],
  search: ['kode_jenis_group', 'nama_jenis_group'],
});
