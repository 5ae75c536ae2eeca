import { kadar, money, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** What the shop pays for a gram of each purity today. The server makes `_id`. */
export const hargaEmasPembelian = defineResource({
  key: 'harga-emas-pembelian',
  page: '/master-parameter-harga-pembelian',
  menu: 'master',
  gate: 'PARAMETER_HARGA_EMAS_PEMBELIAN',
  calls: { list: 'parameter-harga-emas-pembelian', base: 'parameter-harga-emas-pembelian' },
  table: 'harga_emas_pembelian',
  id: '_id',
  generatedId: true,
  name: 'kadar',
  fields: {
    _id: text({ max: 36, readOnly: 'always' }),
    kadar: kadar({ required: true, min: 0.001 }),
    harga_gram: money({ required: true, min: 1, label: 'field.harga_beli_gram' }),
  },
  columns: ['kadar', 'harga_gram'],
  search: ['kadar', 'harga_gram'],
  sort: 'kadar',
  unique: ['kadar'],
});
