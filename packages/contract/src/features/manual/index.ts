import type { Kind } from '../../core/kind.ts';
import type { Resource } from '../../core/resource.ts';
import { jualBeliDocuments, jualBeliReports } from './jual-beli.ts';
import { jualBeliPages } from './jual-beli.pages.ts';
import { manualPages } from './pages.ts';
import { stokManualKinds, stokManualReports } from './stok.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = [...stokManualReports, ...jualBeliReports] as const;
export const documents = jualBeliDocuments;
export const kinds = stokManualKinds satisfies readonly Kind[];
export const pages = [...manualPages, ...jualBeliPages] as const;
