import { kadar, money, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** What the shop lends at most on a gram of each purity (domain guide §6.2). The server makes `_id`. */
export const plafondHutangKadar = defineResource({
  key: 'plafond-hutang-kadar',
  page: '/plafond-kadar-hutang',
  menu: 'hutang',
  gate: 'PLAFOND_HUTANG_MODULE',
  calls: { list: 'plafond-hutang-kadar', base: 'plafond-hutang-kadar' },
  table: 'plafond_hutang_kadar',
  id: '_id',
  generatedId: true,
  name: 'kadar',
  fields: {
    _id: text({ max: 36, readOnly: 'always' }),
    kadar: kadar({ required: true, min: 0.001 }),
    harga_plafond: money({ required: true, min: 1 }),
  },
  columns: ['kadar', 'harga_plafond'],
  search: ['kadar', 'harga_plafond'],
  sort: 'kadar',
  unique: ['kadar'],
});
