import type { Resource } from '../../core/resource.ts';
import { jualBeliKinds, jualBeliReports } from './jual-beli.ts';
import { jualBeliPages } from './jual-beli.pages.ts';
import { manualPages } from './pages.ts';
import { stokManualKinds, stokManualReports } from './stok.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = [...stokManualReports, ...jualBeliReports] as const;
export const kinds = [...jualBeliKinds, ...stokManualKinds] as const;
export const pages = [...manualPages, ...jualBeliPages] as const;
export const reportGroup = 'manual';
