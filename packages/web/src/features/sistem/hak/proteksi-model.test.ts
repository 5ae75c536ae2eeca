import { expect, it } from 'vitest';
import { changedRows, fits, rowsOf, withRow } from './proteksi-model.ts';

const t = (key: string) => key;
const STORED = [{ path: '/settingsystem', minta_otorisasi: true, berlaku_menit: 10, maks_sebulan: false }];
const row = (path: string, edits = {}) => rowsOf(STORED, edits, t).find((menu) => menu.path === path);

it('lists every page that rights are about, reports marked', () => {
  expect(row('/home')).toBeUndefined();
  expect(row('/settingsystem')).toMatchObject({
    minta_otorisasi: true,
    berlaku_menit: 10,
    isReport: false,
    changed: false,
    title: 'page.settingsystem',
    section: 'menu.utility',
  });
  expect(row('/laporan-otorisasi')).toMatchObject({ minta_otorisasi: false, isReport: true });
});

it('sends only what differs, and forgets the minutes of a page that is free again', () => {
  const back = { ...STORED[0], minta_otorisasi: false } as (typeof STORED)[number];
  const edits = withRow(
    withRow({}, { path: '/laporan-otorisasi', minta_otorisasi: false, berlaku_menit: 0, maks_sebulan: true }),
    back,
  );
  expect(changedRows(rowsOf(STORED, edits, t)).toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
    { path: '/laporan-otorisasi', minta_otorisasi: false, berlaku_menit: 0, maks_sebulan: true },
    { path: '/settingsystem', minta_otorisasi: false, berlaku_menit: 0, maks_sebulan: false },
  ]);
  expect(changedRows(rowsOf(STORED, withRow(edits, STORED[0] as (typeof STORED)[number]), t))).toHaveLength(1);
});

it('keeps a row in sight while it is being changed', () => {
  const rows = rowsOf(STORED, withRow({}, { ...STORED[0], minta_otorisasi: false } as (typeof STORED)[number]), t);
  expect(rows.filter((menu) => fits(menu, 'dijaga')).map(({ path }) => path)).toEqual(['/settingsystem']);
  expect(rows.filter((menu) => fits(menu, 'laporan')).every(({ isReport }) => isReport)).toBe(true);
});
