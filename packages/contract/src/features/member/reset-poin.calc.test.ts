import { describe, expect, it } from 'vitest';
import { poinHangus, resetBerikut, resetSebelum, type AturanReset } from './reset-poin.calc.ts';

describe('the next reset', () => {
  const aturan: AturanReset = {
    jenis_reset: 'TIDAK',
    tanggal_reset: null,
    bulan_reset: null,
    mulai_reset: null,
    tiap_bulan: null,
    cara_reset: 'SEMUA',
  };
  const yearly = { ...aturan, jenis_reset: 'TAHUNAN', tanggal_reset: 31, bulan_reset: '12' } as const;
  const every = { ...aturan, jenis_reset: 'BERKALA', mulai_reset: '2026-01-31', tiap_bulan: 1 } as const;

  it.each([
    [yearly, '2026-12-31', '2025-12-31'],
    [{ ...yearly, bulan_reset: '2' } as const, '2028-02-29', '2027-02-28'],
    [every, '2026-03-31', '2026-02-28'],
    [every, '2026-01-31', undefined],
    [aturan, '2026-01-31', undefined],
  ])('%# comes after another one', (rule, date, before) => expect(resetSebelum(rule, date)).toBe(before));
  it('never comes without one', () => expect(resetBerikut(aturan, '2026-11-21')).toBeUndefined());
  it.each([
    ['2026-11-21', '2026-12-31'],
    ['2026-12-30', '2026-12-31'],
    ['2026-12-31', '2027-12-31'],
  ])('after %s is %s, yearly on 31 December', (date, next) => expect(resetBerikut(yearly, date)).toBe(next));
  it.each([
    ['2027-03-01', '2028-02-29'],
    ['2026-11-21', '2027-02-28'],
  ])('after %s is %s, where February ends', (date, next) =>
    expect(resetBerikut({ ...yearly, tanggal_reset: 31, bulan_reset: '2' }, date)).toBe(next),
  );
  it.each([
    ['2025-06-01', '2026-01-31'],
    ['2026-01-31', '2026-02-28'],
    ['2026-02-28', '2026-03-31'],
    ['2026-03-30', '2026-03-31'],
    ['2026-03-31', '2026-04-30'],
  ])('after %s is %s, monthly from 31 January', (date, next) => expect(resetBerikut(every, date)).toBe(next));
  it.each([
    ['2026-06-29', '2026-06-30'],
    ['2026-06-30', '2026-12-30'],
    ['2027-06-15', '2027-06-30'],
    ['2036-12-29', '2036-12-30'],
  ])('after %s is %s, twice a year', (date, next) =>
    expect(resetBerikut({ ...every, mulai_reset: '2026-06-30', tiap_bulan: 6 }, date)).toBe(next),
  );
});

describe('what lapses', () => {
  it('is everything, or what was there before the reset before, less what was spent since', () => {
    expect(poinHangus({ cara_reset: 'SEMUA' }, 120, 30)).toBe(120);
    expect(poinHangus({ cara_reset: 'LAMA' }, 120, 30)).toBe(90);
    // 100 old and 30 new ones, of which 110 were spent: what is left is new.
    expect(poinHangus({ cara_reset: 'LAMA' }, 20, 30)).toBe(0);
  });
});
