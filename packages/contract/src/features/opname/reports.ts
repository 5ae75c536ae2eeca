import type { Report } from '../../core/report.ts';
import { aktivitasTimbangBaki } from './aktivitas-timbang-baki.report.ts';
import { laporanStockOpname, laporanStockOpnameRfid } from './stock-opname.report.ts';
import { laporanStockOpnameGlobal } from './stock-opname-global.report.ts';
import { timbangBaki } from './timbang-baki.report.ts';

export const opnameReports = [
  timbangBaki,
  aktivitasTimbangBaki,
  laporanStockOpname,
  laporanStockOpnameRfid,
  laporanStockOpnameGlobal,
] as const satisfies readonly Report[];
