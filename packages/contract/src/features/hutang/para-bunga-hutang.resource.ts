import { money, percent, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** The interest of a loan by its amount, in percent of 30 days (domain guide §6.2). The server makes `_id`. */
export const paraBungaHutang = defineResource({
  key: 'para-bunga-hutang',
  page: '/parameter-bunga-hutang',
  menu: 'hutang',
  gate: 'PARAMETER_BUNGA_HUTANG_MODULE',
  calls: { list: 'para-bunga-hutang', base: 'para-bunga-hutang' },
  table: 'para_bunga_hutang',
  id: '_id',
  generatedId: true,
  name: 'jumlah_dari',
  fields: {
    _id: text({ max: 36, readOnly: 'always' }),
    jumlah_dari: money({ required: true, min: 0 }),
    jumlah_sampai: money({ help: 'help.jumlah_sampai' }),
    bunga: percent({ required: true, label: 'field.bunga_30_hari' }),
  },
  columns: ['jumlah_dari', 'jumlah_sampai', 'bunga'],
  search: ['jumlah_dari', 'jumlah_sampai', 'bunga'],
  sort: 'jumlah_dari',
  band: { from: 'jumlah_dari', to: 'jumlah_sampai' },
});
