import { ref, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';
import { BERHASIL, CSV_KATALOG } from './says.ts';

/** What the member app tells about a group: which gold it is, what it is good for. */
export const groupDescriptionKatalog = defineResource({
  key: 'group-description-katalog',
  page: '/group-description-katalog',
  menu: 'katalog',
  calls: {
    list: 'app/member/group-description',
    base: 'app/member/group-description',
    update: 'app/member/group-description/edit/{kode}',
    remove: 'app/member/group-description/delete/{kode}',
  },
  table: 'katalog_group',
  id: 'kode_group',
  name: 'description',
  namesRepeat: true,
  fields: {
    kode_group: ref('group', { required: true, readOnly: 'edit' }),
    description: text({
      required: true,
      min: 20,
      max: 2000,
      rules: { terlalu_pendek: 'deskripsi_pendek' },
      multiline: true,
      label: 'field.deskripsi_katalog',
    }),
  },
  columns: ['kode_group', 'description'],
  search: ['kode_group', 'description'],
  says: {
    ...BERHASIL,
    gagal_disimpan: 'katalog.gagal_tambah_group',
    gagal_diedit: 'katalog.gagal_ubah_group',
    gagal_dihapus: 'katalog.gagal_hapus_group',
  },
  csvName: CSV_KATALOG,
});
