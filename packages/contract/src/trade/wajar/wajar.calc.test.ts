import { describe, expect, it } from 'vitest';
import { hargaTidakWajar, kadarTidakWajar, ongkosTidakWajar, tandaWajar, tunaiTidakWajar } from './wajar.calc.ts';

describe('what is asked about', () => {
  it.each([
    ['ten times the price', hargaTidakWajar(9_000_000, 900_000), '10'],
    ['a making charge with a digit too many', ongkosTidakWajar(1_065_000, 106_500), '10'],
    ['999,999,999 for a ring of 2 g', tunaiTidakWajar(999_999_999, 3_192_500), '313.2'],
    ['a digit too many in the cash', tunaiTidakWajar(32_000_000, 3_192_500), '10'],
    ['42 in a group of 70', kadarTidakWajar(42, 70), '28'],
    ['10 times as far the other way', kadarTidakWajar('99.9', 70), '29.9'],
  ])('%s', (_, told, expected) => expect(told?.toString()).toBe(expected));

  it.each([
    ['a price haggled up by a fifth', hargaTidakWajar(1_080_000, 900_000)],
    ['a price that was never set', hargaTidakWajar(900_000, 0)],
    ['twice the making charge', ongkosTidakWajar(213_000, 106_500)],
    ['a bundle of ten million for a ring of six', tunaiTidakWajar(10_000_000, 6_200_000)],
    ['a note of 100,000 for a box of 15,000', tunaiTidakWajar(100_000, 15_000)],
    ['exactly what is due', tunaiTidakWajar(3_192_500, 3_192_500)],
    ['75 in a group of 70', kadarTidakWajar(75, 70)],
    ['anything in a group without a purity', kadarTidakWajar(42, 0)],
  ])('is not %s', (_, told) => expect(told).toBeUndefined());

  it('is confirmed for that value alone', () => {
    expect(tandaWajar.tunai('32000000')).toBe('tunai:32000000');
    expect(tandaWajar.kadar('700', '42.0')).toBe('kadar:700:42');
    expect(tandaWajar.harga('1', 2)).not.toBe(tandaWajar.harga('1', 3));
  });
});
