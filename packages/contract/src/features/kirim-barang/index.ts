import type { Page } from '../../core/page.ts';
import type { Report } from '../../core/report.ts';
import type { Resource } from '../../core/resource.ts';
import { kirimBarang } from './kirim-barang.kind.ts';
import { terimaBarang } from './terima-barang.kind.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = [] as const satisfies readonly Report[];
export const kinds = [kirimBarang, terimaBarang] as const;
export const pages = [] as const satisfies readonly Page[];
