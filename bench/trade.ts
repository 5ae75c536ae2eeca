import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

const DAY_MS = 86_400_000;

/** What happened on each of the days before today. */
export interface Trade {
  readonly days: number;
  readonly piecesPerDay: number;
  readonly salesPerDay: number;
}

export const dayBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);

/** The business date of the bench's shop. */
export async function today(pool: pg.Pool | pg.PoolClient): Promise<string> {
  const {
    rows: [shop],
  } = await pool.query<{ tgl: string }>(`select tgl_system::text as tgl from hari_toko where kode_toko = 'KL01'`);
  if (!shop) throw new Error('the shop is not open');
  return shop.tgl;
}

/**
 * Writes days of trade behind the shop of the bench, by SQL, because through HTTP it would take an hour; the books hold
 * it like everything else.
 */
export async function writeTrade(
  pool: pg.Pool,
  { days, piecesPerDay, salesPerDay }: Trade,
  say: (line: string) => void,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(readFileSync(join(import.meta.dirname, 'history.sql'), 'utf8'));
    // Triggers would take as long again; the books are verified at the end.
    await client.query('set session_replication_role = replica');
    const last = await today(client);
    // The book takes nothing dated into a day that is closed: the shop lives through its days one after the other.
    const goTo = (tgl: string) => client.query(`update hari_toko set tgl_system = $1 where kode_toko = 'KL01'`, [tgl]);
    for (let left = days; left > 0; left--) {
      const tgl = dayBefore(last, left);
      await goTo(tgl);
      await client.query('select bench_masuk($1, $2)', [tgl, piecesPerDay]);
      if (salesPerDay > 0) await client.query('select bench_jual($1, $2)', [tgl, salesPerDay]);
      if (left % 50 !== 0 && left !== days) continue;
      // Plans that were made while the tables were small would be kept for years.
      await client.query(
        'vacuum analyze barang, saldo, saldo_hari, dokumen, perbuatan, jual, jual_barang, posting, entri',
      );
      await client.query('discard plans');
      say(`history: ${left} days to go`);
    }
    await goTo(last);
  } finally {
    client.release(true);
  }
}
