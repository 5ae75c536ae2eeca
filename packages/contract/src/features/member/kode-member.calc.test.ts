import { expect, it } from 'vitest';
import { kodeMember } from './kode-member.calc.ts';

it('a code has the digits it is given, and more when they are used up', () => {
  expect(kodeMember({ awalan_kode: 'MB', panjang_nomor: 5 }, 12)).toBe('MB00012');
  expect(kodeMember({ awalan_kode: 'MB', panjang_nomor: 3 }, 1000)).toBe('MB1000');
});
