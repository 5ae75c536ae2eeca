import type { Report } from '../../core/report.ts';
import { laporanOtorisasi } from './otorisasi.report.ts';

export const otorisasiReports = [laporanOtorisasi] as const satisfies readonly Report[];
