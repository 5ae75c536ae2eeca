import { BEBAS_SQL } from '../../trade/barang/tersedia.ts';

/** The file's own name behind the key of a picture. */
const nama = (path: string): string => `regexp_replace(${path}, '^.*/', '')`;

/** `gambar_name` of a record with one picture, for `t`. */
export const GAMBAR_NAME = nama('t.gambar_path');

/** The same for a record with several, in their order. */
export const GAMBAR_NAMES = `select coalesce(jsonb_agg(${nama('g.path')} order by g.nomor), '[]')
  from jsonb_array_elements_text(t.gambar_path) with ordinality g(path, nomor)`;

/** Something about the banners or infos of an item, in the item's order: always as they are now. */
const milik = (table: string, kode: string, what: string, only = 'true'): string =>
  `select coalesce(jsonb_agg(${what} order by k.nomor), '[]')
    from jsonb_array_elements_text(t.${kode}) with ordinality k(kode, nomor)
   join ${table} d on d.kode_toko = t.kode_toko and d.${kode} = k.kode and ${only}`;
const DESKRIPSI = 'btrim(d.deskripsi)';

/** `deskripsi_banner` and `deskripsi_info` of an item. */
export const DESKRIPSI_BANNER = milik('katalog_banner', 'kode_banner', DESKRIPSI);
export const DESKRIPSI_INFO = milik('katalog_info', 'kode_info', DESKRIPSI);

/** The same, and their codes, of those that are shown. */
const TAMPIL = 'd.status_aktif';
export const BANNER_TAMPIL = {
  kode: milik('katalog_banner', 'kode_banner', 'k.kode', TAMPIL),
  deskripsi: milik('katalog_banner', 'kode_banner', DESKRIPSI, TAMPIL),
} as const;
export const INFO_TAMPIL = {
  kode: milik('katalog_info', 'kode_info', 'k.kode', TAMPIL),
  deskripsi: milik('katalog_info', 'kode_info', DESKRIPSI, TAMPIL),
} as const;

/** The groups under a price label, with the name and purity they have now. */
export const DETAIL_GROUP = `
  select coalesce(jsonb_agg(jsonb_build_object('kode_group', d.baris ->> 'kode_group', 'nama_group', k.nama_group,
    'kadar', k.kadar) order by d.nomor), '[]')
  from jsonb_array_elements(t.detail_group) with ordinality d(baris, nomor)
  left join kelompok k on k.kode_toko = t.kode_toko and k.kode_group = d.baris ->> 'kode_group'`;

/**
 * Whether an item may be shown. A code that is the barcode of a piece stands for that piece, and a piece is sold once:
 * whatever reserves, sells, moves or destroys it takes the item out of the app by itself.
 */
export const TERSEDIA = `
  not exists (
    select from barang b join gudang g using (kode_toko, kode_gudang)
    where b.kode_toko = t.kode_toko and b.kode_barcode = t.kode_barang and not (${BEBAS_SQL} and g.dijual))`;
