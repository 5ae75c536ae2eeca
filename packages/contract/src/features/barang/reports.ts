import type { Report } from '../../core/report.ts';
import { barangDetail } from './barang-detail.report.ts';

export const barangReports = [barangDetail] as const satisfies readonly Report[];
