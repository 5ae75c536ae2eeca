import type { Report } from '../../core/report.ts';
import { globalPembelian } from './global-pembelian.report.ts';
import { globalPenjualan } from './global-penjualan.report.ts';
import { globalSales } from './global-sales.report.ts';
import { globalStockToko } from './global-stock-toko.report.ts';
import { globalPenjualanGajah } from './global-penjualan-gajah.report.ts';
import { ppatk } from './ppatk.report.ts';
import { rekapSales } from './rekap-sales.report.ts';
import { perubahanHargaEmas } from './perubahan-harga-emas.report.ts';

export const laporanUmumReports = [
  perubahanHargaEmas,
  globalPenjualan,
  globalPembelian,
  globalSales,
  globalStockToko,
  globalPenjualanGajah,
  ppatk,
  rekapSales,
] as const satisfies readonly Report[];
