import type { Page } from '../../core/page.ts';
import type { Resource } from '../../core/resource.ts';
import { laporanUmumReports } from './reports.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = laporanUmumReports;
export const pages = [] as const satisfies readonly Page[];
export const reportGroup = 'toko';
