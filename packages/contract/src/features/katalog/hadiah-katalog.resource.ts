import { code, integer, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';
import { gambarPath } from './gambar.ts';
import { BERHASIL, CSV_KATALOG } from './says.ts';

/** Gifts that the member app offers for points. */
export const hadiahKatalog = defineResource({
  key: 'hadiah-katalog',
  page: '/hadiah-katalog',
  menu: 'katalog',
  calls: {
    list: 'app/member/list-gift',
    base: 'app/member/list-gift',
    update: 'app/member/list-gift/edit/{kode}',
    remove: 'app/member/list-gift/delete/{kode}',
  },
  table: 'katalog_hadiah',
  id: 'kode_hadiah',
  name: 'nama_hadiah',
  fields: {
    kode_hadiah: code({ required: true, readOnly: 'edit' }),
    nama_hadiah: text({ required: true, max: 100 }),
    info: text({ required: true, max: 300, multiline: true }),
    sub_info: text({ required: true, max: 300, multiline: true }),
    deskripsi: text({ max: 2000, multiline: true, label: 'field.deskripsi_katalog' }),
    point: integer({ required: true, min: 1, max: 10_000_000, label: 'field.point_hadiah' }),
    gambar_path: gambarPath('HADIAH'),
  },
  columns: ['kode_hadiah', 'nama_hadiah', 'info', 'sub_info', 'deskripsi', 'gambar_path'],
  search: ['kode_hadiah', 'nama_hadiah', 'info'],
  derived: ['gambar_name'],
  says: {
    ...BERHASIL,
    gagal_disimpan: 'katalog.gagal_tambah_hadiah',
    gagal_diedit: 'katalog.gagal_ubah_hadiah',
    gagal_dihapus: 'katalog.gagal_hapus_hadiah',
  },
  csvName: CSV_KATALOG,
});
