import { lazyRouteComponent } from '@tanstack/react-router';
import { MENU } from '@kilau/contract/core/menu.ts';
import type { Page } from '@kilau/contract/core/page.ts';
import { definitionScreen, type Screen } from './definition-screens.tsx';

const subMenu: Screen = lazyRouteComponent(() => import('../features/sistem/SubMenuPage.tsx'), 'SubMenuPage');

/** Hand-made screens by path. One line each: the page's code is fetched when it is opened. */
const made: Readonly<Record<string, Screen>> = {
  '/': lazyRouteComponent(() => import('../features/sistem/EntryPage.tsx'), 'EntryPage'),
  '/terms-and-conditions': lazyRouteComponent(() => import('../features/sistem/LegalPage.tsx'), 'TermsPage'),
  '/privacy-policy': lazyRouteComponent(() => import('../features/sistem/LegalPage.tsx'), 'PrivacyPage'),
  '/home': lazyRouteComponent(() => import('../features/sistem/HomePage.tsx'), 'HomePage'),
  '/404': lazyRouteComponent(() => import('../features/sistem/NotFoundPage.tsx'), 'NotFoundPage'),
  '/ganti-password': lazyRouteComponent(() => import('../features/sistem/GantiPasswordPage.tsx'), 'GantiPasswordPage'),
  '/settingsystem': lazyRouteComponent(() => import('../features/sistem/SettingSystemPage.tsx'), 'SettingSystemPage'),
  '/tambah-data-barang': lazyRouteComponent(() => import('../features/barang/tambah/TambahBarangPage.tsx'), 'TambahBarangPage'),
  '/data-barang': lazyRouteComponent(() => import('../features/barang/daftar/DataBarangPage.tsx'), 'DataBarangPage'),
  '/master-parameter-harga-emas': lazyRouteComponent(() => import('../features/master/HargaEmasPage.tsx'), 'HargaEmasPage'),
  '/parameter-harga-global': lazyRouteComponent(() => import('../features/master/HargaGlobalPage.tsx'), 'HargaGlobalPage'),
  '/transaksi-penjualan': lazyRouteComponent(() => import('../features/penjualan/transaksi/TransaksiPenjualanPage.tsx'), 'TransaksiPenjualanPage'),
  '/validasi-penjualan': lazyRouteComponent(() => import('../features/penjualan/validasi/ValidasiPenjualanPage.tsx'), 'ValidasiPenjualanPage'),
  '/lihat-penjualan': lazyRouteComponent(() => import('../features/penjualan/lihat/LihatPenjualanPage.tsx'), 'LihatPenjualanPage'),
  '/batal-penjualan': lazyRouteComponent(() => import('../features/penjualan/batal/BatalPenjualanPage.tsx'), 'BatalPenjualanPage'),
  ...Object.fromEntries(MENU.flatMap(({ tiles }) => (tiles === undefined ? [] : [[tiles, subMenu]]))),
};

/** The screen of a page: hand-made, or drawn from its definition; `undefined` when it has neither. */
export const screenOf = (page: Page): Screen | undefined => made[page.path] ?? definitionScreen(page);
