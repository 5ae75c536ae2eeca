import type { DocumentDefinition } from '../../core/document.ts';
import type { Resource } from '../../core/resource.ts';
import { barangPages } from './pages.ts';
import { barangReports } from './reports.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = barangReports;
export const documents = [] as const satisfies readonly DocumentDefinition[];
export const pages = barangPages;
