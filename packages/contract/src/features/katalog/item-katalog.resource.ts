import { boolean, code, images, money, ref, refs, tags, text, weight } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';
import { BERHASIL, CSV_KATALOG } from './says.ts';

/**
 * Goods shown in the member app. A code that is the barcode of a piece shows that very piece, and only while it is
 * for sale; any other code is a model. Records are read with `gambar_name`, `deskripsi_banner`, `deskripsi_info` and
 * `tersedia` beside their fields.
 */
export const itemKatalog = defineResource({
  key: 'item-katalog',
  page: '/item-katalog',
  menu: 'katalog',
  calls: {
    list: 'app/item-katalog',
    base: 'app/item-katalog',
    update: 'app/item-katalog/edit/{kode}',
    remove: 'app/item-katalog/delete/{kode}',
  },
  table: 'katalog_item',
  id: 'kode_barang',
  name: 'nama_barang',
  fields: {
    kode_barang: code({ required: true, readOnly: 'edit', label: 'field.kode_item', help: 'help.kode_barang_katalog' }),
    kode_kategori: ref('kategori-katalog', {
      required: true,
      label: 'field.kategori_katalog',
      rules: { tidak_boleh_kosong: 'kategori_harus_dipilih' },
    }),
    nama_barang: text({ required: true, max: 100 }),
    berat: weight({ required: true, min: 0.01 }),
    harga_jual: money({ required: true, min: 1 }),
    direct_url: text({ required: true, max: 300, format: 'url', label: 'field.url_pendukung' }),
    gambar_path: images({
      required: true,
      max: 8,
      folder: 'ITEM',
      label: 'field.gambar',
      rules: { tidak_boleh_kosong: 'gambar_wajib' },
    }),
    kode_banner: refs('banner-katalog', { max: 20, label: 'field.daftar_banner' }),
    kode_info: refs('info-katalog', { max: 20, label: 'field.daftar_info' }),
    hashtag_kadar: tags({ max: 20, help: 'help.hashtag' }),
    hashtag_jenis: tags({ max: 20, help: 'help.hashtag' }),
    hashtag_lm: tags({ max: 20, help: 'help.hashtag' }),
  },
  columns: ['kode_barang', 'nama_barang', 'berat', 'harga_jual', 'gambar_path', 'kode_banner', 'kode_info'],
  search: ['kode_barang', 'nama_barang'],
  derived: ['gambar_name', 'deskripsi_banner', 'deskripsi_info'],
  computed: { tersedia: boolean({ label: 'field.tampil' }) },
  says: {
    ...BERHASIL,
    gagal_disimpan: 'katalog.gagal_kirim_barang',
    gagal_diedit: 'katalog.gagal_ubah_barang',
    gagal_dihapus: 'katalog.gagal_hapus_barang',
  },
  csvName: CSV_KATALOG,
});
