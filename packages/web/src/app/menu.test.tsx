import { describe, expect, it } from 'vitest';
import { MENU } from '@kilau/contract/core/menu.ts';
import type { Actor } from '@kilau/contract/core/permission.ts';
import { pageRequirement } from '@kilau/contract/core/page.ts';
import { pages } from '@kilau/contract/registry.ts';
import { findablePages, menuOf } from './menu.ts';

const actor = (more: Partial<Actor> = {}): Actor => ({
  user_id: 'A',
  level: 'KASIR',
  kode_toko: 'KL01',
  akses: new Set(),
  modules: new Map(),
  ...more,
});
const paths = (who: Actor) => menuOf(who).flatMap((section) => section.pages.map((page) => page.path));

describe('menuOf', () => {
  it("shows a cashier what his menu tree shows, and what is everyone's", () => {
    const shown = paths(actor({ akses: new Set(['/transaksi-penjualan']) }));
    expect(shown).toContain('/transaksi-penjualan');
    expect(shown).toContain('/ganti-password');
    expect(shown).not.toContain('/batal-penjualan');
  });

  it('leaves out pages of modules that are off, even for the owner', () => {
    expect(paths(actor({ level: 'OWN' }))).not.toContain('/data-member');
    expect(paths(actor({ level: 'OWN', modules: new Map([['MEMBER_MODULE', 'true']]) }))).toContain('/data-member');
  });

  it('keeps to the levels of a page whatever the menu tree says', () =>
    expect(paths(actor({ akses: new Set(['/settingsystem']) }))).not.toContain('/settingsystem'));

  it("has its sections in the specification's order, none of them empty", () => {
    const sections = menuOf(actor({ level: 'OWN' }));
    const order = MENU.map((section) => section.key);
    expect(sections.map((section) => order.indexOf(section.key))).toEqual(
      sections.map((section) => order.indexOf(section.key)).toSorted((a, b) => a - b),
    );
    expect(sections.every((section) => section.pages.length > 0)).toBe(true);
  });
});

describe('findablePages', () => {
  it('finds the pages of tiles too, and nothing that stands outside the layout', () => {
    const found = findablePages(actor({ level: 'OWN' })).map((page) => page.path);
    expect(found).toContain('/SubMenuPenjualan');
    expect(found.some((path) => pages.find((page) => page.path === path)?.kind === 'public')).toBe(false);
    expect(found).not.toContain('/404');
  });
  it('finds only what may be opened', () => {
    const who = actor();
    expect(findablePages(who).every((page) => pageRequirement(page).pages === undefined)).toBe(true);
  });
});
