import type { Report } from '../../core/report.ts';
import { aktivitasTimbangBaki } from './aktivitas-timbang-baki.report.ts';
import { laporanStockOpname, laporanStockOpnameRfid } from './stock-opname.report.ts';
import { timbangBaki } from './timbang-baki.report.ts';

export const opnameReports = [timbangBaki, aktivitasTimbangBaki, laporanStockOpname, laporanStockOpnameRfid] as const satisfies readonly Report[];
