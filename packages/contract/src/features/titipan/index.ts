import type { Page } from '../../core/page.ts';
import type { Resource } from '../../core/resource.ts';
import { batalTitip } from './batal-titip.report.ts';
import { titipBelumDiambil } from './titip-belum-diambil.report.ts';
import { titipUang } from './titip-uang.report.ts';
import { titipan } from './titipan.kind.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = [titipUang, batalTitip, titipBelumDiambil] as const;
export const kinds = [titipan] as const;
export const pages = [] as const satisfies readonly Page[];
export const reportGroup = 'penjualan';
