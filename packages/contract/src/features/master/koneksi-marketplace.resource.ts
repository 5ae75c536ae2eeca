import { boolean, choice, ref, secret, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Marketplaces that the program knows how to name. */
const PLATFORM = ['SHOPEE', 'TOKOPEDIA', 'LAZADA', 'TIKTOK SHOP', 'BLIBLI'] as const;

/** Shops that the shop has on marketplaces, with the keys by which their platforms know it. */
export const koneksiMarketplace = defineResource({
  key: 'koneksi-marketplace',
  page: '/marketplace-setting',
  menu: 'master',
  gate: 'MARKETPLACE_INTEGRATION_MODULE',
  calls: { list: 'marketplace-setting', base: 'marketplace-setting' },
  table: 'koneksi_marketplace',
  id: '_id',
  generatedId: true,
  name: 'nama_toko_marketplace',
  namesRepeat: true,
  readBy: 'page',
  fields: {
    _id: text({ max: 36, readOnly: 'always' }),
    platform: choice(PLATFORM, { required: true, rules: { tidak_boleh_kosong: 'pilih_platform' } }),
    kode_marketplace: ref('marketplace', { required: true, help: 'help.kode_marketplace' }),
    nama_toko_marketplace: text({ required: true, max: 100, help: 'help.nama_toko_marketplace' }),
    shop_id: text({ required: true, max: 60, help: 'help.shop_id' }),
    app_key: text({ max: 100 }),
    app_secret: secret({ max: 200, help: 'help.app_secret' }),
    aktif: boolean({ default: true, label: 'field.koneksi_aktif', help: 'help.koneksi_aktif' }),
  },
  columns: ['platform', 'nama_toko_marketplace', 'shop_id', 'kode_marketplace', 'aktif'],
  search: ['platform', 'nama_toko_marketplace', 'shop_id', 'kode_marketplace'],
  sort: 'platform',
  unique: [['platform', 'shop_id']],
});
