import { expect, it } from 'vitest';
import { hitungGesek } from './gesek.calc.ts';

it.each([
  ['the example of the domain guide', 5_000_000, 3, 150_000, 4_850_000],
  ['a fee that is no whole rupiah, floored', 333_333, 1.5, 4_999, 328_334],
  ['no fee', 1_000_000, 0, 0, 1_000_000],
] as const)('hands out the rest of %s', (_, gesek, persen, fee, tunai) => {
  const { fee_rp, tunai: keluar } = hitungGesek(gesek, persen);
  expect([fee_rp.toJSON(), keluar.toJSON()]).toEqual([fee, tunai]);
});
