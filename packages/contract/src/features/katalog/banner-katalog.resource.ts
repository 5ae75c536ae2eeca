import { code } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';
import { gambarPathUlang } from './gambar.ts';
import { ISI } from './isi.ts';
import { BERHASIL, CSV_KATALOG } from './says.ts';

/** Banners of the member app, each with a button that leads somewhere. */
export const bannerKatalog = defineResource({
  key: 'banner-katalog',
  page: '/banner-katalog',
  menu: 'katalog',
  calls: {
    list: 'app/banner-katalog',
    base: 'app/banner-katalog',
    update: 'app/banner-katalog/edit/{kode}',
    remove: 'app/banner-katalog/delete/{kode}',
  },
  table: 'katalog_banner',
  id: 'kode_banner',
  name: 'title',
  namesRepeat: true,
  fields: {
    kode_banner: code({ required: true, readOnly: 'edit' }),
    ...ISI,
    gambar_path: gambarPathUlang('BANNER_ICON'),
  },
  columns: ['kode_banner', 'title', 'deskripsi', 'gambar_path'],
  search: ['kode_banner', 'title', 'deskripsi'],
  derived: ['gambar_name'],
  says: {
    ...BERHASIL,
    gagal_disimpan: 'katalog.gagal_tambah_banner',
    gagal_diedit: 'katalog.gagal_ubah_banner',
    gagal_dihapus: 'katalog.gagal_hapus_banner',
  },
  csvName: CSV_KATALOG,
});
