/** Days and moments of the demo chain's past, in calendar dates `YYYY-MM-DD`. */
const DAY_MS = 86_400_000;

/** The date `days` away. */
function shift(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Today in a time zone. */
export function today(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}

/** The last `count` days before `last` and `last` itself: the shop is open every day. */
export function businessDays(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => shift(last, index - count + 1));
}

/** A clock that stands still at a day's minute (counted from 8 in the morning, Jakarta) until it is moved on. */
export function shopClock(date: string, minute: number): Date {
  return new Date(Date.parse(`${date}T01:00:00Z`) + minute * 60_000);
}
