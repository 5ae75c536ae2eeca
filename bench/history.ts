import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

const DAYS = 3 * 365;
/** Of a hundred pieces that came in, so many were sold since. */
const SOLD = 60;
const PIECES_PER_SALE = 5;
const DAY_MS = 86_400_000;

const dayBefore = (today: string, days: number): string =>
  new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10);

/**
 * Three years of trade behind the shop of the bench: so many pieces entered day by day, most of them sold since.
 * Written by SQL, because through HTTP it would take an hour; the books hold it like everything else.
 */
export async function writeHistory(pool: pg.Pool, pieces: number, say: (line: string) => void): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(readFileSync(join(import.meta.dirname, 'history.sql'), 'utf8'));
    // Triggers would take as long again; the books are verified at the end.
    await client.query('set session_replication_role = replica');
    const {
      rows: [shop],
    } = await client.query<{ tgl: string }>(`select tgl_system::text as tgl from hari_toko where kode_toko = 'KL01'`);
    if (!shop) throw new Error('the shop is not open');
    const perDay = Math.ceil(pieces / DAYS);
    const sales = Math.floor((perDay * SOLD) / 100 / PIECES_PER_SALE);
    for (let days = DAYS; days > 0; days--) {
      const tgl = dayBefore(shop.tgl, days);
      await client.query('select bench_masuk($1, $2)', [tgl, perDay]);
      if (sales > 0) await client.query('select bench_jual($1, $2)', [tgl, sales]);
      if (days % 50 !== 0 && days !== DAYS) continue;
      // Plans that were made while the tables were small would be kept for years.
      await client.query('vacuum analyze barang, saldo, saldo_hari, penjualan, posting, entri');
      await client.query('discard plans');
      say(`history: ${days} days to go`);
    }
  } finally {
    client.release(true);
  }
}
