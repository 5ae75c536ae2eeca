import type { Page, PageKind } from '@kilau/contract/core/page.ts';
import { REPORT_GROUPS } from '@kilau/contract/core/report-groups.ts';

/** Kinds of page in the order of a day's work. */
const KINDS: readonly PageKind[] = [
  'dashboard',
  'transaction',
  'view',
  'validation',
  'cancel',
  'tool',
  'report',
  'master',
  'setting',
];

/** Pages that stand together, under a heading of this locale key. */
export interface PageGroup {
  readonly key: string;
  readonly title: string;
  readonly pages: readonly Page[];
}

/** Pages of a section by task: those of a kind together, reports by what they are about and the daily ones first. */
export function groupsOf(pages: readonly Page[]): readonly PageGroup[] {
  const reports = REPORT_GROUPS.map((group) => ({
    key: group,
    title: `kelompok_laporan.${group}`,
    pages: pages.filter((page) => page.kind === 'report' && (page.group ?? 'lain') === group),
  }));
  return KINDS.flatMap((kind): readonly PageGroup[] =>
    kind === 'report'
      ? reports
      : [{ key: kind, title: `submenu.${kind}`, pages: pages.filter((page) => page.kind === kind) }],
  ).filter((group) => group.pages.length > 0);
}

/** Whether a report is asked for the open day at once when it is opened out of the menu. */
export const runsAtOnce = (page: Page): boolean => page.group === 'harian';
