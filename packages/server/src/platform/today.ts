/** The calendar date that a clock in that time zone shows, `YYYY-MM-DD`. Only where no business date exists yet. */
export function todayIn(zona_waktu: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: zona_waktu,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}
