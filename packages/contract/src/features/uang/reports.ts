import type { Report } from '../../core/report.ts';
import { keuanganCash } from './keuangan-cash.report.ts';

export const uangReports = [keuanganCash] as const satisfies readonly Report[];
