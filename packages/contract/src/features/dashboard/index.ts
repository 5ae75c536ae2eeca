import { definePage, type Page } from '../../core/page.ts';
import type { Report } from '../../core/report.ts';
import type { Resource } from '../../core/resource.ts';
import { DASHBOARD, DASHBOARD_PUSAT, MELIHAT, MELIHAT_PUSAT } from './dashboard.wire.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = [] as const satisfies readonly Report[];
export const pages = [
  definePage({ path: DASHBOARD, menu: 'dashboard', kind: 'dashboard', levels: MELIHAT }),
  definePage({ path: DASHBOARD_PUSAT, menu: 'dashboard', kind: 'dashboard', levels: MELIHAT_PUSAT }),
] as const satisfies readonly Page[];
export const reportGroup = 'toko';
