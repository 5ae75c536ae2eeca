import type { Page } from '../../core/page.ts';
import type { Resource } from '../../core/resource.ts';
import { pesanan } from './pesanan.kind.ts';
import { batalPesanan, laporanPesanan, pesananBarang } from './pesanan.report.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = [laporanPesanan, batalPesanan, pesananBarang] as const;
export const kinds = [pesanan] as const;
export const pages = [] as const satisfies readonly Page[];
export const reportGroup = 'janji';
