import { expect, it } from 'vitest';
import { Dec } from '../../core/dec.ts';
import { bonusBarang, type AturanBonus } from './bonus.calc.ts';

const aturan = (kode_group: string | null, tipe: AturanBonus['tipe'], bonus: number): AturanBonus => ({
  kode_group,
  tipe,
  bonus: Dec.from(bonus),
});
const bonus = (rules: readonly AturanBonus[], kode_group: string, berat: string) =>
  bonusBarang(rules, { kode_group, berat: Dec.from(berat) }).toJSON();

it('comes to 37,200 for the three pieces of the domain guide: 700 GRAM 2,000, 375 GRAM 1,000, all PCS 5,000', () => {
  const rules = [aturan(null, 'PCS', 5000), aturan('700', 'GRAM', 2000), aturan('375', 'GRAM', 1000)];
  const lines = [bonus(rules, '700', '2.13'), bonus(rules, '700', '8.35'), bonus(rules, '375', '1.24')];
  expect(lines).toEqual([9260, 21_700, 6240]);
  expect(lines.reduce((sum, line) => sum + line, 0)).toBe(37_200);
});

it('goes by the group’s own rule of a kind before that of all groups, and floors rupiah', () => {
  const rules = [aturan(null, 'GRAM', 1000), aturan('700', 'GRAM', 333), aturan('700', 'PCS', 10)];
  expect(bonus(rules, '700', '2.999')).toBe(998 + 10);
  expect(bonus(rules, '375', '2.999')).toBe(2999);
  expect(bonus([], '375', '2.999')).toBe(0);
});
