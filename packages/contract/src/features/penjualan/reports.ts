import type { Report } from '../../core/report.ts';
import { batalPenjualan } from './batal-penjualan.report.ts';
import { penjualanBayar } from './penjualan-bayar.report.ts';
import { penjualanBerlian } from './penjualan-berlian.report.ts';
import { penjualanGlobalPerjenis } from './penjualan-global-perjenis.report.ts';
import { penjualanMember } from './penjualan-member.report.ts';
import { penjualanMarketplace } from './penjualan-marketplace.report.ts';
import { penjualanRekap } from './penjualan-rekap.report.ts';
import { penjualanMargin } from './penjualan-margin.report.ts';
import { penjualanSales } from './penjualan-sales.report.ts';
import { penjualanStockJual } from './penjualan-stock-jual.report.ts';
import { penjualanTransaksi } from './penjualan-transaksi.report.ts';

export const penjualanReports = [
  penjualanTransaksi,
  penjualanSales,
  penjualanMargin,
  batalPenjualan,
  penjualanBayar,
  penjualanMember,
  penjualanBerlian,
  penjualanMarketplace,
  penjualanRekap,
  penjualanStockJual,
  penjualanGlobalPerjenis,
] as const satisfies readonly Report[];
