import { describe, expect, it } from 'vitest';
import { Dec } from '../../core/dec.ts';
import { melebihiTerima, nilaiBeratTerima } from './ambil.calc.ts';

describe('taking grams out of a line of a receipt', () => {
  it.each([
    // A line of 9 g, tolerance 0.18 g.
    ['9', '9', '9', false],
    ['9', '9', '9.18', false],
    ['9', '9', '9.181', true],
    ['9', '1', '1.18', false],
    ['9', '1', '1.19', true],
    // What lies below nothing already takes nothing more.
    ['9', '-0.18', '0.001', true],
    ['9', '-16', '2.5', true],
  ])('of %s g with %s g left, %s g: asks %s', (berat, sisa, ambil, asks) => {
    expect(melebihiTerima({ berat, sisa, ambil })).toBe(asks);
  });

  it('is approved by line and weight, in whatever order the lines come', () => {
    const a = { no_terima: 'KL-TR-261121-0001', baris: 2, ambil: Dec.from('2.5') };
    const b = { no_terima: 'KL-TR-261121-0001', baris: 1, ambil: Dec.from(20) };
    expect(nilaiBeratTerima([a, b])).toEqual({ penerimaan: 'KL-TR-261121-0001/1=20.000 KL-TR-261121-0001/2=2.500' });
    expect(nilaiBeratTerima([b, a])).toEqual(nilaiBeratTerima([a, b]));
  });
});
