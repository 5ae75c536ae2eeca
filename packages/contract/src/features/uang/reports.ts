import type { Report } from '../../core/report.ts';
import { keuanganCash } from './keuangan-cash.report.ts';
import { keuanganNonCash } from './keuangan-non-cash.report.ts';
import { transaksiCash } from './transaksi-cash.report.ts';
import { transaksiNonCash } from './transaksi-non-cash.report.ts';

export const uangReports = [
  keuanganCash,
  keuanganNonCash,
  transaksiCash,
  transaksiNonCash,
] as const satisfies readonly Report[];
