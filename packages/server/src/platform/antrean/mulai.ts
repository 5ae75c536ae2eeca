import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, PgBoss } from 'pg-boss';
import type pg from 'pg';
import type { Services } from '../context.ts';
import { startBoss, type Queue } from './boss.ts';
import { aturJadwal } from './jadwal.ts';
import { kirimSatu, type KirimanKunci, type PengirimSaluran } from './kirim.ts';
import { jalankan, type Pekerjaan, type PekerjaanKunci } from './pekerjaan.ts';
import { serahkan } from './relay.ts';

/** What goes out and what is done by the clock. */
export interface AntreanIsi {
  readonly pengirim: PengirimSaluran;
  readonly pekerjaan: Pekerjaan;
}

export interface AntreanOptions {
  readonly pool: pg.Pool;
  /** Pauses between the tries of a message, in milliseconds; those of the shop unless a test has no time for them. */
  readonly jeda?: readonly number[];
  /** This server's name among those of the database. */
  readonly server?: string;
}

export interface Antrean {
  /** Takes nothing new and lets what is under way end; what takes too long is left to another server. */
  close(): Promise<void>;
}

/** How soon a message leaves after its commit, at the most. */
const RELAY_EVERY_MS = 1000;
const SCHEDULES_EVERY_MS = 60_000;
const PATIENCE_MS = 5000;
/** Messages that one server sends at the same time: so many, twice. */
const SENT_TOGETHER = 8;
const SENDERS = 2;

/** Does something again and again until it is told to stop; a failure is logged, and the next turn comes. */
function every(ms: number, what: string, log: Services['log'], turn: () => Promise<void>): () => Promise<void> {
  const stop = new AbortController();
  const loop = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      await turn().catch((error: unknown) => log.warn({ error }, `${what}; tried again`));
      await sleep(ms, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  };
  const done = loop();
  return async () => {
    stop.abort();
    await done;
  };
}

/** Takes the jobs of a queue in hand; answers how to wake it before its next look at the database. */
async function work<T>(
  boss: PgBoss,
  queue: Queue,
  options: { readonly batchSize?: number; readonly localConcurrency?: number },
  one: (job: Job<T>) => Promise<void>,
): Promise<() => void> {
  const id = await boss.work<T>(queue, options, async (jobs: Job<T>[]) => {
    await Promise.all(jobs.map(one));
  });
  return () => boss.notifyWorker(id);
}

/**
 * Begins to send what the outbox holds and to do what the clock asks for, together with every other server of the
 * database. Only the running program does so; what else opens the database leaves its queue alone.
 */
export async function mulaiAntrean(
  services: Services,
  { pengirim, pekerjaan }: AntreanIsi,
  { pool, jeda, server = `${hostname()}:${process.pid}` }: AntreanOptions,
): Promise<Antrean> {
  const { db, log, cadangan } = services;
  const boss = await startBoss(pool, log);
  await aturJadwal(boss, db, cadangan.at);
  const job = ({ data, signal }: Job<PekerjaanKunci>) => jalankan(services, pekerjaan, data, { server, signal });
  const wake = [
    await work<PekerjaanKunci>(boss, 'pekerjaan', {}, job),
    await work<PekerjaanKunci>(boss, 'pekerjaan-lama', {}, job),
    await work<KirimanKunci>(boss, 'kiriman', { batchSize: SENT_TOGETHER, localConcurrency: SENDERS }, ({ data }) =>
      kirimSatu(services, pengirim, data, jeda),
    ),
  ];
  const stops = [
    every(RELAY_EVERY_MS, 'what waits was not handed over', log, async () => {
      if (await serahkan(services, boss)) wake.forEach((now) => now());
    }),
    every(SCHEDULES_EVERY_MS, 'the schedules were not brought in line', log, () => aturJadwal(boss, db, cadangan.at)),
  ];
  return {
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await boss.stop({ close: false, timeout: PATIENCE_MS });
    },
  };
}
