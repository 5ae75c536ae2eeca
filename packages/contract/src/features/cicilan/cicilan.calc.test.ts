import { describe, expect, it } from 'vitest';
import { Dec } from '../../core/dec.ts';
import { dendaCicilan, pelunasanCepat, rencanaCicilan } from './cicilan.calc.ts';

const texts = (values: readonly Dec[]) => values.map(String);

describe('a plan of instalments', () => {
  it('of 6,000,000 with 20 % down is 1,200,000 and 5 × 960,000 (domain guide §5.5)', () => {
    const { harga_jual_cicil, dp, angsuran } = rencanaCicilan(6_000_000, { tenor: 5, dp_persen: 20, margin_persen: 0 });
    expect([String(harga_jual_cicil), String(dp), ...texts(angsuran)]).toEqual([
      '6000000',
      '1200000',
      '960000',
      '960000',
      '960000',
      '960000',
      '960000',
    ]);
    expect(String(harga_jual_cicil.minus(dp).minus(Dec.sum(angsuran.slice(0, 2))))).toBe('2880000');
  });
  it('rounds up to thousands, and the last takes the rest: 4,800,000 in 7', () => {
    expect(texts(rencanaCicilan(6_000_000, { tenor: 7, dp_persen: 20, margin_persen: 0 }).angsuran)).toEqual([
      ...Array.from({ length: 6 }, () => '686000'),
      '684000',
    ]);
  });
  it('puts the margin on the price before the down payment: 6,000,000 + 5 %', () => {
    const { harga_jual_cicil, dp, angsuran } = rencanaCicilan(6_000_000, { tenor: 3, dp_persen: 20, margin_persen: 5 });
    expect([String(harga_jual_cicil), String(dp), ...texts(angsuran)]).toEqual([
      '6300000',
      '1260000',
      '1680000',
      '1680000',
      '1680000',
    ]);
  });
  it('takes a larger down payment, and not a smaller one', () => {
    const syarat = { tenor: 2, dp_persen: 20, margin_persen: 0 };
    expect(
      [rencanaCicilan(1_000_000, syarat, 500_000), rencanaCicilan(1_000_000, syarat, 100_000)].map(
        ({ dp, angsuran }) => [String(dp), ...texts(angsuran)],
      ),
    ).toEqual([
      ['500000', '250000', '250000'],
      ['200000', '400000', '400000'],
    ]);
  });
  it('always adds up to the price', () => {
    for (const harga of [1, 999, 1_234_567, 87_654_321]) {
      for (const tenor of [1, 2, 3, 6, 7, 12, 24, 120]) {
        for (const dp_persen of ['0', '12.5', '33.333', '100']) {
          const { harga_jual_cicil, dp, angsuran } = rencanaCicilan(harga, { tenor, dp_persen, margin_persen: '2.75' });
          expect(String(Dec.sum([dp, ...angsuran]))).toBe(String(harga_jual_cicil));
          expect(angsuran.some((rupiah) => rupiah.isNegative())).toBe(false);
          expect(angsuran).toHaveLength(tenor);
        }
      }
    }
  });
});

describe('afterwards', () => {
  it('early payment gets its discount: 2,880,000 less 10 %', () =>
    expect([String(pelunasanCepat(2_880_000, 10)), String(pelunasanCepat(2_880_000, 0))]).toEqual([
      '2592000',
      '2880000',
    ]));
  it('late payment is fined by the month: 960,000 × 2 % × 2', () =>
    expect([String(dendaCicilan(960_000, 2, 2)), String(dendaCicilan(960_000, 2, 0))]).toEqual(['38400', '0']));
});
