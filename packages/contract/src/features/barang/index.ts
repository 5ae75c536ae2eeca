import type { Resource } from '../../core/resource.ts';
import { settingExternal } from './etalase/etalase.setting.ts';
import { hancurBarang } from './hancur/hancur-barang.kind.ts';
import { hancurPembelian } from './hancur/hancur-pembelian.kind.ts';
import { settingLabel } from './label/label.setting.ts';
import { barangPages } from './pages.ts';
import { pindahBarang } from './pindah/pindah-barang.kind.ts';
import { barangReports } from './laporan/reports.ts';

export const resources = [] as const satisfies readonly Resource[];
export const reports = barangReports;
export const kinds = [pindahBarang, hancurBarang, hancurPembelian] as const;
export const pages = barangPages;
export const settings = [settingLabel, settingExternal] as const;
export { blocks, notices, steps } from './beranda.ts';
export const reportGroup = 'stok';
