import { LEVELS } from '@kilau/contract/core/permission.ts';
import { defaultAkses } from '@kilau/contract/features/sistem/hak/default-akses.ts';
import { pages } from '@kilau/contract/registry.ts';
import { describe, expect, it } from 'vitest';
import { aksesTree } from './akses.ts';

describe('the menu of a new user', () => {
  const guarded = pages.filter(({ kind, everyone }) => kind !== 'public' && !everyone);

  it('has what the counter needs for a cashier, and nothing that sets rules', () => {
    const akses = defaultAkses('KASIR', guarded);
    expect(akses).toEqual(
      expect.arrayContaining(['/transaksi-penjualan', '/validasi-penjualan', '/lihat-penjualan', '/batal-penjualan']),
    );
    expect(
      guarded
        .filter(
          ({ path, kind }) => akses.includes(path) && (kind === 'setting' || kind === 'tool' || kind === 'master'),
        )
        .map(({ path }) => path),
    ).toEqual(['/cek-kupon', '/data-member']);
  });

  it('has goods, masters and reports for a supervisor, but no settings, users or shops', () => {
    const akses = defaultAkses('SPV', guarded);
    expect(akses).toEqual(
      expect.arrayContaining([...defaultAkses('KASIR', guarded), '/master-baki', '/laporan-otorisasi']),
    );
    for (const path of ['/settingsystem', '/data-users', '/master-toko']) expect(akses).not.toContain(path);
  });

  it.each(LEVELS)('of %s names pages that exist', (level) => {
    const known = guarded.map(({ path }) => path);
    expect(defaultAkses(level, guarded).filter((path) => !known.includes(path))).toEqual([]);
  });
});

describe('the menu tree', () => {
  const shown = (level: 'OWN' | 'KASIR', akses: readonly string[]) => aksesTree({ level, akses: new Set(akses) });

  it('shows everything to an owner, and to others what they have a right for', () => {
    expect(
      shown('OWN', []).every(({ is_show, children = [] }) => is_show && children.every((child) => child.is_show)),
    ).toBe(true);
    const penjualan = shown('KASIR', ['/lihat-penjualan']).find(({ menu }) => menu === 'penjualan');
    expect(penjualan).toMatchObject({ path: '/SubMenuPenjualan', is_show: true });
    expect(penjualan?.children?.filter(({ is_show }) => is_show).map(({ path }) => path)).toEqual(['/lihat-penjualan']);
  });

  it('hides a section without anything to show', () => {
    expect(
      shown('KASIR', [])
        .filter(({ is_show }) => is_show)
        .map(({ menu }) => menu),
    ).toEqual(['dashboard', 'utility']);
  });
});
