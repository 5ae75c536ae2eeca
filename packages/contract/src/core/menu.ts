/** The menu's sections in order; a page names the section it stands in. `tiles` is the section's page of tiles. */
export const MENU = [
  { key: 'dashboard', tiles: undefined },
  { key: 'barang', tiles: '/subMenuBarang' },
  { key: 'penjualan', tiles: '/SubMenuPenjualan' },
  { key: 'pesanan', tiles: '/SubMenuPesanan' },
  { key: 'pembelian', tiles: '/SubMenuPembelian' },
  { key: 'service', tiles: '/SubMenuService' },
  { key: 'hutang', tiles: '/SubMenuHutang' },
  { key: 'manual', tiles: '/SubMenuManual' },
  { key: 'validasi', tiles: '/SubMenuValidasi' },
  { key: 'laporan', tiles: '/SubMenuLaporan' },
  { key: 'member', tiles: '/SubMenuMember' },
  { key: 'katalog', tiles: '/SubMenuKatalog' },
  { key: 'master', tiles: '/SubMenuMaster' },
  { key: 'berlian', tiles: '/SubMenuBerlian' },
  { key: 'akuntansi', tiles: '/SubMenuAkuntansi' },
  { key: 'utility', tiles: '/SubMenuUtility' },
] as const;

export type MenuKey = (typeof MENU)[number]['key'];
