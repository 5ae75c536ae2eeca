import { kadar, ref, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';
import { POTONGAN_FIELDS } from './potongan.ts';

/** The usual cut of a purchase by kategori and kadar (domain guide §1.4). */
export const potonganKategori = defineResource({
  key: 'potongan-kategori',
  page: '/master-potongan-pembelian',
  menu: 'master',
  gate: 'POTONGAN_PENJUALAN_MODULE',
  calls: { list: 'para-potongan-kategori', base: 'para-potongan-kategori' },
  table: 'potongan_kategori',
  id: '_id',
  generatedId: true,
  name: 'kode_kategori',
  fields: {
    _id: text({ max: 36, readOnly: 'always' }),
    kode_kategori: ref('kategori', { required: true }),
    kadar: kadar({ help: 'help.semua_kadar' }),
    ...POTONGAN_FIELDS,
  },
  columns: ['kode_kategori', 'kadar', 'jenis_potongan', 'potongan', 'persentase'],
  search: ['kode_kategori', 'kadar'],
  sort: 'kode_kategori',
  unique: [['kode_kategori', 'kadar']],
});
