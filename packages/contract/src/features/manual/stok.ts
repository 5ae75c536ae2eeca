import { hancurBarangManual } from './hancur-manual.kind.ts';
import { hancurManualReport } from './hancur-manual.report.ts';
import { pindahBarangManual } from './pindah-manual.kind.ts';
import { pindahManualReport } from './pindah-manual.report.ts';
import { summaryManual } from './summary-manual.report.ts';
import { tambahBarangManual } from './tambah-manual.kind.ts';
import { tambahManualReport } from './tambah-manual.report.ts';

/** The papers and reports of the stock side. */
export const stokManualKinds = [tambahBarangManual, pindahBarangManual, hancurBarangManual] as const;
export const stokManualReports = [tambahManualReport, pindahManualReport, hancurManualReport, summaryManual] as const;
