import type { Page } from '../../core/page.ts';
import type { Resource } from '../../core/resource.ts';
import { otorisasiReports } from './reports.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = otorisasiReports;
export const pages = [] as const satisfies readonly Page[];
export { blocks } from './beranda.ts';
export const reportGroup = 'toko';
