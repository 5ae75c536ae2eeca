import type { DocumentDefinition } from '../../core/document.ts';
import type { Report } from '../../core/report.ts';
import { sistemPages } from './pages.ts';
import { toko } from './toko.resource.ts';
import { users } from './users.resource.ts';

export const resources = [toko, users] as const;
export const reports = [] as const satisfies readonly Report[];
export const documents = [] as const satisfies readonly DocumentDefinition[];
export const pages = sistemPages;
