import type { Resource } from '../../core/resource.ts';
import { penjualanPages } from './pages.ts';
import { penjualan } from './penjualan.document.ts';
import { penjualanReports } from './reports.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = penjualanReports;
export const documents = [penjualan] as const;
export const pages = penjualanPages;
