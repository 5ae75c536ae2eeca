import { batalPembelianManualReport, pembelianManualReport } from './beli-manual.report.ts';
import { pembelianManual } from './beli-manual.kind.ts';
import { jualBeliSalesManualReport } from './jual-beli-sales-manual.report.ts';
import { penjualanManual } from './jual-manual.kind.ts';
import { batalPenjualanManualReport, penjualanManualReport } from './jual-manual.report.ts';
import { validasiSusutReport } from './validasi-susut.report.ts';

/** Papers and reports of the trade in manual items, for the feature's index. */
export const jualBeliKinds = [penjualanManual, pembelianManual] as const;
export const jualBeliReports = [
  penjualanManualReport,
  pembelianManualReport,
  batalPenjualanManualReport,
  batalPembelianManualReport,
  jualBeliSalesManualReport,
  validasiSusutReport,
] as const;
