import type { Report } from '../../core/report.ts';
import { batalPembelian } from './batal-pembelian.report.ts';
import { hancurPembelianReport } from './hancur-pembelian.report.ts';
import { pembelianHistory } from './pembelian-history.report.ts';
import { pembelianPerKondisi } from './pembelian-per-kondisi.report.ts';
import { pembelianPerfaktur } from './pembelian-perfaktur.report.ts';
import { pembelianRekap } from './pembelian-rekap.report.ts';
import { pembelianSales } from './pembelian-sales.report.ts';
import { pembelianStockBeli } from './pembelian-stock-beli.report.ts';
import { pembelianTransaksi } from './pembelian-transaksi.report.ts';
import { batalTukarBarang, tukarBarang } from './tukar-barang.report.ts';
import { pembelianTransfer } from './pembelian-transfer.report.ts';

export const pembelianReports = [
  pembelianTransaksi,
  pembelianSales,
  pembelianRekap,
  pembelianHistory,
  batalPembelian,
  hancurPembelianReport,
  pembelianPerKondisi,
  pembelianTransfer,
  pembelianStockBeli,
  pembelianPerfaktur,
  tukarBarang,
  batalTukarBarang,
] as const satisfies readonly Report[];
