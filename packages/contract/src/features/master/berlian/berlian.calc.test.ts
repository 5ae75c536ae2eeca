import { describe, expect, it } from 'vitest';
import { hargaBatu } from './berlian.calc.ts';

const harga = (...args: Parameters<typeof hargaBatu>) => hargaBatu(...args)?.toString();

describe('the price of a stone', () => {
  it('in dollars follows the rate: 0.5 ct × 3,000 × 16,250', () =>
    expect(harga('0.5', { harga_per_karat: 3000, mata_uang: 'USD' }, 16_250)).toBe('24375000'));
  it('in rupiah needs none', () =>
    expect(harga('0.123', { harga_per_karat: 7_500_000, mata_uang: 'IDR' }, null)).toBe('922500'));
  it('is whole rupiah', () =>
    expect(harga('0.333', { harga_per_karat: 1001, mata_uang: 'USD' }, 15_999)).toBe('5332995'));
  it('is unknown without a rate', () =>
    expect(harga('1', { harga_per_karat: 1, mata_uang: 'USD' }, null)).toBeUndefined());
});
