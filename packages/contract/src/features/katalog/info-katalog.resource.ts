import { code } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';
import { gambarPath } from './gambar.ts';
import { ISI } from './isi.ts';
import { BERHASIL, CSV_KATALOG } from './says.ts';

/** Pieces of information in the member app: care of jewellery, terms of buying back. */
export const infoKatalog = defineResource({
  key: 'info-katalog',
  page: '/info-katalog',
  menu: 'katalog',
  calls: {
    list: 'app/info-katalog',
    base: 'app/info-katalog',
    update: 'app/info-katalog/edit/{kode}',
    remove: 'app/info-katalog/delete/{kode}',
  },
  table: 'katalog_info',
  id: 'kode_info',
  name: 'title',
  namesRepeat: true,
  fields: {
    kode_info: code({ required: true, readOnly: 'edit' }),
    ...ISI,
    gambar_path: gambarPath('INFO_ICON'),
  },
  columns: ['kode_info', 'title', 'deskripsi', 'gambar_path'],
  search: ['kode_info', 'title', 'deskripsi'],
  derived: ['gambar_name'],
  says: {
    ...BERHASIL,
    gagal_disimpan: 'katalog.gagal_tambah_info',
    gagal_diedit: 'katalog.gagal_ubah_info',
    gagal_dihapus: 'katalog.gagal_hapus_info',
  },
  csvName: CSV_KATALOG,
});
