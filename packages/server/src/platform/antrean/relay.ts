import { isPekerjaan } from '@kilau/contract/core/antrean.ts';
import type { PgBoss } from 'pg-boss';
import type { Tx } from '../database/tx.ts';
import type { Foundation } from '../foundation.ts';
import { queueOf, within } from './boss.ts';
import type { KirimanKunci } from './kirim.ts';

/** Handed over at one go; the rest waits for the next. */
const MOST = 200;
/** What was handed over and has not begun after so long is handed over again: the queue may have lost it. */
const AGAIN_MS = 60_000;

const WAITING = `(keadaan in ('MENUNGGU', 'GAGAL') and lagi_pada <= $1 and (diserahkan is null or diserahkan < $2))`;
const ASKED = `(diminta is not null and (diserahkan is null or diserahkan < $2))`;

// Nearly always there is nothing, and then one small look is all it costs.
const ANY_SQL = `select exists (select 1 from outbox where ${WAITING}) as kiriman,
  exists (select 1 from pekerjaan where ${ASKED} and $1::timestamptz is not null) as pekerjaan`;
const HAND_OVER_SQL = `update outbox o set diserahkan = $1
  from (select kode_toko, id from outbox where ${WAITING} order by lagi_pada limit ${MOST} for update skip locked) as w
  where o.kode_toko = w.kode_toko and o.id = w.id returning o.kode_toko, o.id`;
const HAND_JOBS_SQL = `update pekerjaan p set diserahkan = $1
  from (select kode_toko, kunci from pekerjaan where ${ASKED} order by diminta limit ${MOST}
    for update skip locked) as w
  where p.kode_toko = w.kode_toko and p.kunci = w.kunci returning p.kode_toko, p.kunci`;

async function handMessages(tx: Tx, boss: PgBoss, times: readonly [Date, Date]): Promise<void> {
  const rows = await tx.query<KirimanKunci>(HAND_OVER_SQL, times);
  if (rows.length === 0) return;
  await boss.insert(
    'kiriman',
    rows.map((row) => ({ data: { ...row, pada: times[0].toISOString() }, singletonKey: row.id })),
    { db: within(tx) },
  );
}

async function handJobs(tx: Tx, boss: PgBoss, times: readonly [Date, Date]): Promise<void> {
  for (const row of await tx.query<{ kode_toko: string; kunci: string }>(HAND_JOBS_SQL, times)) {
    // A job of a newer server waits for one.
    if (!isPekerjaan(row.kunci)) continue;
    await boss.send(queueOf(row.kunci), row, { singletonKey: jobKey(row), db: within(tx) });
  }
}

/** Names a job in the queue, where keys are made of few letters. */
export const jobKey = ({ kunci, kode_toko }: { readonly kunci: string; readonly kode_toko: string }): string =>
  kode_toko === '' ? kunci : `${kunci}/${Buffer.from(kode_toko).toString('hex')}`;

/**
 * Hands what waits in our tables to the queue, in one transaction with the note that it was. The rows are the truth:
 * whatever is lost between commit and queue, with a server or with the queue itself, is found again here.
 * @returns whether there was anything.
 */
export async function serahkan({ db, now }: Pick<Foundation, 'db' | 'now'>, boss: PgBoss): Promise<boolean> {
  const time = now();
  const times = [time, new Date(time.getTime() - AGAIN_MS)] as const;
  const any = await db.one<{ kiriman: boolean; pekerjaan: boolean }>(ANY_SQL, times);
  if (any.kiriman) await db.tx((tx) => handMessages(tx, boss, times));
  if (any.pekerjaan) await db.tx((tx) => handJobs(tx, boss, times));
  return any.kiriman || any.pekerjaan;
}
