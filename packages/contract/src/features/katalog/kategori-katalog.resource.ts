import { code, color, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';
import { gambarPathUlang } from './gambar.ts';
import { BERHASIL, CSV_KATALOG } from './says.ts';

/** The sections of the member app's catalogue, each with its picture and colour. */
export const kategoriKatalog = defineResource({
  key: 'kategori-katalog',
  page: '/kategori-katalog',
  menu: 'katalog',
  calls: {
    list: 'app/kategori-katalog',
    base: 'app/kategori-katalog',
    update: 'app/kategori-katalog/edit/{kode}',
    remove: 'app/kategori-katalog/delete/{kode}',
  },
  table: 'katalog_kategori',
  id: 'kode_kategori',
  name: 'nama_kategori',
  fields: {
    kode_kategori: code({ required: true, readOnly: 'edit' }),
    nama_kategori: text({ required: true, max: 60 }),
    gambar_path: gambarPathUlang('KATEGORI_ICON'),
    warna: color({ required: true, label: 'field.warna_katalog', rules: { tidak_boleh_kosong: 'warna_wajib' } }),
  },
  columns: ['kode_kategori', 'nama_kategori', 'gambar_path', 'warna'],
  search: ['kode_kategori', 'nama_kategori'],
  derived: ['id', 'gambar_name'],
  says: {
    ...BERHASIL,
    gagal_disimpan: 'katalog.gagal_tambah_kategori',
    gagal_diedit: 'katalog.gagal_ubah_kategori',
    gagal_dihapus: 'katalog.gagal_hapus_kategori',
  },
  csvName: CSV_KATALOG,
});
