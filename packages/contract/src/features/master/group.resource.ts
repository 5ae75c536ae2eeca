import { code, kadar, money, percent, ref, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/**
 * Purity and price class of goods: rupiah per gram, and the sale purity of percentage mode (domain guide §1.1, §2.1).
 */
export const group = defineResource({
  key: 'group',
  page: '/master-group',
  menu: 'master',
  calls: { list: 'group/get/all', base: 'group' },
  table: 'kelompok',
  id: 'kode_group',
  name: 'nama_group',
  fields: {
    kode_group: code({ required: true, readOnly: 'edit' }),
    nama_group: text({ required: true, max: 60, upper: true }),
    kode_kategori: ref('kategori', { required: true }),
    jenis_group: ref('jenis-group', { required: true }),
    kadar: kadar({ required: true }),
    persentase: percent({ max: 200, default: 0, help: 'help.persentase' }),
    kelompok_harga: ref('kelompok-harga', { help: 'help.kelompok_harga' }),
    harga: money({ default: 0, help: 'help.harga' }),
  },
  columns: [
    'kode_group',
    'nama_group',
    'kode_kategori',
    'jenis_group',
    'kadar',
    'persentase',
    'kelompok_harga',
    'harga',
  ],
  search: ['kode_group', 'nama_group'],
});
