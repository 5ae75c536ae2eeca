import { describe, expect, it } from 'vitest';
import { potonganKupon, type NilaiKupon } from './kupon.calc.ts';

const potongan = (kupon: Partial<NilaiKupon>, belanja: number) =>
  potonganKupon({ jenis: 'PERSEN', nilai: 10, min_belanja: 0, maks_potongan: null, ...kupon }, belanja)?.toString();

describe('a coupon', () => {
  it('in percent takes its share, floored', () =>
    expect([potongan({}, 1_500_000), potongan({ nilai: 7 }, 1_234_567)]).toEqual(['150000', '86419']));
  it('takes no more than its limit', () => expect(potongan({ maks_potongan: 100_000 }, 1_500_000)).toBe('100000'));
  it('in rupiah takes its value, and never more than the purchase', () =>
    expect([
      potongan({ jenis: 'RP', nilai: 50_000 }, 1_000_000),
      potongan({ jenis: 'RP', nilai: 50_000 }, 20_000),
    ]).toEqual(['50000', '20000']));
  it('is worth nothing below the least purchase, and its value at it', () =>
    expect([potongan({ min_belanja: 500_000 }, 499_999), potongan({ min_belanja: 500_000 }, 500_000)]).toEqual([
      undefined,
      '50000',
    ]));
});
