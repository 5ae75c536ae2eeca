import { kadar, money, percent, text, weight } from '../../core/field.ts';
import { definePage } from '../../core/page.ts';
import { defineResource } from '../../core/resource.ts';

/** Names the form that is in force: HARGA_EMAS, or TETAP. */
export const POKOK_MODULE = 'PARAMETER_JUMLAH_HUTANG_POKOK_MODULE';

/** One page for both forms; the module's value chooses which one it shows (decisions.md 16). */
export const hutangPokokPage = definePage({
  path: '/parameter-hutang-pokok',
  menu: 'hutang',
  kind: 'master',
  gate: POKOK_MODULE,
});

/** HARGA_EMAS: how many percent of the day's gold price are lent, by purity. The server makes `_id`. */
export const paraHutangPokokPersen = defineResource({
  key: 'para-hutang-pokok-persen',
  page: hutangPokokPage.path,
  menu: 'hutang',
  gate: POKOK_MODULE,
  calls: { list: 'para-hutang-pokok/harga-emas', base: 'para-hutang-pokok/harga-emas' },
  table: 'para_hutang_pokok_persen',
  id: '_id',
  generatedId: true,
  name: 'kadar',
  fields: {
    _id: text({ max: 36, readOnly: 'always' }),
    kadar: kadar({ required: true, min: 0.001 }),
    persen: percent({ required: true, label: 'field.persen_pokok', help: 'help.persen_pokok' }),
  },
  columns: ['kadar', 'persen'],
  search: ['kadar', 'persen'],
  sort: 'kadar',
  unique: ['kadar'],
});

/** TETAP: the most that is lent on gold of a purity, by its weight. The server makes `_id`. */
export const paraHutangPokokTetap = defineResource({
  key: 'para-hutang-pokok-tetap',
  page: hutangPokokPage.path,
  menu: 'hutang',
  gate: POKOK_MODULE,
  calls: { list: 'para-hutang-pokok/tetap', base: 'para-hutang-pokok/tetap' },
  table: 'para_hutang_pokok_tetap',
  id: '_id',
  generatedId: true,
  name: 'kadar',
  fields: {
    _id: text({ max: 36, readOnly: 'always' }),
    kadar: kadar({ required: true, min: 0.001 }),
    berat_dari: weight({ required: true, min: 0 }),
    berat_sampai: weight({ help: 'help.berat_sampai' }),
    jumlah_pokok: money({ required: true, min: 1 }),
  },
  columns: ['kadar', 'berat_dari', 'berat_sampai', 'jumlah_pokok'],
  search: ['kadar', 'jumlah_pokok'],
  sort: 'kadar',
  band: { from: 'berat_dari', to: 'berat_sampai', per: ['kadar'] },
});
