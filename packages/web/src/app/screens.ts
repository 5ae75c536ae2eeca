import { lazyRouteComponent } from '@tanstack/react-router';
import { MENU } from '@kilau/contract/core/menu.ts';
import type { Page } from '@kilau/contract/core/page.ts';
import { definitionScreen, type Screen } from './definition-screens.tsx';

const subMenu: Screen = lazyRouteComponent(() => import('../features/sistem/menu/SubMenuPage.tsx'), 'SubMenuPage');

/** Hand-made screens by path. One line each: the page's code is fetched when it is opened. */
const made: Readonly<Record<string, Screen>> = {
  '/': lazyRouteComponent(() => import('../features/sistem/masuk/EntryPage.tsx'), 'EntryPage'),
  '/terms-and-conditions': lazyRouteComponent(() => import('../features/sistem/legal/LegalPage.tsx'), 'TermsPage'),
  '/privacy-policy': lazyRouteComponent(() => import('../features/sistem/legal/LegalPage.tsx'), 'PrivacyPage'),
  '/cek-nota': lazyRouteComponent(() => import('../features/pembelian/cek/CekNotaPage.tsx'), 'CekNotaPage'),
  '/papan-harga': lazyRouteComponent(() => import('../features/master/papan/PapanHargaPage.tsx'), 'PapanHargaPage'),
  '/home': lazyRouteComponent(() => import('./home/HomePage.tsx'), 'HomePage'),
  '/404': lazyRouteComponent(() => import('../features/sistem/menu/NotFoundPage.tsx'), 'NotFoundPage'),
  '/blank': lazyRouteComponent(() => import('../features/sistem/menu/BlankPage.tsx'), 'BlankPage'),
  '/landingpages': lazyRouteComponent(() => import('../features/sistem/menu/LandingPage.tsx'), 'LandingPage'),
  '/ganti-password': lazyRouteComponent(
    () => import('../features/sistem/masuk/GantiPasswordPage.tsx'),
    'GantiPasswordPage',
  ),
  '/data-users': lazyRouteComponent(() => import('../features/sistem/hak/DataUsersPage.tsx'), 'DataUsersPage'),
  '/hak-akses-users': lazyRouteComponent(
    () => import('../features/sistem/hak/HakAksesUsersPage.tsx'),
    'HakAksesUsersPage',
  ),
  '/parameter-proteksi-menu': lazyRouteComponent(
    () => import('../features/sistem/hak/ProteksiMenuPage.tsx'),
    'ProteksiMenuPage',
  ),
  '/settingsystem': lazyRouteComponent(
    () => import('../features/sistem/setting/SettingSystemPage.tsx'),
    'SettingSystemPage',
  ),
  '/persetujuan': lazyRouteComponent(
    () => import('../features/otorisasi/persetujuan/PersetujuanPage.tsx'),
    'PersetujuanPage',
  ),
  '/sidik-jari': lazyRouteComponent(() => import('../features/otorisasi/sidik/SidikPage.tsx'), 'SidikPage'),
  '/antrean': lazyRouteComponent(() => import('../features/sistem/antrean/AntreanPage.tsx'), 'AntreanPage'),
  '/rekonsiliasi': lazyRouteComponent(
    () => import('../features/sistem/rekonsiliasi/RekonsiliasiPage.tsx'),
    'RekonsiliasiPage',
  ),
  '/keadaan': lazyRouteComponent(() => import('../features/sistem/keadaan/KeadaanPage.tsx'), 'KeadaanPage'),
  '/export-csv': lazyRouteComponent(() => import('../features/sistem/ekspor/ExportCsvPage.tsx'), 'ExportCsvPage'),
  '/pindahan': lazyRouteComponent(() => import('../features/pindahan/PindahanPage.tsx'), 'PindahanPage'),
  '/tutup-toko': lazyRouteComponent(() => import('../features/tutup/TutupTokoPage.tsx'), 'TutupTokoPage'),
  '/transaksi-hutang': lazyRouteComponent(
    () => import('../features/hutang/transaksi/TransaksiHutangPage.tsx'),
    'TransaksiHutangPage',
  ),
  '/lelang-hutang': lazyRouteComponent(() => import('../features/hutang/LelangHutangPage.tsx'), 'LelangHutangPage'),
  '/validasi-pelunasan-hutang': lazyRouteComponent(
    () => import('../features/hutang/pelunasan/ValidasiPelunasanPage.tsx'),
    'ValidasiPelunasanPage',
  ),
  '/dashboard': lazyRouteComponent(() => import('../features/dashboard/DashboardPage.tsx'), 'DashboardPage'),
  '/dashboardPusat': lazyRouteComponent(() => import('../features/dashboard/PusatPage.tsx'), 'PusatPage'),
  '/validasi-non-cash': lazyRouteComponent(
    () => import('../features/uang/noncash/ValidasiNonCashPage.tsx'),
    'ValidasiNonCashPage',
  ),
  '/kirim-barang': lazyRouteComponent(() => import('../features/kirim-barang/KirimBarangPage.tsx'), 'KirimBarangPage'),
  '/kirim-barang-kecabang': lazyRouteComponent(
    () => import('../features/kirim-barang/KirimBarangPage.tsx'),
    'KirimKecabangPage',
  ),
  '/import-data-pusat': lazyRouteComponent(
    () => import('../features/kirim-barang/ImporPusatPage.tsx'),
    'ImporPusatPage',
  ),
  '/terima-barang': lazyRouteComponent(
    () => import('../features/kirim-barang/TerimaBarangPage.tsx'),
    'TerimaBarangPage',
  ),
  '/terima-uang-kas': lazyRouteComponent(() => import('../features/uang/terima/TerimaUangPage.tsx'), 'TerimaUangPage'),
  '/parameter-akun': lazyRouteComponent(
    () => import('../features/uang/akun/ParameterAkunPage.tsx'),
    'ParameterAkunPage',
  ),
  '/mutasi-uang-bank': lazyRouteComponent(() => import('../features/uang/mutasi/MutasiPages.tsx'), 'MutasiBankPage'),
  '/mutasi-uang-cash': lazyRouteComponent(() => import('../features/uang/mutasi/MutasiPages.tsx'), 'MutasiCashPage'),
  '/pengalihan-saldo-uang': lazyRouteComponent(
    () => import('../features/uang/pengalihan/PengalihanPage.tsx'),
    'PengalihanPage',
  ),
  '/sortir-pembelian': lazyRouteComponent(() => import('../features/sepuhan/SepuhanPages.tsx'), 'SortirPembelianPage'),
  '/kirim-barang-cuci': lazyRouteComponent(() => import('./CuciPages.tsx'), 'KirimCuci'),
  '/terima-barang-cuci': lazyRouteComponent(() => import('./CuciPages.tsx'), 'TerimaCuci'),
  '/terima-sepuhan': lazyRouteComponent(() => import('../features/sepuhan/SepuhanPages.tsx'), 'TerimaSepuhanPage'),
  '/pindah-sortir': lazyRouteComponent(() => import('../features/sepuhan/SepuhanPages.tsx'), 'PindahSortirPage'),
  '/stock-cuci-manual': lazyRouteComponent(() => import('../features/sepuhan/SepuhanPages.tsx'), 'StockCuciManualPage'),
  '/tambah-data-barang': lazyRouteComponent(
    () => import('../features/barang/tambah/TambahBarangPage.tsx'),
    'TambahBarangPage',
  ),
  '/tambah-barang-banyak': lazyRouteComponent(
    () => import('../features/barang/banyak/TambahBanyakPage.tsx'),
    'TambahBanyakPage',
  ),
  '/cetak-barcode': lazyRouteComponent(
    () => import('../features/barang/label/CetakBarcodePage.tsx'),
    'CetakBarcodePage',
  ),
  '/data-barang': lazyRouteComponent(() => import('../features/barang/daftar/DataBarangPage.tsx'), 'DataBarangPage'),
  '/pindah-barang': lazyRouteComponent(
    () => import('../features/barang/pindah/PindahBarangPage.tsx'),
    'PindahBarangPage',
  ),
  '/pindah-barang-satu-baki': lazyRouteComponent(
    () => import('../features/barang/pindah/SatuBakiPage.tsx'),
    'SatuBakiPage',
  ),
  '/hancur-data-barang': lazyRouteComponent(
    () => import('../features/barang/hancur/HancurBarangPage.tsx'),
    'HancurBarangPage',
  ),
  '/hancur-pembelian': lazyRouteComponent(
    () => import('../features/barang/hancur/HancurPembelianPage.tsx'),
    'HancurPembelianPage',
  ),
  '/data-barang-manual': lazyRouteComponent(
    () => import('../features/manual/stok/DataManualPage.tsx'),
    'DataManualPage',
  ),
  '/pindah-barang-manual': lazyRouteComponent(
    () => import('../features/manual/stok/PindahManualPage.tsx'),
    'PindahManualPage',
  ),
  '/hancur-barang-manual': lazyRouteComponent(
    () => import('../features/manual/stok/HancurManualPage.tsx'),
    'HancurManualPage',
  ),
  '/update-profit-barang': lazyRouteComponent(
    () => import('../features/barang/massal/UpdateProfitPage.tsx'),
    'UpdateProfitPage',
  ),
  '/kirim-barang-external': lazyRouteComponent(
    () => import('../features/barang/etalase/KirimExternalPage.tsx'),
    'KirimExternalPage',
  ),
  '/update-barang-external': lazyRouteComponent(
    () => import('../features/barang/etalase/UpdateExternalPage.tsx'),
    'UpdateExternalPage',
  ),
  '/modal-barang': lazyRouteComponent(() => import('../features/barang/modal/ModalBarangPage.tsx'), 'ModalBarangPage'),
  '/update-kadar': lazyRouteComponent(() => import('../features/barang/massal/UpdateKadarPage.tsx'), 'UpdateKadarPage'),
  '/timbang-baki': lazyRouteComponent(() => import('../features/opname/TimbangBakiPage.tsx'), 'TimbangBakiPage'),
  '/stock-opname': lazyRouteComponent(() => import('../features/opname/OpnamePage.tsx'), 'StockOpnamePage'),
  '/stock-opname-global': lazyRouteComponent(
    () => import('../features/opname/OpnameGlobalPage.tsx'),
    'OpnameGlobalPage',
  ),
  '/tambah-dan-ambil-stock-aksesoris': lazyRouteComponent(
    () => import('../features/aksesoris/AksesorisPage.tsx'),
    'AksesorisPage',
  ),
  '/stock-opname-rfid': lazyRouteComponent(() => import('../features/opname/OpnamePage.tsx'), 'StockOpnameRfidPage'),
  '/penerimaan-barang': lazyRouteComponent(() => import('../features/penerimaan/PenerimaanPage.tsx'), 'PenerimaanPage'),
  '/stock-opname-penerimaan': lazyRouteComponent(
    () => import('../features/penerimaan/OpnameTerimaPage.tsx'),
    'OpnameTerimaPage',
  ),
  '/master-parameter-harga-emas': lazyRouteComponent(
    () => import('../features/master/HargaEmasPage.tsx'),
    'HargaEmasPage',
  ),
  '/parameter-harga-global': lazyRouteComponent(
    () => import('../features/master/HargaGlobalPage.tsx'),
    'HargaGlobalPage',
  ),
  '/setting-nota': lazyRouteComponent(
    () => import('../features/penjualan/kertas/SettingNotaPage.tsx'),
    'SettingNotaPage',
  ),
  '/setting-nota-slip': lazyRouteComponent(
    () => import('../features/penjualan/kertas/SettingNotaSlipPage.tsx'),
    'SettingNotaSlipPage',
  ),
  '/master-batu-berlian': lazyRouteComponent(
    () => import('../features/master/HargaBerlianPage.tsx'),
    'HargaBerlianPage',
  ),
  '/parameter-bunga-hutang': lazyRouteComponent(
    () => import('../features/hutang/ParameterHutangPages.tsx'),
    'BungaHutangPage',
  ),
  '/plafond-kadar-hutang': lazyRouteComponent(
    () => import('../features/hutang/ParameterHutangPages.tsx'),
    'PlafondKadarPage',
  ),
  '/parameter-hutang-pokok': lazyRouteComponent(
    () => import('../features/hutang/ParameterHutangPages.tsx'),
    'HutangPokokPage',
  ),
  '/parameter-cicilan': lazyRouteComponent(
    () => import('../features/cicilan/ParameterCicilanPage.tsx'),
    'ParameterCicilanPage',
  ),
  '/cek-kupon': lazyRouteComponent(() => import('../features/penjualan/kupon/CekKuponPage.tsx'), 'CekKuponPage'),
  '/parameter-kupon': lazyRouteComponent(
    () => import('../features/penjualan/kupon/ParameterKuponPage.tsx'),
    'ParameterKuponPage',
  ),
  '/redirect-to-grosir': lazyRouteComponent(() => import('../features/penjualan/grosir/GrosirPage.tsx'), 'GrosirPage'),
  '/transaksi-penjualan': lazyRouteComponent(
    () => import('../features/penjualan/transaksi/TransaksiPenjualanPage.tsx'),
    'TransaksiPenjualanPage',
  ),
  '/transaksi-pre-order': lazyRouteComponent(
    () => import('../features/pre-order/TransaksiPreOrderPage.tsx'),
    'TransaksiPreOrderPage',
  ),
  '/import-pre-order': lazyRouteComponent(() => import('../features/pre-order/ImporPoPage.tsx'), 'ImporPoPage'),
  '/closing-barang-po': lazyRouteComponent(() => import('../features/pre-order/ClosingPoPage.tsx'), 'ClosingPoPage'),
  '/transaksi-titipan': lazyRouteComponent(
    () => import('../features/titipan/TransaksiTitipanPage.tsx'),
    'TransaksiTitipanPage',
  ),
  '/stock-opname-hutang': lazyRouteComponent(
    () => import('../features/hutang/opname/OpnameHutangPage.tsx'),
    'OpnameHutangPage',
  ),
  '/transaksi-services': lazyRouteComponent(
    () => import('../features/service/TransaksiServicesPage.tsx'),
    'TransaksiServicesPage',
  ),
  '/transaksi-pesanan': lazyRouteComponent(
    () => import('../features/pesanan/TransaksiPesananPage.tsx'),
    'TransaksiPesananPage',
  ),
  '/transaksi-cicilan': lazyRouteComponent(
    () => import('../features/cicilan/TransaksiCicilanPage.tsx'),
    'TransaksiCicilanPage',
  ),
  '/transaksi-pembelian': lazyRouteComponent(
    () => import('../features/pembelian/TransaksiPembelianPage.tsx'),
    'TransaksiPembelianPage',
  ),
  '/transaksi-jual-beli-manual': lazyRouteComponent(
    () => import('../features/manual/jual-beli/TransaksiJualBeliPage.tsx'),
    'TransaksiJualBeliPage',
  ),
  '/send-promo-to-customer': lazyRouteComponent(() => import('../features/sistem/setting/PromoPage.tsx'), 'PromoPage'),
  '/whatsapp-setting': lazyRouteComponent(
    () => import('../features/sistem/setting/WhatsappSettingPage.tsx'),
    'WhatsappSettingPage',
  ),
  '/stok-hadiah': lazyRouteComponent(() => import('../features/member/StokHadiahPage.tsx'), 'StokHadiahPage'),
  '/parameter-get-point-member': lazyRouteComponent(() => import('../features/member/PoinPages.tsx'), 'GetPointPage'),
  '/parameter-reset-poin-member': lazyRouteComponent(() => import('../features/member/PoinPages.tsx'), 'ResetPoinPage'),
  ...Object.fromEntries(MENU.flatMap(({ tiles }) => (tiles === undefined ? [] : [[tiles, subMenu]]))),
};

/** The screen of a page: hand-made, or drawn from its definition; `undefined` when it has neither. */
export const screenOf = (page: Page): Screen | undefined => made[page.path] ?? definitionScreen(page);
