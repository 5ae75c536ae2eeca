import type { Page } from '../../core/page.ts';
import type { Resource } from '../../core/resource.ts';
import { hutang } from './hutang.kind.ts';
import { hutangReports } from './laporan/reports.ts';
import { opnameHutangPage } from './opname/opname-hutang.wire.ts';
import { paraBungaHutang } from './para-bunga-hutang.resource.ts';
import { hutangPokokPage, paraHutangPokokPersen, paraHutangPokokTetap } from './para-hutang-pokok.resource.ts';
import { plafondHutangKadar } from './plafond-hutang-kadar.resource.ts';

export const resources = [
  paraBungaHutang,
  plafondHutangKadar,
  paraHutangPokokPersen,
  paraHutangPokokTetap,
] as const satisfies readonly Resource[];
export const kinds = [hutang] as const;
export const reports = hutangReports;
export const pages = [hutangPokokPage, opnameHutangPage] as const satisfies readonly Page[];
export const reportGroup = 'hutang';
