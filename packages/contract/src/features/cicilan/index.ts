import type { Page } from '../../core/page.ts';
import type { Report } from '../../core/report.ts';
import type { Resource } from '../../core/resource.ts';
import { cicilan } from './cicilan.kind.ts';
import { paraCicilan } from './para-cicilan.resource.ts';

export const resources = [paraCicilan] as const satisfies readonly Resource[];
export const reports = [] as const satisfies readonly Report[];
export const kinds = [cicilan] as const;
export const pages = [] as const satisfies readonly Page[];
