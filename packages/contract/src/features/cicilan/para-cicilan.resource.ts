import { integer, percent, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** The terms a piece can be paid off in (domain guide §5.5). The server makes `_id`. */
export const paraCicilan = defineResource({
  key: 'para-cicilan',
  page: '/parameter-cicilan',
  menu: 'penjualan',
  gate: 'CICILAN_MODULE',
  calls: { list: 'para-cicilan', base: 'para-cicilan' },
  table: 'para_cicilan',
  id: '_id',
  generatedId: true,
  name: 'tenor',
  fields: {
    _id: text({ max: 36, readOnly: 'always' }),
    tenor: integer({ required: true, min: 1, max: 120, help: 'help.tenor' }),
    dp_persen: percent({ required: true }),
    margin_persen: percent({ default: 0, help: 'help.margin_persen' }),
    denda_persen: percent({ default: 0, help: 'help.denda_persen' }),
    potongan_pelunasan_persen: percent({ default: 0, help: 'help.potongan_pelunasan_persen' }),
  },
  columns: ['tenor', 'dp_persen', 'margin_persen', 'denda_persen', 'potongan_pelunasan_persen'],
  search: ['tenor'],
  sort: 'tenor',
  unique: ['tenor'],
});
