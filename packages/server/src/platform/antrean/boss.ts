import { PEKERJAAN, type PekerjaanKey } from '@kilau/contract/core/antrean.ts';
import { PgBoss, type Db as BossDb, type QueueOptions } from 'pg-boss';
import pg from 'pg';
import type { Tx } from '../database/tx.ts';
import type { Log } from '../log.ts';

/** Queues of this program: messages, short jobs, and those that read whole books. */
export const QUEUES = ['kiriman', 'pekerjaan', 'pekerjaan-lama'] as const;
export type Queue = (typeof QUEUES)[number];

export const queueOf = (kunci: PekerjaanKey): Queue => ('lama' in PEKERJAAN[kunci] ? 'pekerjaan-lama' : 'pekerjaan');

/** A server that gives no sign of life for so long has lost its jobs. The least that pg-boss takes. */
const HEARTBEAT_S = 10;
const HOUR_S = 3600;
/** Done jobs are of no use: what became of them stands in our own tables. */
const KEPT: QueueOptions = { deleteAfterSeconds: HOUR_S, retentionSeconds: 24 * HOUR_S, heartbeatSeconds: HEARTBEAT_S };
const OPTIONS: Readonly<Record<Queue, QueueOptions>> = {
  // The row in the outbox decides on another try. What dies on the way is handed over anew.
  kiriman: { ...KEPT, retryLimit: 0, expireInSeconds: 300 },
  pekerjaan: { ...KEPT, retryLimit: 3, retryDelay: 5, retryBackoff: true, expireInSeconds: 900 },
  'pekerjaan-lama': { ...KEPT, retryLimit: 3, retryDelay: 5, retryBackoff: true, expireInSeconds: 4 * HOUR_S },
};

/** pg-boss reads times and counts as the driver makes them, not as exact as our own statements do. */
const adapter = (pool: pg.Pool): BossDb => ({
  executeSql: (text, values) => pool.query({ text, ...(values && { values }), types: pg.types }),
});

/** Statements of pg-boss within a transaction of ours. */
export const within = (tx: Tx): BossDb => ({
  executeSql: async (text, values) => ({ rows: await tx.query<object>(text, values ?? []) }),
});

async function hasSchema(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ ada: boolean }>(`select to_regnamespace('pgboss') is not null as ada`);
  return rows[0]?.ada === true;
}

/**
 * The queue on our own connections, in a schema of its own that it makes and keeps up to date itself, one server at a
 * time.
 */
export async function startBoss(pool: pg.Pool, log: Log): Promise<PgBoss> {
  const boss = new PgBoss({
    db: adapter(pool),
    schema: 'pgboss',
    // Made for the program by whoever owns the database; the program itself makes none.
    createSchema: !(await hasSchema(pool)),
    // How soon a job of a dead server is noticed, and one that is due.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    cronMonitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 5,
    // A job a minute makes many rows a day.
    maintenanceIntervalSeconds: HOUR_S,
  });
  boss.on('error', (error) => log.warn({ error }, 'the queue could not do something; it tries again'));
  boss.on('warning', (warning) => log.warn({ warning }, 'the queue warns'));
  await boss.start();
  for (const name of QUEUES) {
    await boss.createQueue(name, { policy: 'exclusive', ...OPTIONS[name] });
    await boss.updateQueue(name, OPTIONS[name]);
  }
  return boss;
}
