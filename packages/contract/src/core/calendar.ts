/** Days of the calendar as texts, `YYYY-MM-DD`; no time zone takes part. */

const LAST_SAFE_DAY = 28;

/** Days of a month; `month` counts from 1. */
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same day so many months later, or that month's last day where it has no such day: 31 August + 6 → 28 February. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const index = month - 1 + months;
  const targetYear = year + Math.floor(index / 12);
  const targetMonth = (((index % 12) + 12) % 12) + 1;
  const targetDay = day <= LAST_SAFE_DAY ? day : Math.min(day, daysIn(targetYear, targetMonth));
  return [String(targetYear).padStart(4, '0'), String(targetMonth).padStart(2, '0'), String(targetDay).padStart(2, '0')].join('-');
}
