import { expect, it } from 'vitest';
import { gerakStok, TILES_STOK } from './ringkasan-stok.ts';

it('a summary has pieces and grams of each kind, side by side, in the order of the kinds', () => {
  const columns = gerakStok(['awal', 'jual', 'akhir']);
  expect(Object.keys(columns)).toEqual([
    'stock_awal',
    'gram_awal',
    'stock_jual',
    'gram_jual',
    'stock_akhir',
    'gram_akhir',
  ]);
  expect(TILES_STOK.map(({ column }) => column)).toEqual(Object.keys(columns));
  expect([columns.stock_jual.kind, columns.gram_jual.kind]).toEqual(['integer', 'weight']);
  expect(Object.values(columns).every(({ total }) => total === 'sum')).toBe(true);
});
