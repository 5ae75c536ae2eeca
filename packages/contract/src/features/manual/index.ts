import type { Resource } from '../../core/resource.ts';
import { jualBeliDocuments, jualBeliReports } from './jual-beli.ts';
import { jualBeliPages } from './jual-beli.pages.ts';
import { manualPages } from './pages.ts';
import { stokManualDocuments, stokManualReports } from './stok.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = [...stokManualReports, ...jualBeliReports] as const;
export const documents = [...stokManualDocuments, ...jualBeliDocuments] as const;
export const pages = [...manualPages, ...jualBeliPages] as const;
