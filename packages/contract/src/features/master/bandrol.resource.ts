import { text, weight } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Price tags by what one weighs, since trays are weighed with them on (domain guide §1.1). The server makes `_id`. */
export const bandrol = defineResource({
  key: 'bandrol',
  page: '/master-bandrol',
  menu: 'master',
  calls: { list: 'parabandrol/get/all', base: 'parabandrol' },
  table: 'bandrol',
  id: '_id',
  generatedId: true,
  name: 'keterangan',
  fields: {
    _id: text({ max: 36, readOnly: 'always' }),
    keterangan: text({ required: true, max: 60, upper: true }),
    berat_bandrol: weight({ required: true, min: 0.01 }),
  },
  columns: ['keterangan', 'berat_bandrol'],
  search: ['keterangan'],
  sort: 'keterangan',
  unique: ['keterangan'],
});
