import type { Page } from '../../core/page.ts';
import type { Report } from '../../core/report.ts';
import type { Resource } from '../../core/resource.ts';
import { hutang } from './hutang.kind.ts';
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
export const reports = [] as const satisfies readonly Report[];
export const pages = [hutangPokokPage] as const satisfies readonly Page[];
