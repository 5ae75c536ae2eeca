import type pg from 'pg';

/** Nobody at a till notices less. */
const MOST_OFF_MS = 5000;

/**
 * Whether this machine's clock differs from that of the database. Sessions, approvals and limits are reckoned by the
 * clock of the server that is asked, and the next one may be asked of another.
 * @returns the warning, with the seconds.
 */
export function clockWarning(ours: Date, theirs: Date): string | undefined {
  const off = ours.getTime() - theirs.getTime();
  if (Math.abs(off) <= MOST_OFF_MS) return undefined;
  const seconds = Math.round(Math.abs(off) / 1000);
  return `the clock of this machine is ${seconds} s ${off > 0 ? 'ahead of' : 'behind'} that of the database`;
}

/** Looks at both clocks now. */
export async function warnOfClock(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ jam: Date }>('select clock_timestamp() as jam');
  const ours = new Date();
  return clockWarning(ours, rows[0]?.jam ?? ours);
}
