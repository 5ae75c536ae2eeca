import type { Page } from '../../core/page.ts';
import type { Report } from '../../core/report.ts';
import type { Resource } from '../../core/resource.ts';
import { paraDeskripsiService } from './para-deskripsi-service.resource.ts';
import { service } from './service.kind.ts';

export const resources = [paraDeskripsiService] as const satisfies readonly Resource[];
export const reports = [] as const satisfies readonly Report[];
export const kinds = [service] as const;
export const pages = [] as const satisfies readonly Page[];
