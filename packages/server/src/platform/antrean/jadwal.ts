import { PEKERJAAN, PEKERJAAN_KEYS, type Jadwal } from '@kilau/contract/core/antrean.ts';
import { CronExpressionParser } from 'cron-parser';
import type { PgBoss, Schedule } from 'pg-boss';
import type { Db } from '../database/tx.ts';
import { QUEUES, queueOf, type Queue } from './boss.ts';
import type { PekerjaanKunci } from './pekerjaan.ts';
import { jobKey } from './relay.ts';

interface Due extends PekerjaanKunci {
  readonly queue: Queue;
  readonly cron: string;
  readonly tz: string;
}

const ALL: { readonly kode_toko: string; readonly zona_waktu: string } = { kode_toko: '', zona_waktu: 'UTC' };

/** The clock of most shops. */
const CLOCK_SQL = `select zona_waktu from toko join hari_toko using (kode_toko) where status_aktif group by 1 order by count(*) desc, 1 limit 1`;

/** When a backup is due every day: at `HH:MM` by the clock of most shops. */
const cronOf = (at: string): string => {
  const [hour, minute] = at.split(':').map(Number);
  return `${minute} ${hour} * * *`;
};

/** What is due when, for the shops there are. */
async function dueOf(db: Db, backupAt: string): Promise<readonly Due[]> {
  const clock = await db.maybe<{ zona_waktu: string }>(CLOCK_SQL);
  const shops = await db.query<typeof ALL>(
    `select kode_toko, zona_waktu from toko join hari_toko using (kode_toko) where status_aktif`,
  );
  return PEKERJAAN_KEYS.flatMap((kunci) =>
    (PEKERJAAN[kunci].untuk === 'toko' ? shops : [ALL]).map(({ kode_toko, zona_waktu }) => ({
      kunci,
      kode_toko,
      queue: queueOf(kunci),
      ...(kunci === 'cadangan'
        ? { cron: cronOf(backupAt), tz: clock?.zona_waktu ?? zona_waktu }
        : { cron: PEKERJAAN[kunci].cron, tz: zona_waktu }),
    })),
  );
}

/** More than any chain has, so that one page is all of them. */
const MOST_SCHEDULES = 100_000;

async function known(boss: PgBoss): Promise<ReadonlyMap<string, Schedule>> {
  const lists = await Promise.all(
    QUEUES.map((queue) => boss.getSchedules(queue, undefined, { limit: MOST_SCHEDULES })),
  );
  return new Map(lists.flat().map((schedule) => [`${schedule.name} ${schedule.key}`, schedule]));
}

/**
 * Brings the schedules of the queue in line with the list of jobs and the shops there are. What came due while no
 * server ran is made up for once: many a shop's only machine is off at night.
 */
export async function aturJadwal(boss: PgBoss, db: Db, backupAt: string): Promise<void> {
  const [due, before] = [await dueOf(db, backupAt), await known(boss)];
  const wanted = new Set(due.map((one) => `${one.queue} ${jobKey(one)}`));
  for (const { queue, cron, tz, kunci, kode_toko } of due) {
    const key = jobKey({ kunci, kode_toko });
    const old = before.get(`${queue} ${key}`);
    if (old?.cron === cron && old.timezone === tz) continue;
    await boss.schedule(queue, cron, { kunci, kode_toko }, { tz, key, singletonKey: key, missed: 'once' });
  }
  for (const [at, { name, key }] of before) if (!wanted.has(at)) await boss.unschedule(name, key);
}

/** When the next backup is due, as a shop with this clock sees it. */
export const cadanganBerikutnya = (backupAt: string, zona_waktu: string, now: Date): Date =>
  berikutnya({ cron: cronOf(backupAt), untuk: 'toko' }, zona_waktu, now);

/** When a job is due next, by the clock of the shop or by UTC. */
export function berikutnya({ cron, untuk }: Jadwal, zona_waktu: string, now: Date): Date {
  const tz = untuk === 'toko' ? zona_waktu : ALL.zona_waktu;
  return CronExpressionParser.parse(cron, { tz, currentDate: now }).next().toDate();
}
