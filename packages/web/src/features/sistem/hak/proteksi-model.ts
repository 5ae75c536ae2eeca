import { titleKey, type Page } from '@kilau/contract/core/page.ts';
import type { ProteksiMenu } from '@kilau/contract/core/permission.ts';
import { pages } from '../../../platform/page-list.ts';

/** A page with its protection, as it is stored or being edited. */
export interface ProteksiRow extends ProteksiMenu {
  readonly title: string;
  readonly section: string;
  readonly isReport: boolean;
  readonly changed: boolean;
}

export type ProteksiEdits = Readonly<Record<string, ProteksiMenu>>;
export type ProteksiFilter = 'semua' | 'dijaga' | 'laporan';

/** Minutes an approval may count, to choose from; 0: for the rest of the session. */
export const MENIT: readonly number[] = [0, 5, 10, 15, 30, 60, 120, 240];

const none = (path: string): ProteksiMenu => ({ path, minta_otorisasi: false, berlaku_menit: 0, maks_sebulan: false });
const same = (a: ProteksiMenu, b: ProteksiMenu): boolean =>
  a.minta_otorisasi === b.minta_otorisasi && a.berlaku_menit === b.berlaku_menit && a.maks_sebulan === b.maks_sebulan;

/** Pages that menu rights are about: only those can be protected. */
const guarded: readonly Page[] = pages.filter((page) => page.kind !== 'public' && page.everyone !== true);

type TextOf = (key: string) => string;

export function rowsOf(stored: readonly ProteksiMenu[], edits: ProteksiEdits, t: TextOf): readonly ProteksiRow[] {
  const byPath = new Map(stored.map((menu) => [menu.path, menu]));
  return guarded.map(({ path, menu, kind }) => {
    const before = byPath.get(path) ?? none(path);
    const now = edits[path] ?? before;
    return {
      ...now,
      title: t(titleKey(path)),
      section: menu === undefined ? '' : t(`menu.${menu}`),
      isReport: kind === 'report',
      changed: !same(before, now),
    };
  });
}

/** Edits after a row was changed. A page that is not protected has no time to keep. */
export function withRow(
  edits: ProteksiEdits,
  { path, minta_otorisasi, berlaku_menit, maks_sebulan }: ProteksiMenu,
): ProteksiEdits {
  return {
    ...edits,
    [path]: { path, minta_otorisasi, berlaku_menit: minta_otorisasi ? berlaku_menit : 0, maks_sebulan },
  };
}

export function fits(row: ProteksiRow, filter: ProteksiFilter): boolean {
  if (filter === 'laporan') return row.isReport;
  return filter === 'semua' || row.minta_otorisasi || row.maks_sebulan || row.changed;
}

/** What is sent: rows that differ from what is stored. */
export const changedRows = (rows: readonly ProteksiRow[]): readonly ProteksiMenu[] =>
  rows
    .filter((row) => row.changed)
    .map(({ path, minta_otorisasi, berlaku_menit, maks_sebulan }) => ({
      path,
      minta_otorisasi,
      berlaku_menit,
      maks_sebulan,
    }));
