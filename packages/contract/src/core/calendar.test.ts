import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysFrom } from './calendar.ts';
import { isIsoDate } from './schema.ts';

describe('days from one to another', () => {
  it('are all between, both of them included, and none where the last lies before the first', () => {
    expect(daysFrom('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysFrom('2026-03-01', '2026-03-01')).toEqual(['2026-03-01']);
    expect(daysFrom('2026-03-02', '2026-03-01')).toEqual([]);
  });
  it('end with the last day that there is, too', () =>
    expect(daysFrom('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31']));
});

describe('days later', () => {
  it.each([
    ['2026-11-23', 1, '2026-11-24'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-11-22', 120, '2027-03-22'],
    ['2026-11-23', 0, '2026-11-23'],
    ['9999-12-31', 7, '9999-12-31'],
    ['2026-11-23', 9_000_000_000, '9999-12-31'],
    ['0001-01-01', -1, '0001-01-01'],
  ])('%s + %i = %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected);
  });
});

describe('months later', () => {
  it.each([
    ['2026-11-21', 3, '2027-02-21'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2023-11-30', 3, '2024-02-29'],
    ['2026-08-31', 1, '2026-09-30'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-12-31', 12, '2027-12-31'],
    ['2026-05-15', 0, '2026-05-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-01-15', -13, '2024-12-15'],
    ['9999-12-31', 1, '9999-12-31'],
    ['9999-11-30', 1, '9999-12-30'],
    ['0001-01-15', -1, '0001-01-01'],
  ])('%s + %i = %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('is always a day of the wanted month, and never a later one than asked for', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 120 }),
        (time, months) => {
          const date = time.toISOString().slice(0, 10);
          const later = addMonths(date, months);
          expect(isIsoDate(later)).toBe(true);
          const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
          expect(count(later) - count(date)).toBe(months);
          expect(later.slice(8) <= date.slice(8)).toBe(true);
        },
      ),
    );
  });
});
