import type { DocumentDefinition } from '../../core/document.ts';
import type { Resource } from '../../core/resource.ts';
import { opnamePages } from './pages.ts';
import { opnameReports } from './reports.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = opnameReports;
export const documents = [] as const satisfies readonly DocumentDefinition[];
export const pages = opnamePages;
