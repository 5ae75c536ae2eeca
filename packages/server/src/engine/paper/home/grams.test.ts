import { Dec } from '@kilau/contract/core/dec.ts';
import { expect, it } from 'vitest';
import { fineOf } from './grams.ts';

it('rounds the fine gold of several purities once', () => {
  const row = (kadar: string, terjual: string) => ({
    kadar: Dec.from(kadar),
    terjual: Dec.from(terjual),
    dibeli: Dec.zero,
  });
  // 0.376125 and 0.7014.
  expect(String(fineOf([row('37.5', '1.003'), row('70', '1.002')]).terjual)).toBe('1.078');
});
