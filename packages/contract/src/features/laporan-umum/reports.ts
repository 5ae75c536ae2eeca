import type { Report } from '../../core/report.ts';
import { perubahanHargaEmas } from './perubahan-harga-emas.report.ts';

export const laporanUmumReports = [perubahanHargaEmas] as const satisfies readonly Report[];
