import type { Resource } from '../../core/resource.ts';
import { bonusSales } from './bonus-sales.resource.ts';
import { settingNota, settingNotaSlip } from './kertas.setting.ts';
import { kupon } from './kupon.resource.ts';
import { penjualanPages } from './pages.ts';
import { penjualan } from './penjualan.document.ts';
import { penjualanReports } from './reports.ts';

export const resources = [kupon, bonusSales] as const satisfies readonly Resource[];
export const reports = penjualanReports;
export const documents = [penjualan] as const;
export const settings = [settingNota, settingNotaSlip] as const;
export const pages = penjualanPages;
