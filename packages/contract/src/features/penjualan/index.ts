import { kindPages } from '../../core/kind-pages.ts';
import type { Page } from '../../core/page.ts';
import type { Resource } from '../../core/resource.ts';
import { bonusSales } from './bonus-sales.resource.ts';
import { cekKuponPage } from './cek-kupon.page.ts';
import { grosirPage } from './grosir.page.ts';
import { settingNota, settingNotaSlip } from './kertas.setting.ts';
import { kupon } from './kupon.resource.ts';
import { penjualan } from './penjualan.kind.ts';
import { penjualanReports } from './reports.ts';

export const resources = [kupon, bonusSales] as const satisfies readonly Resource[];
export const reports = penjualanReports;
export const kinds = [penjualan] as const;
export const settings = [settingNota, settingNotaSlip] as const;
/** The sale of the counter before that of wholesale. */
export const pages: readonly Page[] = [...kindPages(penjualan), grosirPage, cekKuponPage];
export { blocks, steps } from './beranda.ts';
export const reportGroup = 'penjualan';
