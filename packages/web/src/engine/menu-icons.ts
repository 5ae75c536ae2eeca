import type { MenuKey } from '@kilau/contract/core/menu.ts';
import type { IconName } from '../ui/icons.tsx';

/** The picture of each section of the menu, in sidebar and tiles. */
export const MENU_ICONS: Readonly<Record<MenuKey, IconName>> = {
  dashboard: 'home',
  barang: 'box',
  penjualan: 'tag',
  pesanan: 'order',
  pembelian: 'cart',
  service: 'wrench',
  hutang: 'hand',
  manual: 'scale',
  validasi: 'check',
  laporan: 'chart',
  member: 'users',
  katalog: 'photo',
  master: 'list',
  berlian: 'gem',
  akuntansi: 'book',
  utility: 'tools',
};
