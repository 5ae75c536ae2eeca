import { batalPembelianManualReport, pembelianManualReport } from './beli-manual.report.ts';
import { pembelianManual } from './beli-manual.document.ts';
import { jualBeliSalesManualReport } from './jual-beli-sales-manual.report.ts';
import { penjualanManual } from './jual-manual.document.ts';
import { batalPenjualanManualReport, penjualanManualReport } from './jual-manual.report.ts';
import { validasiSusutReport } from './validasi-susut.report.ts';

/** Documents and reports of the trade in manual items, for the feature's index. */
export const jualBeliDocuments = [penjualanManual, pembelianManual] as const;
export const jualBeliReports = [
  penjualanManualReport,
  pembelianManualReport,
  batalPenjualanManualReport,
  batalPembelianManualReport,
  jualBeliSalesManualReport,
  validasiSusutReport,
] as const;
