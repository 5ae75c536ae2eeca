import type { AllResourceHooks } from '../../engine/resource.hooks.ts';
import { DESKRIPSI_BANNER, DESKRIPSI_INFO, DETAIL_GROUP, GAMBAR_NAME, GAMBAR_NAMES, TERSEDIA } from './katalog.sql.ts';

/** What records of the catalogue are read with beside their fields (specification, section 4). */
export const katalogHooks = {
  'kategori-katalog': { select: { id: 't.kode_kategori', gambar_name: GAMBAR_NAME } },
  'banner-katalog': { select: { gambar_name: GAMBAR_NAME } },
  'info-katalog': { select: { gambar_name: GAMBAR_NAME } },
  'hadiah-katalog': { select: { gambar_name: GAMBAR_NAME } },
  'kontak-admin-katalog': { select: { id: 't.kode_admin' } },
  'harga-katalog': { select: { detail_group: DETAIL_GROUP } },
  'item-katalog': {
    select: {
      gambar_name: GAMBAR_NAMES,
      deskripsi_banner: DESKRIPSI_BANNER,
      deskripsi_info: DESKRIPSI_INFO,
      tersedia: TERSEDIA,
    },
  },
} as const satisfies AllResourceHooks;
