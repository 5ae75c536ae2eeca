import type { Kind } from '../../core/kind.ts';
import type { Page } from '../../core/page.ts';
import type { Setting } from '../../core/setting.ts';
import { member } from './member.resource.ts';
import { getPoint, resetPoin } from './poin.setting.ts';
import { memberReports } from './reports.ts';
import { stokHadiah } from './stok-hadiah.kind.ts';
import { settingMember } from './setting-member.setting.ts';
import { transaksiPoin } from './transaksi-poin.kind.ts';
import { tukarPoint } from './tukar-point.kind.ts';

export const resources = [member] as const;
export const kinds = [transaksiPoin, tukarPoint, stokHadiah] as const satisfies readonly Kind[];
export const settings = [settingMember, getPoint, resetPoin] as const satisfies readonly Setting[];
export const reports = memberReports;
export const pages = [] as const satisfies readonly Page[];
export const reportGroup = 'member';
