import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { uuidv7 } from '../../platform/id.ts';
import { countPrinting, lockPrintings } from './log.ts';

type Who = Pick<Context, 'shop' | 'actor' | 'now'>;

/** How long the same job is the same printing, and how often: who asks later or more often prints another one. */
const HOURS = 1;
const MOST = 5;

/** The number that this job's printing has already, where it may be sent again. */
async function numberOfJob(
  tx: Tx,
  { shop, actor, now }: Who,
  jenisKertas: string,
  nomor: string,
  tugas: string,
): Promise<{ readonly ke: number | undefined; readonly taken: boolean }> {
  const rows = await tx.query<{ ke: number | null; mine: boolean; fresh: boolean }>(
    `select ke, user_id = $5 as mine, waktu > $6::timestamptz - interval '${HOURS} hour' as fresh from cetak_log
      where kode_toko = $1 and jenis = $2 and nomor = $3 and tugas = $4 order by ke nulls last`,
    [shop.kode_toko, jenisKertas, nomor, tugas, actor.user_id, now()],
  );
  const [first] = rows;
  const allowed = first?.mine === true && first.fresh && rows.length <= MOST;
  return { ke: allowed ? (first.ke ?? undefined) : undefined, taken: first !== undefined };
}

/** Keeps that a job was sent again: a row without a number, which no count of printings sees. */
async function logJob(
  tx: Tx,
  { shop, actor, now }: Who,
  jenisKertas: string,
  nomor: string,
  tugas: string,
): Promise<void> {
  await tx.query(
    `insert into cetak_log (kode_toko, id, jenis, nomor, ke, user_id, waktu, tugas)
      values ($1, $2, $3, $4, null, $5, $6, $7)`,
    [shop.kode_toko, uuidv7(now()), jenisKertas, nomor, actor.user_id, now(), tugas],
  );
}

/**
 * Counts the printing of a document's paper by a job, or finds the number that the same job got before: a printer that
 * was off, an answer that was lost, a bridge that gave up make no second printing. That holds for who sent it first,
 * for an hour and a few times, so that a job is no way to a second original; each time is kept.
 * @param tugas the job; empty where a paper is printed without one.
 * @returns its number, and whether the job has had it before.
 */
export async function countJob(
  tx: Tx,
  who: Who,
  jenisKertas: string,
  nomor: string,
  tugas: string,
): Promise<{ readonly ke: number; readonly again: boolean }> {
  if (tugas === '') return { ke: await countPrinting(tx, who, jenisKertas, nomor), again: false };
  await lockPrintings(tx, who, jenisKertas, nomor);
  const { ke, taken } = await numberOfJob(tx, who, jenisKertas, nomor, tugas);
  if (ke !== undefined) {
    await logJob(tx, who, jenisKertas, nomor, tugas);
    return { ke, again: true };
  }
  return { ke: await countPrinting(tx, who, jenisKertas, nomor, taken ? undefined : tugas), again: false };
}
