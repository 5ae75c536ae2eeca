import { describe, expect, it } from 'vitest';
import { hargaBerlaku, hargaJauh, selisihPersen } from './harga-gram.calc.ts';

describe('a new price', () => {
  it('is far beyond the limit only, up or down', () => {
    expect([hargaJauh(1_000_000, 1_150_000, 15), hargaJauh(1_000_000, 1_150_001, 15)]).toEqual([false, true]);
    expect([hargaJauh(1_000_000, 850_000, 15), hargaJauh(1_000_000, 849_999, 15)]).toEqual([false, true]);
    expect(hargaJauh(1_437_000, 14_370_000, 15)).toBe(true);
  });
  it('is not far from a price that was never set', () => expect(hargaJauh(0, 1_437_000, 15)).toBe(false));
  it('tells how far it moved', () => {
    expect(selisihPersen(1_437_000, 1_450_000)?.toString()).toBe('0.9');
    expect(selisihPersen(1_000_000, 850_000)?.toString()).toBe('-15');
    expect(selisihPersen(0, 850_000)).toBeUndefined();
  });
});

it('a kelompok harga with a price goes before the group', () => {
  expect(
    [
      hargaBerlaku(1_450_000, 1_437_000),
      hargaBerlaku(0, 1_437_000),
      hargaBerlaku(1_450_000, 0),
      hargaBerlaku(0, 0),
    ].map(String),
  ).toEqual(['1450000', '1437000', '1450000', '0']);
});
