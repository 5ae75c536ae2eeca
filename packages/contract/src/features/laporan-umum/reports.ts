import type { Report } from '../../core/report.ts';
import { fakturBermasalah } from './faktur-bermasalah.report.ts';
import { globalPembelian } from './global-pembelian.report.ts';
import { globalPenjualan } from './global-penjualan.report.ts';
import { globalSales } from './global-sales.report.ts';
import { globalStockToko } from './global-stock-toko.report.ts';
import { globalPenjualanGajah } from './global-penjualan-gajah.report.ts';
import { akhirHari } from './hari/akhir-hari.report.ts';
import { eod } from './hari/eod.report.ts';
import { harianEmas } from './hari/harian-emas.report.ts';
import { keuanganAkhirHari } from './hari/keuangan-akhir-hari.report.ts';
import { keuanganCashGlobal } from './hari/keuangan-cash-global.report.ts';
import { transaksiHarian } from './hari/transaksi-harian.report.ts';
import { managerialAnalisys } from './managerial-analisys.report.ts';
import { ppatk } from './ppatk.report.ts';
import { rekapSales } from './rekap-sales.report.ts';
import { perubahanHargaEmas } from './perubahan-harga-emas.report.ts';

export const laporanUmumReports = [
  eod,
  akhirHari,
  keuanganAkhirHari,
  keuanganCashGlobal,
  harianEmas,
  transaksiHarian,
  managerialAnalisys,
  fakturBermasalah,
  perubahanHargaEmas,
  globalPenjualan,
  globalPembelian,
  globalSales,
  globalStockToko,
  globalPenjualanGajah,
  ppatk,
  rekapSales,
] as const satisfies readonly Report[];
