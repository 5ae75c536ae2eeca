import type { Report } from '../../core/report.ts';
import { batalPenjualan } from './batal-penjualan.report.ts';
import { penjualanSales } from './penjualan-sales.report.ts';
import { penjualanTransaksi } from './penjualan-transaksi.report.ts';

export const penjualanReports = [
  penjualanTransaksi,
  penjualanSales,
  batalPenjualan,
] as const satisfies readonly Report[];
