import { reports } from '@kilau/contract/registry.ts';

/** The query that asks a report for a range of dates; of one that has none, nothing. */
export function periodeOf(key: string, from: string, to: string): string {
  const period = reports.find((report) => report.key === key)?.period;
  return period === undefined ? '' : `${period[0]}=${from}&${period[1]}=${to}`;
}
