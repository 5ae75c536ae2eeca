import { describe, expect, it } from 'vitest';
import { beratDiLuarToleransi, susut } from './susut.calc.ts';

const TOLERANSI = { gram: '0.05', persen: 2 } as const;
const luar = (berat_nota: string | null, berat: string) => beratDiLuarToleransi({ berat, berat_nota }, TOLERANSI);

describe('what a purchase lost against its nota', () => {
  it('is the difference, below nothing where it weighs more, nothing without a nota', () => {
    // Domain guide, P1b.
    expect(susut({ berat: '2.08', berat_nota: '2.13' }).toString()).toBe('0.05');
    expect(susut({ berat: '2.15', berat_nota: '2.13' }).toString()).toBe('-0.02');
    expect(susut({ berat: '2.15', berat_nota: null }).toString()).toBe('0');
  });

  it.each([
    // 2 % of 2.13 g is 0.0426 g: the grams hold, and the very edge is inside.
    ['2.13', '2.08', false],
    ['2.13', '2.079', true],
    ['2.13', '2.18', false],
    ['2.13', '2.181', true],
    // 2 % of 50 g is 1 g: the percent holds.
    ['50', '49', false],
    ['50', '48.999', true],
    ['50', '51.001', true],
    [null, '2', false],
  ] as const)('of %s g weighing %s g asks for an approval: %s', (berat_nota, berat, diminta) => {
    expect(luar(berat_nota, berat)).toBe(diminta);
    expect(beratDiLuarToleransi({ berat, berat_nota }, undefined)).toBe(false);
  });
});
