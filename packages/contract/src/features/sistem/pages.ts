import { definePage, type Page } from '../../core/page.ts';
import { antreanPage } from './antrean.ts';
import { eksporPage } from './ekspor.ts';
import { keadaanPage } from './keadaan/keadaan.ts';
import { rekonsiliasiPage } from './rekonsiliasi/rekonsiliasi.ts';

const publicPage = (path: string): Page => definePage({ path, kind: 'public' });
/** Shows only what its user may open, so it is open to everyone. */
const menuPage = (path: string): Page => definePage({ path, kind: 'menu', everyone: true });

export const sistemPages = [
  publicPage('/'),
  publicPage('/terms-and-conditions'),
  publicPage('/privacy-policy'),
  definePage({ path: '/home', menu: 'dashboard', kind: 'dashboard', everyone: true }),
  menuPage('/subMenuBarang'),
  menuPage('/SubMenuPenjualan'),
  menuPage('/SubMenuPembelian'),
  menuPage('/SubMenuPesanan'),
  menuPage('/SubMenuService'),
  menuPage('/SubMenuHutang'),
  menuPage('/SubMenuManual'),
  menuPage('/SubMenuValidasi'),
  menuPage('/SubMenuLaporan'),
  menuPage('/SubMenuMember'),
  menuPage('/SubMenuKatalog'),
  menuPage('/SubMenuMaster'),
  menuPage('/SubMenuBerlian'),
  menuPage('/SubMenuAkuntansi'),
  menuPage('/SubMenuUtility'),
  menuPage('/404'),
  menuPage('/blank'),
  menuPage('/landingpages'),
  definePage({ path: '/ganti-password', menu: 'utility', kind: 'setting', everyone: true }),
  definePage({ path: '/hak-akses-users', menu: 'utility', kind: 'setting' }),
  definePage({ path: '/settingsystem', menu: 'utility', kind: 'setting', levels: ['OWN', 'SU', 'DEV', 'MU'] }),
  antreanPage,
  rekonsiliasiPage,
  keadaanPage,
  eksporPage,
] as const satisfies readonly Page[];
