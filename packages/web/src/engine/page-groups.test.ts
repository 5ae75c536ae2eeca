import { describe, expect, it } from 'vitest';
import { pages } from '@kilau/contract/registry.ts';
import { groupsOf, runsAtOnce } from './page-groups.ts';

const of = (menu: string) => groupsOf(pages.filter((page) => page.menu === menu));

describe('groupsOf', () => {
  it('puts pages of a kind together in the order of a day, and loses none', () => {
    const groups = of('penjualan');
    expect(groups.map(({ title }) => title)).toEqual([
      'submenu.transaction',
      'submenu.view',
      'submenu.cancel',
      'submenu.tool',
      'submenu.master',
    ]);
    expect(groups.flatMap((group) => group.pages)).toHaveLength(
      pages.filter((page) => page.menu === 'penjualan').length,
    );
  });

  it('has the reports that a day ends with first, and each report in one group', () => {
    const groups = of('laporan');
    expect(groups[0]?.key).toBe('harian');
    expect(groups[0]?.pages.map(({ path }) => path)).toContain('/laporan-keuangan-cash');
    expect(groups.some(({ key }) => key === 'lain')).toBe(false);
    expect(groups.flatMap((group) => group.pages)).toHaveLength(pages.filter((page) => page.menu === 'laporan').length);
  });

  it('asks only these for the open day at once', () => {
    const daily = pages.filter(runsAtOnce);
    expect(daily.length).toBeGreaterThan(5);
    expect(daily.every(({ kind }) => kind === 'report')).toBe(true);
  });
});
