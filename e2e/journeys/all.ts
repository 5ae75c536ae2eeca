import type { JourneyDefinition } from '../lib/journey.ts';
import { akuntansi } from './akuntansi.ts';
import { antrean } from './antrean.ts';
import { homeKasir, homeOthers, navigation } from './beranda.ts';
import { bridgePrints } from './cetak.ts';
import { chain } from './chain.ts';
import { discount, priceMoves, putRight, serverAway } from './counter.ts';
import { buyShrunk, received, sellManual, takenBack } from './curah.ts';
import { diperbaiki } from './diperbaiki.ts';
import { etalase } from './etalase.ts';
import { goods } from './goods.ts';
import { everyGram, writtenOff } from './gudang.ts';
import { firstLoad } from './first-load.ts';
import { firstRun } from './first-run.ts';
import { impor } from './impor.ts';
import { kabar } from './kabar.ts';
import { katalog } from './katalog.ts';
import { keystrokes } from './keystrokes.ts';
import { laporan } from './laporan.ts';
import { stockManual } from './manual.ts';
import { hargaHarian, master } from './master.ts';
import { modal } from './modal.ts';
import { notaLayout } from './nota.ts';
import { opnameGlobal } from './opname-global.ts';
import { opnameHutang } from './opname-hutang.ts';
import { everyPage } from './pages.ts';
import { persetujuan } from './persetujuan.ts';
import { marketplaceSale } from './pasar.ts';
import { pembelian } from './pembelian.ts';
import { moduleOff, rights } from './rights.ts';
import { keyboardOnly, lostConnection, sell } from './sale.ts';
import { pembacaSidik, sidikJari } from './sidik-jari.ts';
import { rollSlip } from './slip.ts';
import { poin } from './poin.ts';
import { kyc } from './kyc.ts';
import { reseller } from './reseller.ts';
import { grosir } from './grosir.ts';
import { preOrder } from './pre-order.ts';
import { dariDialog } from './dari-dialog.ts';
import { putus } from './putus.ts';
import { cekNota } from './cek-nota.ts';
import { cicilan } from './cicilan.ts';
import { pesanan } from './pesanan.ts';
import { sepuhan } from './sepuhan.ts';
import { service } from './service.ts';
import { titipan } from './titipan.ts';
import { tukar } from './tukar.ts';
import { rekonsiliasi } from './rekonsiliasi.ts';
import { tutupToko } from './tutup.ts';
import { tabLain } from './tab-lain.ts';
import { tanpaServer } from './tanpa-server.ts';
import { mutasiUang, uangKas } from './uang.ts';
import { hutang } from './hutang.ts';
import { kirimBarang } from './kirim-barang.ts';
import { kirimUang } from './kirim-uang.ts';
import { muatan } from './muatan.ts';
import { nonCash } from './non-cash.ts';

/**
 * Every journey, in the order in which they are begun: the longest early, so that nobody waits for them at the end. The
 * first two want a server without data: they are walked while the demo chain of all others is made.
 */
export const journeys: readonly JourneyDefinition[] = [
  firstRun,
  ...everyPage.slice(0, 1),
  chain,
  ...everyPage.slice(1),
  goods,
  sell,
  keyboardOnly,
  keystrokes,
  lostConnection,
  rollSlip,
  bridgePrints,
  marketplaceSale,
  pembelian,
  tukar,
  titipan,
  grosir,
  preOrder,
  dariDialog,
  putus,
  hutang,
  opnameGlobal,
  opnameHutang,
  cicilan,
  pesanan,
  sepuhan,
  service,
  reseller,
  kyc,
  poin,
  discount,
  persetujuan,
  sidikJari,
  pembacaSidik,
  priceMoves,
  putRight,
  diperbaiki,
  serverAway,
  muatan,
  homeKasir,
  homeOthers,
  navigation,
  rights,
  moduleOff,
  master,
  hargaHarian,
  laporan,
  everyGram,
  writtenOff,
  received,
  kabar,
  takenBack,
  uangKas,
  mutasiUang,
  akuntansi,
  kirimBarang,
  kirimUang,
  nonCash,
  etalase,
  cekNota,
  tutupToko,
  tabLain,
  tanpaServer,
  rekonsiliasi,
  sellManual,
  stockManual,
  buyShrunk,
  modal,
  impor,
  notaLayout,
  katalog,
  antrean,
  firstLoad,
];
