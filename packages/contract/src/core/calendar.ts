/** Days of the calendar as texts, `YYYY-MM-DD`; no time zone takes part. */

const LAST_SAFE_DAY = 28;
const DAY_MS = 86_400_000;

/**
 * The calendar ends where its years have four figures: beyond them days as texts are not in order any more, and a loan
 * that is never due would long be over.
 */
const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';
const LAST_YEAR = 9999;

const instantOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** Days of a month; `month` counts from 1. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * The same day so many months later, or that month's last day where it has no such day: 31 August + 6 → 28 February.
 * At the end of the calendar its last day.
 */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const index = month - 1 + months;
  const targetYear = year + Math.floor(index / 12);
  if (targetYear > LAST_YEAR) return LAST_DAY;
  if (targetYear < 1) return FIRST_DAY;
  const targetMonth = (((index % 12) + 12) % 12) + 1;
  const targetDay = day <= LAST_SAFE_DAY ? day : Math.min(day, daysIn(targetYear, targetMonth));
  return [
    String(targetYear).padStart(4, '0'),
    String(targetMonth).padStart(2, '0'),
    String(targetDay).padStart(2, '0'),
  ].join('-');
}

/** So many days later, or before where `days` is less than nothing; at the end of the calendar its last day. */
export function addDays(date: string, days: number): string {
  const time = instantOf(date) + days * DAY_MS;
  return new Date(Math.max(instantOf(FIRST_DAY), Math.min(time, instantOf(LAST_DAY)))).toISOString().slice(0, 10);
}

/** So many days lie between one day and a later one. */
export const daysBetween = (first: string, last: string): number => (instantOf(last) - instantOf(first)) / DAY_MS;

/** The days from one to another, both of them included; none where the last lies before the first. */
export const daysFrom = (first: string, last: string): string[] =>
  // Counted: behind the last day of the calendar comes none.
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) => addDays(first, index));

/** The last day of a day's month. */
export const monthEnd = (date: string): string =>
  `${date.slice(0, 8)}${daysIn(Number(date.slice(0, 4)), Number(date.slice(5, 7)))}`;

const monthIndex = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

/** The first such day of the year after `date`; in a shorter month its last day. `month` counts from 1. */
export function yearlyAfter(date: string, month: number, day: number): string {
  const inYear = (year: number) =>
    addMonths(`${String(year).padStart(4, '0')}-01-${String(day).padStart(2, '0')}`, month - 1);
  const year = Number(date.slice(0, 4));
  return inYear(year) > date ? inYear(year) : inYear(year + 1);
}

/**
 * The first day after `date` among `start` and every so many months later. Counted from `start`: the 31st stays the
 * 31st after a short month.
 */
export function everyMonthsAfter(date: string, start: string, months: number): string {
  if (start > date) return start;
  const times = Math.floor((monthIndex(date) - monthIndex(start)) / months);
  const last = addMonths(start, times * months);
  return last > date ? last : addMonths(start, (times + 1) * months);
}
