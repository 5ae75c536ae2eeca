import type { Report } from '../../core/report.ts';
import type { Resource } from '../../core/resource.ts';
import { pindahanPage } from './pindahan.page.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = [] as const satisfies readonly Report[];
export const pages = [pindahanPage] as const;
export const reportGroup = 'toko';
