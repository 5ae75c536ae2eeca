import { hancurBarangManual } from './hancur-manual.document.ts';
import { hancurManualReport } from './hancur-manual.report.ts';
import { pindahBarangManual } from './pindah-manual.document.ts';
import { pindahManualReport } from './pindah-manual.report.ts';
import { summaryManual } from './summary-manual.report.ts';
import { tambahBarangManual } from './tambah-manual.document.ts';
import { tambahManualReport } from './tambah-manual.report.ts';

/** The documents and reports of the stock side. */
export const stokManualDocuments = [tambahBarangManual, pindahBarangManual, hancurBarangManual] as const;
export const stokManualReports = [tambahManualReport, pindahManualReport, hancurManualReport, summaryManual] as const;
