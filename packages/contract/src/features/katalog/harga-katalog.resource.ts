import { code, kadar, lines, ref, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';
import { BERHASIL, CSV_KATALOG } from './says.ts';

/** Labels under which the member app shows today's prices of groups. Name and purity come with the group. */
export const hargaKatalog = defineResource({
  key: 'harga-katalog',
  page: '/harga-katalog',
  menu: 'katalog',
  calls: { list: 'app/harga', base: 'app/harga' },
  table: 'katalog_harga',
  id: 'kode_harga_app',
  name: 'nama_harga_app',
  namesRepeat: true,
  fields: {
    kode_harga_app: code({ required: true, readOnly: 'edit' }),
    nama_harga_app: text({ required: true, max: 60 }),
    detail_group: lines(
      {
        kode_group: ref('group', { required: true, fill: { nama_group: 'nama_group', kadar: 'kadar' } }),
        nama_group: text({ max: 60, readOnly: 'always' }),
        kadar: kadar({ readOnly: 'always' }),
      },
      { required: true, max: 50, rules: { tidak_boleh_kosong: 'list_group_minimal_satu' } },
    ),
  },
  columns: ['kode_harga_app', 'nama_harga_app', 'detail_group'],
  search: ['kode_harga_app', 'nama_harga_app'],
  says: {
    ...BERHASIL,
    gagal_disimpan: 'katalog.gagal_tambah_harga',
    gagal_diedit: 'katalog.gagal_ubah_harga',
    gagal_dihapus: 'katalog.gagal_hapus_harga',
  },
  csvName: CSV_KATALOG,
});
