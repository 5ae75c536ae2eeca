import { code, money } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Prices per gram that goods without their own nota are bought at, by a code to choose (domain guide §3.2). */
export const hargaBeli = defineResource({
  key: 'harga-beli',
  page: '/parameter-harga-beli',
  menu: 'master',
  calls: {
    list: 'para-harga-beli',
    base: 'para-harga-beli',
    create: 'para-harga-beli/create',
    update: 'para-harga-beli/update/{kode}',
    remove: 'para-harga-beli/delete/{kode}',
  },
  table: 'harga_beli',
  id: 'kode_harga',
  name: 'kode_harga',
  fields: {
    kode_harga: code({ required: true, readOnly: 'edit' }),
    harga_per_gram: money({ required: true, min: 1 }),
  },
  columns: ['kode_harga', 'harga_per_gram'],
  search: ['kode_harga'],
  says: {
    disimpan: 'parameter.berhasil_menyimpan',
    diedit: 'parameter.berhasil_mengedit',
    dihapus: 'parameter.berhasil_menghapus',
    gagal_disimpan: 'parameter.gagal_mengirim',
    gagal_diedit: 'parameter.gagal_mengirim',
    gagal_dihapus: 'parameter.gagal_menghapus',
    kosong: 'parameter.harga_beli_kosong',
  },
});
