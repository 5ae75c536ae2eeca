import { Dec } from '@kilau/contract/core/dec.ts';
import { expect, it } from 'vitest';
import { laid } from './elsewhere.ts';

const curve = (...titik: readonly (readonly [menit: number, bersih: number])[]) => ({
  lalu: 0,
  titik: titik.map(([menit, bersih]) => ({ menit, bersih: Dec.from(bersih) })),
});

it('lays the curves of shops on each other, each of which moves at half hours of its own', () => {
  const both = laid([curve([600, 100], [660, 300]), curve([630, 50], [660, 20]), curve()]);
  expect(both.map(({ menit, bersih }) => [menit, bersih.toJSON()])).toEqual([
    [600, 100],
    [630, 150],
    [660, 320],
  ]);
});
