import type { Resource } from '../../core/resource.ts';
import { opnamePages } from './pages.ts';
import { opnameReports } from './reports.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = opnameReports;
export const pages = opnamePages;
export { blocks, notices } from './beranda.ts';
export const reportGroup = 'timbang';
