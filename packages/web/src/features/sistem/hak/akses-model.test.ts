import { describe, expect, it } from 'vitest';
import type { Actor, Level } from '@kilau/contract/core/permission.ts';
import {
  canToggle,
  countShown,
  filtered,
  partsOf,
  stateOf,
  withNode,
  withPart,
  type Edits,
  type HakAkses,
  type MenuNode,
} from './akses-model.ts';

const actor = (level: Level, akses: readonly string[] = []): Actor => ({
  user_id: 'A',
  level,
  kode_toko: 'KL01',
  akses: new Set(akses),
  modules: new Map(),
});
const page = (path: string, is_show: boolean) => ({ path, menu: 'penjualan', is_show });
const HAK: HakAkses = {
  user_id: 'KASIR1',
  level: 'KASIR',
  akses: [
    { path: '/home', menu: 'dashboard', is_show: true, children: [page('/home', true)] },
    {
      path: '/SubMenuPenjualan',
      menu: 'penjualan',
      is_show: true,
      children: [page('/transaksi-penjualan', true), page('/lihat-penjualan', false), page('/batal-penjualan', false)],
    },
    {
      path: '/SubMenuUtility',
      menu: 'utility',
      is_show: true,
      children: [page('/ganti-password', true), page('/settingsystem', false)],
    },
  ],
};
const t = (key: string) => key;
const parts = (edits: Edits = {}, who = actor('OWN')) => partsOf(HAK, edits, who, t);
const nodes = (edits: Edits = {}, who = actor('OWN')): readonly MenuNode[] =>
  parts(edits, who).find(({ menu }) => menu === 'penjualan')?.nodes ?? [];
const node = (path: string, edits: Edits = {}, who = actor('OWN')) =>
  nodes(edits, who).find((menu) => menu.path === path) as MenuNode;

describe('the menu of a user', () => {
  it('leaves out what everybody has, and counts the rest', () => {
    expect(parts().map(({ menu, nodes: list }) => [menu, list.length])).toEqual([
      ['penjualan', 3],
      ['utility', 1],
    ]);
    expect(countShown(parts())).toEqual({ tampil: 1, jumlah: 4 });
    expect(countShown(parts({ '/lihat-penjualan': true }))).toEqual({ tampil: 2, jumlah: 4 });
  });

  it('tells levels and modules that close a page beside the right', () => {
    expect(parts()[1]?.nodes[0]?.onlyFor).toEqual(['OWN', 'SU', 'DEV', 'MU']);
  });

  it('sends only what differs from what is stored', () => {
    const once = withNode({}, node('/lihat-penjualan'), true);
    expect(once).toEqual({ '/lihat-penjualan': true });
    expect(withNode(once, node('/lihat-penjualan', once), false)).toEqual({});
  });

  it('sets a section as a whole, and back', () => {
    expect(stateOf(nodes())).toBe('some');
    const all = withPart({}, nodes());
    expect(all).toEqual({ '/lihat-penjualan': true, '/batal-penjualan': true });
    expect(stateOf(nodes(all))).toBe('all');
    const none = withPart(all, nodes(all));
    expect(none).toEqual({ '/transaksi-penjualan': false });
    expect(stateOf(nodes(none))).toBe('none');
  });

  it('is given only as far as one has it oneself', () => {
    const spv = actor('SPV', ['/lihat-penjualan']);
    expect(nodes({}, spv).map((menu) => [menu.path, canToggle(menu)])).toEqual([
      ['/transaksi-penjualan', true],
      ['/lihat-penjualan', true],
      ['/batal-penjualan', false],
    ]);
    expect(withPart({}, nodes({}, spv))).toEqual({ '/lihat-penjualan': true });
  });

  it('is searched by words, and by what is shown', () => {
    const found = (words: string, filter: Parameters<typeof filtered>[2] = 'semua') =>
      filtered(parts(), words, filter, t).flatMap((part) => part.nodes.map(({ path }) => path));
    expect(found('PENJUALAN lihat')).toEqual(['/lihat-penjualan']);
    expect(found('', 'tampil')).toEqual(['/transaksi-penjualan']);
    expect(found('menu.utility', 'tersembunyi')).toEqual(['/settingsystem']);
    expect(found('tidak ada')).toEqual([]);
  });
});
