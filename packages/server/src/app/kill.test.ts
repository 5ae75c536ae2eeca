import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../platform/database/tx.ts';
import { postmasterOf, startProgram, type Program } from '../testing/program.ts';
import { assertBooksHold } from '../testing/sales-kept.ts';
import { newBook, save, sellOn } from '../testing/till.ts';
import { lookInto, openProgramShop, programDir } from '../testing/toko-program.ts';

const TILLS = 4;
const PIECES = 400;
const SALES_BEFORE = 25;

const dataDir = programDir('kill');
const book = newBook();
let program: Program;
let token: string;
let pieces: string[];

beforeAll(async () => {
  program = await startProgram(dataDir);
  ({ token, codes: pieces } = await openProgramShop(program.url, PIECES));
});

afterAll(async () => {
  program.child.kill('SIGKILL');
  await program.gone;
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function killAfterSales(count: number, pid: () => number): Promise<void> {
  await expect.poll(() => book.done.size, { timeout: 20_000, interval: 1 }).toBeGreaterThanOrEqual(count);
  process.kill(pid(), 'SIGKILL');
}

/** Several tills sell at once; in the midst of it one process is killed, and every till loses its answer. */
async function sellUntilKilled(pid: () => number): Promise<void> {
  const tills = Array.from({ length: TILLS }, () => sellOn(program.url, token, book, pieces));
  await Promise.all([...tills, killAfterSales(book.done.size + SALES_BEFORE, pid)]);
}

const look = <T>(at: (db: Db) => Promise<T>): Promise<T> => lookInto(dataDir, at);

async function assertNothingLost(): Promise<void> {
  const sales = await look(assertBooksHold);
  const byKey = new Map(sales.map((sale) => [sale.kunci, sale]));
  for (const [key, nomor] of book.saved) expect(byKey.get(key)?.nomor).toBe(nomor);
  const done = new Set(sales.filter(({ status }) => status === 'DONE').map(({ nomor }) => nomor));
  expect([...book.done].filter((nomor) => !done.has(nomor))).toEqual([]);
}

/** Every till sends again what it has no answer for, as the browser does: each sale is there once. */
async function assertTriedAgain(): Promise<void> {
  const acknowledged = new Map(book.saved);
  const open = [...book.tried].filter(([key]) => !acknowledged.has(key));
  for (const [key, piece] of open) await save(program.url, token, book, key, piece);
  for (const [key, nomor] of [...acknowledged].slice(-TILLS)) {
    expect(await save(program.url, token, book, key, book.tried.get(key) ?? '')).toBe(nomor);
  }
  const sales = await look(assertBooksHold);
  expect(sales.map(({ kunci }) => kunci).toSorted()).toEqual([...book.tried.keys()].toSorted());
  expect(book.saved.size).toBe(book.tried.size);
}

describe('of sales under way nothing acknowledged is lost, and nothing is half there', { timeout: 180_000 }, () => {
  it.each([
    ['the program', () => program.child.pid ?? 0, null],
    ['PostgreSQL', () => postmasterOf(dataDir), 1],
  ])('when %s is killed', async (_what, pid, code) => {
    await sellUntilKilled(pid);
    expect(await program.gone).toBe(code);
    program = await startProgram(dataDir);
    await assertNothingLost();
    await assertTriedAgain();
  });
});
