/** Days and moments of the demo chain's past, in calendar dates `YYYY-MM-DD`. */
import { addDays } from '@kilau/contract/core/calendar.ts';

/** Today in a time zone. */
export function today(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);
}

/** The last `count` days before `last` and `last` itself: the shop is open every day. */
export function businessDays(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(last, index - count + 1));
}

/** A clock that stands still at a day's minute (counted from 8 in the morning, Jakarta) until it is moved on. */
export function shopClock(date: string, minute: number): Date {
  return new Date(Date.parse(`${date}T01:00:00Z`) + minute * 60_000);
}
