import type { Page } from '../../core/page.ts';
import type { Resource } from '../../core/resource.ts';
import { persetujuanPage } from './qr.ts';
import { otorisasiReports } from './reports.ts';
import { sidikPage } from './sidik.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = otorisasiReports;
export const pages = [persetujuanPage, sidikPage] as const satisfies readonly Page[];
export { blocks, notices } from './beranda.ts';
export const reportGroup = 'toko';
