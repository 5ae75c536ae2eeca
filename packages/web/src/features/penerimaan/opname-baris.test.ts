import { expect, it } from 'vitest';
import { nadaBaris } from './opname-baris.ts';

it('tells missing from surplus, pieces before grams', () => {
  const nada = (selisih_qty: number | null, selisih_berat: number | null) => nadaBaris({ selisih_qty, selisih_berat });
  expect([nada(null, null), nada(0, 0), nada(1, 2.5), nada(-1, 0.2), nada(0, 0.005), nada(0, -0.005)]).toEqual([
    'belum',
    'cocok',
    'kurang',
    'lebih',
    'kurang',
    'lebih',
  ]);
});
