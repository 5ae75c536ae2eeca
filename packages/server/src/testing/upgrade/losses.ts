import { truths } from '../../app/invariants.ts';
import { atRest, verifyShop } from '../../ledger/verify.ts';
import type { Db, Sql } from '../../platform/database/tx.ts';
import { figuresOf } from './figures.ts';
import { columnsByTable, rowsOf, type Fixture, type FixtureTable } from './fixture.ts';

/** Where data went on purpose, by `table` or `table.column`, and what for: a reason that a person can check. */
export type Moved = Readonly<Record<string, string>>;

const cellsOf = (row: string): readonly unknown[] => JSON.parse(row) as readonly unknown[];

async function lostOf(
  sql: Sql,
  { table, columns, rows }: FixtureTable,
  there: readonly string[],
  moved: Moved,
): Promise<readonly string[]> {
  const gone = columns.filter((column) => !there.includes(column) && !(`${table}.${column}` in moved));
  const kept = columns.filter((column) => there.includes(column) && !(`${table}.${column}` in moved));
  const places = kept.map((column) => columns.indexOf(column));
  const left = new Map<string, number>();
  for (const row of await rowsOf(sql, table, kept)) {
    const key = JSON.stringify(cellsOf(row));
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  // Rows may have come besides: a shop that is there gets what a new one begins with.
  const missing = rows.filter((row) => {
    const cells = cellsOf(row);
    const key = JSON.stringify(places.map((place) => cells[place]));
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
  return [
    ...gone.map((column) => `${table}.${column} is gone`),
    ...(missing.length > 0 ? [`${table}: ${missing.length} of ${rows.length} rows are not there`] : []),
  ];
}

/**
 * What is missing of a fixture in a database that was brought forward: rows and columns that are not there any more or
 * hold something else, figures that differ, checks of the books that do not hold. Empty when nothing is.
 */
export async function lossesOf(db: Db, fixture: Fixture, moved: Moved): Promise<readonly string[]> {
  const there = await columnsByTable(db);
  const losses: string[] = [];
  for (const one of fixture.tables) {
    if (one.table in moved) continue;
    const columns = there.get(one.table);
    losses.push(...(columns ? await lostOf(db, one, columns, moved) : [`${one.table} is gone`]));
  }
  const figures = new Set(await figuresOf(db));
  losses.push(...fixture.figures.filter((line) => !figures.has(line)).map((line) => `not there: ${line}`));
  const shops = await db.query<{ kode_toko: string }>(`select kode_toko from hari_toko order by 1`);
  for (const { kode_toko } of shops) {
    const checks = await atRest(db, (tx) => verifyShop(tx, kode_toko, truths));
    const wrong = checks.filter(({ selisih }) => !selisih.isZero());
    losses.push(...wrong.map(({ kunci }) => `${kode_toko}: ${kunci} does not hold`));
  }
  return losses;
}
