import { integer, kadar, ref, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/**
 * The least a customer loses against the nota when he sells back: `rugi` on a fine piece, `rusak` on a damaged one
 * (domain guide §3.1). Up to 100 they are percent, above that rupiah per gram.
 */
export const rugiNota = defineResource({
  key: 'rugi-nota',
  page: '/master-parameter-rugi-nota',
  menu: 'master',
  calls: { list: 'ruginota/get/all', base: 'ruginota' },
  table: 'rugi_nota',
  id: '_id',
  generatedId: true,
  name: 'kode_kategori',
  fields: {
    _id: text({ max: 36, readOnly: 'always' }),
    kode_kategori: ref('kategori', { required: true }),
    kadar: kadar({ required: true }),
    rugi: integer({ required: true, min: 0, max: 100_000_000, help: 'help.rugi' }),
    rusak: integer({ required: true, min: 0, max: 100_000_000, help: 'help.rusak' }),
  },
  columns: ['kode_kategori', 'kadar', 'rugi', 'rusak'],
  search: ['kode_kategori', 'kadar'],
  sort: 'kode_kategori',
  unique: [['kode_kategori', 'kadar']],
});
