import type pg from 'pg';
import { writeTrade } from './trade.ts';

const DAYS = 3 * 365;
/** Of a hundred pieces that came in, so many were sold since. */
const SOLD = 60;
const PIECES_PER_SALE = 5;

/** Three years of trade behind the shop of the bench: so many pieces entered day by day, most of them sold since. */
export async function writeHistory(pool: pg.Pool, pieces: number, say: (line: string) => void): Promise<void> {
  const piecesPerDay = Math.ceil(pieces / DAYS);
  const salesPerDay = Math.floor((piecesPerDay * SOLD) / 100 / PIECES_PER_SALE);
  await writeTrade(pool, { days: DAYS, piecesPerDay, salesPerDay }, say);
}
