import type { Report } from '../../core/report.ts';
import { jurnalReport } from './akuntansi/jurnal.report.ts';
import { labaRugi } from './akuntansi/laba-rugi.report.ts';
import { neracaSaldo } from './akuntansi/neraca-saldo.report.ts';
import { neraca } from './akuntansi/neraca.report.ts';
import { kirimUangPusat, terimaUangPusat } from './kirim-uang.report.ts';
import { keuanganCash } from './keuangan-cash.report.ts';
import { keuanganNonCash } from './keuangan-non-cash.report.ts';
import { transaksiCash } from './transaksi-cash.report.ts';
import { transaksiNonCash } from './transaksi-non-cash.report.ts';

export const uangReports = [
  keuanganCash,
  keuanganNonCash,
  transaksiCash,
  transaksiNonCash,
  kirimUangPusat,
  terimaUangPusat,
  jurnalReport,
  neracaSaldo,
  labaRugi,
  neraca,
] as const satisfies readonly Report[];
