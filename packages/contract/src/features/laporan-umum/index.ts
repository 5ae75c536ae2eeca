import type { DocumentDefinition } from '../../core/document.ts';
import type { Page } from '../../core/page.ts';
import type { Resource } from '../../core/resource.ts';
import { laporanUmumReports } from './reports.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = laporanUmumReports;
export const documents = [] as const satisfies readonly DocumentDefinition[];
export const pages = [] as const satisfies readonly Page[];
