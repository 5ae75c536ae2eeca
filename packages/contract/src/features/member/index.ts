import type { DocumentDefinition } from '../../core/document.ts';
import type { Page } from '../../core/page.ts';
import type { Report } from '../../core/report.ts';
import { member } from './member.resource.ts';

export const resources = [member] as const;
export const reports = [] as const satisfies readonly Report[];
export const documents = [] as const satisfies readonly DocumentDefinition[];
export const pages = [] as const satisfies readonly Page[];
