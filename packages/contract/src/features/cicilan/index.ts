import type { Page } from '../../core/page.ts';
import type { Resource } from '../../core/resource.ts';
import { cicilanJatuhTempo } from './cicilan-jatuh-tempo.report.ts';
import { cicilan } from './cicilan.kind.ts';
import { paraCicilan } from './para-cicilan.resource.ts';
import { penjualanCicilan } from './penjualan-cicilan.report.ts';

export const resources = [paraCicilan] as const satisfies readonly Resource[];
export const reports = [penjualanCicilan, cicilanJatuhTempo] as const;
export const kinds = [cicilan] as const;
export const pages = [] as const satisfies readonly Page[];
export const reportGroup = 'janji';
