import { homeRoutes } from '../engine/paper/home/home.routes.ts';
import { imageRoutes } from '../engine/image.routes.ts';
import { paperRoutes } from '../engine/paper/routes.ts';
import { paperSearchRoute } from '../engine/paper/search.ts';
import { reportRoutes } from '../engine/report/routes.ts';
import { resourceRoutes } from '../engine/resource.ts';
import { settingRoutes } from '../engine/setting.ts';
import { aksesorisRoutes } from '../features/aksesoris/aksesoris.routes.ts';
import { banyakRoutes } from '../features/barang/banyak/banyak.routes.ts';
import { etalaseRoutes } from '../features/barang/etalase/etalase.routes.ts';
import { barangSettingHooks } from '../features/barang/etalase/etalase.hooks.ts';
import { labelRoutes } from '../features/barang/label/label.routes.ts';
import { routes as barangRoutes } from '../features/barang/barang.routes.ts';
import { massalRoutes } from '../features/barang/massal/massal.routes.ts';
import { modalRoutes } from '../features/barang/modal/modal.routes.ts';
import { pindahRoutes } from '../features/barang/pindah/pindah.routes.ts';
import { dashboardRoutes } from '../features/dashboard/dashboard.routes.ts';
import { pusatRoutes } from '../features/dashboard/pusat.routes.ts';
import { katalogHooks } from '../features/katalog/katalog.hooks.ts';
import { publikRoutes } from '../features/katalog/publik.routes.ts';
import { hutangRoutes } from '../features/hutang/hutang.routes.ts';
import { opnameHutangRoutes } from '../features/hutang/opname/opname.routes.ts';
import { pelunasanRoutes } from '../features/hutang/pelunasan.routes.ts';
import { pokokRoutes } from '../features/hutang/pokok.routes.ts';
import { daftarRoutes } from '../features/master/daftar.routes.ts';
import { hargaRoutes } from '../features/master/harga.routes.ts';
import { keteranganRoutes } from '../features/master/keterangan.routes.ts';
import { kursRoutes } from '../features/master/kurs.routes.ts';
import { masterHooks } from '../features/master/master.hooks.ts';
import { jualBeliRoutes } from '../features/manual/jual-beli/jual-beli.routes.ts';
import { memberHooks, memberSettingHooks } from '../features/member/member.hooks.ts';
import { memberRoutes } from '../features/member/member.routes.ts';
import { stokManualRoutes } from '../features/manual/stok/stok.routes.ts';
import { opnameGlobalRoutes } from '../features/opname/global.routes.ts';
import { opnameFeatureRoutes } from '../features/opname/opname.routes.ts';
import { otorisasiHariIniRoutes } from '../features/otorisasi/hari-ini.routes.ts';
import { routes as otorisasiRoutes } from '../features/otorisasi/otorisasi.routes.ts';
import { qrRoutes } from '../features/otorisasi/qr.routes.ts';
import { pembacaRoutes } from '../features/otorisasi/sidik/pembaca.routes.ts';
import { sidikRoutes } from '../features/otorisasi/sidik/sidik.routes.ts';
import { cekNotaRoutes } from '../features/pembelian/cek-nota.routes.ts';
import { pembelianRoutes } from '../features/pembelian/pembelian.routes.ts';
import { pindahanRoutes } from '../features/pindahan/pindahan.routes.ts';
import { penerimaanRoutes } from '../features/penerimaan/penerimaan.routes.ts';
import { hargaJualRoutes } from '../features/penjualan/harga-jual.routes.ts';
import { kuponRoutes } from '../features/penjualan/kupon.routes.ts';
import { preOrderRoutes } from '../features/pre-order/pre-order.routes.ts';
import { pesananRoutes } from '../features/pesanan/pesanan.routes.ts';
import { sepuhanRoutes } from '../features/sepuhan/sepuhan.routes.ts';
import { titipanJualRoutes } from '../features/penjualan/titipan-jual.routes.ts';
import { kertasRoutes } from '../features/penjualan/kertas.routes.ts';
import { penjualanHooks } from '../features/penjualan/penjualan.hooks.ts';
import { sistemHooks, sistemSettingHooks } from '../features/sistem/sistem.hooks.ts';
import { eksporRoutes } from '../features/sistem/ekspor/ekspor.routes.ts';
import { chatRoutes } from '../features/sistem/whatsapp/chat.routes.ts';
import { promoRoutes } from '../features/sistem/whatsapp/promo.routes.ts';
import { masukRoutes } from '../features/sistem/antrean/masuk.routes.ts';
import { antarRoutes } from '../features/sistem/antar/antar.routes.ts';
import { langkahRoutes } from '../features/sistem/beranda/langkah.routes.ts';
import { perhatianRoutes } from '../features/sistem/beranda/perhatian.routes.ts';
import { tanyaRoutes } from '../features/sistem/rekonsiliasi/rekonsiliasi.routes.ts';
import { sistemRoutes } from '../features/sistem/sistem.routes.ts';
import { tutupRoutes } from '../features/tutup/tutup.routes.ts';
import { akunRoutes } from '../features/uang/akun.routes.ts';
import { bukuRoutes } from '../features/uang/buku.routes.ts';
import { gesekRoutes } from '../features/uang/gesek.routes.ts';
import { imporPusatRoutes } from '../features/kirim-barang/impor-pusat.routes.ts';
import { kirimBarangRoutes } from '../features/kirim-barang/kirim-barang.routes.ts';
import { kirimUangRoutes } from '../features/uang/kirim-uang.routes.ts';
import { laciRoutes } from '../features/uang/laci.routes.ts';
import { pengalihanRoutes } from '../features/uang/pengalihan.routes.ts';
import { cekNonCashRoutes } from '../features/uang/cek-non-cash.routes.ts';
import { nonCashRoutes } from '../features/uang/non-cash.routes.ts';
import { rekonsiliasiRoutes } from '../features/uang/rekonsiliasi.routes.ts';
import type { Route } from '../platform/http/route.ts';
import { akhirHari } from './akhir-hari.ts';
import { kirimSatu } from '../platform/antrean/kirim.ts';
import { antrean } from './antrean.ts';
import { demoRoutes } from './demo/demo.routes.ts';
import { truths } from './invariants.ts';
import { permulaan } from './new-shop.ts';
import { langkah } from './langkah.ts';
import { kirimanan } from './kirimanan.ts';
import { papers } from './papers.ts';
import { pindahan } from './pindahan.ts';
import { perhatian } from './perhatian.ts';
import { queries } from './queries.ts';

/** What every feature does with its masters beyond keeping them. */
const masterHooksOfAll = {
  ...masterHooks,
  ...penjualanHooks,
  ...katalogHooks,
  ...memberHooks,
  ...sistemHooks(permulaan),
};

const kinds = papers.map(({ kind }) => kind);

/** Every call of the program: those that follow from definitions, then those that features make by hand. */
export const routes: readonly Route[] = [
  ...resourceRoutes(masterHooksOfAll),
  ...settingRoutes({ ...sistemSettingHooks, ...barangSettingHooks, ...memberSettingHooks }),
  ...paperRoutes(papers),
  paperSearchRoute(kinds),
  ...homeRoutes(kinds),
  ...reportRoutes(queries),
  ...imageRoutes,
  ...daftarRoutes,
  ...hargaRoutes,
  ...keteranganRoutes,
  ...kursRoutes,
  ...pokokRoutes,
  ...hutangRoutes,
  ...pelunasanRoutes,
  ...opnameHutangRoutes,
  ...barangRoutes,
  ...labelRoutes,
  ...banyakRoutes,
  ...opnameFeatureRoutes,
  ...opnameGlobalRoutes,
  ...aksesorisRoutes,
  ...pindahRoutes,
  ...massalRoutes,
  ...modalRoutes,
  ...etalaseRoutes,
  ...penerimaanRoutes,
  ...hargaJualRoutes,
  ...titipanJualRoutes,
  ...preOrderRoutes,
  ...pesananRoutes,
  ...kuponRoutes,
  ...pembelianRoutes,
  ...cekNotaRoutes,
  ...jualBeliRoutes,
  ...kertasRoutes,
  ...promoRoutes,
  ...chatRoutes(papers, (services, which) => kirimSatu(services, antrean.pengirim, which)),
  ...stokManualRoutes,
  ...nonCashRoutes,
  ...cekNonCashRoutes,
  ...rekonsiliasiRoutes(truths),
  ...tanyaRoutes(kinds, truths),
  ...tutupRoutes(kinds, truths, akhirHari),
  ...dashboardRoutes(kinds),
  ...pusatRoutes(kinds),
  ...masukRoutes(papers),
  ...antarRoutes(papers, kirimanan),
  ...akunRoutes,
  ...laciRoutes,
  ...gesekRoutes,
  ...pindahanRoutes(pindahan),
  ...bukuRoutes,
  ...pengalihanRoutes,
  ...kirimUangRoutes,
  ...kirimBarangRoutes,
  ...sepuhanRoutes,
  ...imporPusatRoutes(masterHooksOfAll),
  ...otorisasiRoutes,
  ...qrRoutes,
  ...sidikRoutes,
  ...pembacaRoutes,
  ...otorisasiHariIniRoutes,
  ...memberRoutes,
  ...publikRoutes,
  ...sistemRoutes(permulaan),
  ...perhatianRoutes(perhatian, kinds),
  ...langkahRoutes(langkah),
  ...eksporRoutes(masterHooksOfAll),
  ...demoRoutes,
];
