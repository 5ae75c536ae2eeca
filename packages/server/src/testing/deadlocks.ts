import type { Db } from '../platform/database/tx.ts';

/** A deadlock is tried again and then works: what tells of one is the database's own count. */
export async function deadlocks(db: Db): Promise<number> {
  await db.query(`select pg_stat_force_next_flush(), pg_stat_clear_snapshot()`);
  const { n } = await db.one<{ n: number }>(
    `select deadlocks::int as n from pg_stat_database where datname = current_database()`,
  );
  return n;
}
