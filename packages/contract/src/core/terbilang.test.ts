import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { terbilang, terbilangRupiah } from './terbilang.ts';

const UNITS: Record<string, number> = {
  nol: 0,
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
  sepuluh: 10,
  sebelas: 11,
  seratus: 100,
};
const SCALES: Record<string, number> = { ribu: 1e3, juta: 1e6, miliar: 1e9, triliun: 1e12 };

/** Reads words back into a number the way a person does: the other direction, written independently. */
function read(words: string): number {
  let total = 0;
  let group = 0;
  let last = 0;
  for (const word of words.split(' ')) {
    if (word === 'minus' || word === 'rupiah') continue;
    if (word === 'seribu') total += 1000;
    else if (word === 'belas') group += 10;
    else if (word === 'puluh') group += last * 9;
    else if (word === 'ratus') group += last * 99;
    else if (word in SCALES) {
      total += group * (SCALES[word] ?? 0);
      group = 0;
    } else {
      last = UNITS[word] ?? Number.NaN;
      group += last;
    }
  }
  return total + group;
}

describe('terbilang', () => {
  it.each([
    [0, 'nol'],
    [1, 'satu'],
    [10, 'sepuluh'],
    [11, 'sebelas'],
    [12, 'dua belas'],
    [19, 'sembilan belas'],
    [20, 'dua puluh'],
    [21, 'dua puluh satu'],
    [99, 'sembilan puluh sembilan'],
    [100, 'seratus'],
    [101, 'seratus satu'],
    [110, 'seratus sepuluh'],
    [111, 'seratus sebelas'],
    [200, 'dua ratus'],
    [999, 'sembilan ratus sembilan puluh sembilan'],
    [1000, 'seribu'],
    [1001, 'seribu satu'],
    [1100, 'seribu seratus'],
    [2000, 'dua ribu'],
    [11_000, 'sebelas ribu'],
    [21_000, 'dua puluh satu ribu'],
    [100_000, 'seratus ribu'],
    [101_000, 'seratus satu ribu'],
    [1_000_000, 'satu juta'],
    [1_001_000, 'satu juta seribu'],
    [1_000_000_000, 'satu miliar'],
    [1_000_000_000_000, 'satu triliun'],
    [3_192_500, 'tiga juta seratus sembilan puluh dua ribu lima ratus'],
    [
      '999999999999999',
      'sembilan ratus sembilan puluh sembilan triliun sembilan ratus sembilan puluh sembilan miliar sembilan ratus sembilan puluh sembilan juta sembilan ratus sembilan puluh sembilan ribu sembilan ratus sembilan puluh sembilan',
    ],
    [-500, 'minus lima ratus'],
  ])('%s is %s', (value, words) => {
    expect(terbilang(value)).toBe(words);
  });

  it('writes an amount of rupiah', () => {
    expect(terbilangRupiah(4_875_000)).toBe('empat juta delapan ratus tujuh puluh lima ribu rupiah');
  });

  it('says every number so that it can be read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (value) => {
        const words = terbilang(value);
        expect(words).not.toMatch(/ {2}|^ | $/);
        expect(words).not.toMatch(/satu (belas|puluh|ratus)\b/);
        expect(read(words)).toBe(value);
      }),
    );
  });

  it.each([0.5, '12.25', '1000000000000000', '-1000000000000000'])('refuses %s', (value) => {
    expect(() => terbilang(value)).toThrow(RangeError);
  });
});
