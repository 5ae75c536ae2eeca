import type pg from 'pg';
import { dayBefore, today, writeTrade } from './trade.ts';

const DAYS = 40;
const SALES_PER_DAY = 300;
const PIECES_PER_SALE = 5;
/** Pieces that are left in stock of each day: 100,000 altogether. */
const LEFT_PER_DAY = 2500;

/** A shop with 12,000 sales behind it, 60,000 pieces in them, and 100,000 pieces in stock. */
export interface LargeShop {
  readonly sales: number;
  readonly stock: number;
  /** The days of its sales. */
  readonly from: string;
  readonly to: string;
  /** Pieces that a till may scan. */
  readonly codes: readonly string[];
}

export async function writeLargeShop(pool: pg.Pool, say: (line: string) => void): Promise<LargeShop> {
  const piecesPerDay = LEFT_PER_DAY + SALES_PER_DAY * PIECES_PER_SALE;
  await writeTrade(pool, { days: DAYS, piecesPerDay, salesPerDay: SALES_PER_DAY }, say);
  await pool.query('vacuum analyze');
  const {
    rows: [sizes],
  } = await pool.query<{ sales: number; stock: number }>(
    `select (select count(*)::int from penjualan) as sales, (select count(*)::int from barang where di_stok) as stock`,
  );
  const { rows } = await pool.query<{ kode: string }>(
    'select kode_barcode as kode from barang where di_stok order by random() limit 500',
  );
  if (!sizes) throw new Error('no shop');
  const last = await today(pool);
  return { ...sizes, from: dayBefore(last, DAYS), to: dayBefore(last, 1), codes: rows.map(({ kode }) => kode) };
}
