import { Problem } from '@kilau/contract/core/problem.ts';
import type { Tx } from '../platform/database/tx.ts';

/** Class of the advisory locks that hold a shop's business day open, as in `hari_dipegang`; the shop is the other half. */
const DAY_LOCK = 7270;

/**
 * The shop's business date, held still until the end of the transaction: tutup toko takes the same lock for itself,
 * so no document can be dated into a day that closes meanwhile. A shared lock in memory, no row is written. Whoever has
 * waited for a closing gets the date behind it.
 * @returns `YYYY-MM-DD`
 */
export async function holdDay(tx: Tx, kode_toko: string): Promise<string> {
  const { tgl } = await tx.one<{ tgl: string }>('select hari_dipegang($1) as tgl', [kode_toko]);
  return tgl;
}

/**
 * The shop's business date for whoever closes it: nobody else holds it until the end of the transaction, so all that
 * was begun before is through, and what comes waits.
 * @returns `YYYY-MM-DD`
 */
export async function takeDay(tx: Tx, kode_toko: string): Promise<string> {
  const { tgl } = await tx.one<{ tgl: string }>('select hari_diambil($1) as tgl', [kode_toko]);
  return tgl;
}

/** Goes back to the day before, which is opened again: by whoever has taken the day, and found nothing after it. */
export async function returnDay(tx: Tx, kode_toko: string, tgl: string): Promise<void> {
  await tx.query('update hari_toko set tgl_system = $2 where kode_toko = $1', [kode_toko, tgl]);
}

/** Refuses work on a document of a day that is closed. */
export function assertOpenDay(tgl: string, tgl_system: string): void {
  if (tgl < tgl_system) throw new Problem('hari_sudah_tutup', { tgl });
}

/**
 * Moves the business date forward, with the day's lock for itself: whoever posts meanwhile is done before, or finds
 * the new date.
 * @throws Error when the date would not move forward.
 */
export async function moveDay(tx: Tx, kode_toko: string, tgl: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${DAY_LOCK}, hashtext($1))`, [kode_toko]);
  const moved = await tx.query(
    `update hari_toko set tgl_system = $2 where kode_toko = $1 and tgl_system < $2 returning 1`,
    [kode_toko, tgl],
  );
  if (moved.length !== 1) throw new Error(`the business date of ${kode_toko} does not move to ${tgl}`);
}
