import type { Resource } from '../../core/resource.ts';
import { cekNotaPage } from './cek-nota.ts';
import { pembelianPages } from './pages.ts';
import { pembelian } from './pembelian.kind.ts';
import { pembelianReports } from './reports.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = pembelianReports;
export const kinds = [pembelian] as const;
export const pages = [...pembelianPages, cekNotaPage] as const;
export const reportGroup = 'pembelian';
