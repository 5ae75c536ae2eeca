import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Flush, Line } from './flush.ts';
import { StatementNames, type Statement } from './statements.ts';

const txBrand: unique symbol = Symbol('transaction');
const MOST_TRIES = 6;

/** Runs statements. `R` is what the author of the statement knows a row to be. */
export interface Sql {
  query<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>;
  /** @throws Error unless exactly one row comes back. */
  one<R extends object>(text: string, values?: readonly unknown[]): Promise<R>;
  /** @throws Error when more than one row comes back. */
  maybe<R extends object>(text: string, values?: readonly unknown[]): Promise<R | undefined>;
}

/** Thrown within a transaction to have it run once more from its start: what it took for granted is not so. */
export class TryAgain extends Error {
  override readonly name = 'TryAgain';
}

/** An open transaction. Branded, so that what must run inside one cannot be handed the whole database. */
export interface Tx extends Sql {
  readonly [txBrand]: true;
  /** The same for all transactions of this program on its database: what they know of each other is kept by it. */
  readonly home: object;
  /** Which run of the business transaction it is, from 1. */
  readonly attempt: number;
  /**
   * Sends a statement along with the next one, whose answer tells of both: what is waited for in the database rather
   * than in this program. What the next one reads is read after it.
   */
  along(text: string, values?: readonly unknown[]): void;
  /**
   * The last statement, as {@link Sql.maybe}: it goes to the database together with the commit, so that whoever waits
   * for what it locks waits neither for this program nor for the disk. What may refuse it has to be in the statement
   * itself, and nothing may fail behind it: the transaction stands then.
   */
  last<R extends object>(text: string, values?: readonly unknown[]): Promise<R | undefined>;
  /**
   * Runs once the transaction is safe on disk, and not at all when it is not: for what others are told, such as a
   * realtime push. A failure there is reported but cannot undo the transaction. Keep it short, the caller waits for it.
   */
  afterCommit(fn: () => void | Promise<void>): void;
  /**
   * Runs once the transaction is given up, and only where it is known to be undone: for what others were asked
   * beforehand and are to forget again. It may be lost, as a broken connection tells nothing. A failure there is
   * reported, and the caller hears of what has undone the transaction.
   */
  afterUndo(fn: (sql: Sql) => Promise<void>): void;
  /** Runs once it is over, before it is safe on disk. @param fn is told whether it stands, as far as is known. */
  afterEnd(fn: (stands: boolean) => void): void;
}

interface TxOptions {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
  readonly readOnly?: boolean;
}

export interface Db extends Sql {
  /**
   * One business transaction. It is run again from its start when the database asks for that (deadlock, serialization
   * failure), so `fn` must have no effect outside the database; that belongs into {@link Tx.afterCommit}.
   */
  tx<T>(fn: (tx: Tx) => Promise<T>, options?: TxOptions): Promise<T>;
}

export interface DbOptions {
  /**
   * Waits for what was committed. With it a transaction that ends by {@link Tx.last} lets its locks go before the disk
   * has it, and is told to nobody until then; without it every commit waits for the disk itself.
   */
  readonly flush?: Flush;
  /** Told when an `afterCommit`, or an `afterUndo`, fails. */
  readonly onAfterCommitError?: (error: unknown) => void;
}

export function createDb(pool: pg.Pool, options: DbOptions = {}): Db {
  const names = new StatementNames();
  const home = {};
  const sql = rowReaders(<R extends object>(text: string, values?: readonly unknown[]) =>
    retrying(() => withClient(pool, async (client) => (await client.query<R>(names.prepare(text, values))).rows)),
  );
  const runAll = async (hooks: readonly Hook[]): Promise<void> => {
    for (const hook of hooks) {
      try {
        await hook();
      } catch (error) {
        options.onAfterCommitError?.(error);
      }
    }
  };
  return {
    ...sql,
    async tx<T>(fn: (tx: Tx) => Promise<T>, txOptions: TxOptions = {}) {
      // Of the last try alone: what an earlier one has asked, that one has asked again or needs no more.
      let undone: readonly UndoHook[] = [];
      const onUndone = (asked: readonly UndoHook[]) => void (undone = asked);
      const { flush } = options;
      try {
        const { result, hooks, line } = await retrying((attempt) =>
          withClient(pool, (client) => runOnce(client, names, fn, { ...txOptions, flush, home, attempt, onUndone })),
        );
        undone = [];
        await line?.flushed();
        await runAll(hooks);
        return result;
      } catch (error) {
        await runAll(undone.map((hook) => () => hook(sql)));
        throw error;
      }
    },
  };
}

type Query = <R extends object>(text: string, values?: readonly unknown[]) => Promise<R[]>;
type Hook = () => void | Promise<void>;
type UndoHook = (sql: Sql) => Promise<void>;

const atMostOne = (query: Query): Sql['maybe'] =>
  async function maybe<R extends object>(text: string, values?: readonly unknown[]) {
    const rows = await query<R>(text, values);
    if (rows.length > 1) throw new Error(`expected at most one row, got ${rows.length}: ${text}`);
    return rows[0];
  };

function rowReaders(query: Query): Sql {
  const maybe = atMostOne(query);
  const one = async <R extends object>(text: string, values?: readonly unknown[]) => {
    const row = await maybe<R>(text, values);
    if (row === undefined) throw new Error(`expected one row, got none: ${text}`);
    return row;
  };
  return { query, one, maybe };
}

/** Ends a transaction; what comes before it is undone where something has failed. */
const COMMIT = 'commit';
/** The same without waiting for the disk: {@link Flush}. */
const COMMIT_EARLY = 'set local synchronous_commit to off; commit';

/** The statements of one transaction on one connection, one after the other. */
class Session {
  readonly hooks: Hook[] = [];
  readonly undo: UndoHook[] = [];
  readonly ends: ((stands: boolean) => void)[] = [];
  /** The commit that went with the last statement. */
  ended: Promise<pg.QueryResult | pg.QueryResult[]> | undefined;
  /** By which is waited for it, where it does not wait for the disk itself. */
  line: Line | undefined;
  /** The error that broke the transaction, kept even when the caller's code swallowed it. */
  failure: unknown;
  #open = true;
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();
  #begun = false;
  #along: Statement[] = [];
  readonly #client: pg.PoolClient;
  readonly #names: StatementNames;
  readonly #options: TxOptions;
  readonly #flush: Flush | undefined;

  constructor(client: pg.PoolClient, names: StatementNames, options: TxOptions, flush: Flush | undefined) {
    this.#client = client;
    this.#names = names;
    this.#options = options;
    this.#flush = flush;
  }

  /** It begins with its first statement; one that asks nothing of the database never does. */
  get begun(): boolean {
    return this.#begun;
  }

  readonly query: Query = <R extends object>(text: string, values?: readonly unknown[]) =>
    this.#send<R>(text, values, undefined);

  /** Sends the last statement, and the commit right behind it. */
  readonly last: Query = <R extends object>(text: string, values?: readonly unknown[]) => {
    this.line = this.#flush?.lineFor(this.#client);
    return this.#send<R>(text, values, this.line ? COMMIT_EARLY : COMMIT);
  };

  readonly along = (text: string, values?: readonly unknown[]): void => {
    this.#along.push(this.#names.prepare(text, values));
  };

  async #send<R extends object>(
    text: string,
    values: readonly unknown[] | undefined,
    commit: string | undefined,
  ): Promise<R[]> {
    if (!this.#open) throw new Error(`the transaction is over; a statement came after it: ${text}`);
    if (commit !== undefined) this.#open = false;
    const previous = this.#last;
    const mine = this.#begin();
    try {
      // Awaits all the way, rather than a chain of `then`: so an error's stack leads back to who asked.
      await previous;
      return (await this.#together<R>(this.#names.prepare(text, values), commit)).rows;
    } catch (error) {
      // After the first one PostgreSQL only repeats that the transaction is aborted.
      if (this.failure === undefined || isTransient(error)) this.failure = error;
      throw error;
    } finally {
      mine.done();
    }
  }

  /** Sends a statement, with the borders of the transaction beside it, in one go. */
  #together<R extends object>(statement: Statement, commit: string | undefined): Promise<pg.QueryResult<R>> {
    const { stream } = this.#client.connection;
    stream.cork();
    try {
      // Where one of the borders fails, the statement between them does too, and that is what is told.
      if (!this.#begun) this.#client.query(beginStatement(this.#options)).catch(() => undefined);
      this.#begun = true;
      const along = this.#along.splice(0).map((before) => this.#client.query(before));
      const sent = this.#client.query<R>(statement);
      if (commit !== undefined) {
        this.ended = this.#client.query(commit);
        this.ended.catch(() => undefined);
      }
      return along.length === 0 ? sent : orFailureOf(along, sent);
    } finally {
      stream.uncork();
    }
  }

  /** Takes a place in the queue. */
  #begin(): { done(): void } {
    this.#waiting++;
    let release = (): void => undefined;
    this.#last = new Promise<void>((resolve) => {
      release = resolve;
    });
    return {
      done: () => {
        this.#waiting--;
        release();
      },
    };
  }

  /** Whether a commit that went with the last statement is through. */
  async stands(): Promise<boolean> {
    const ended = [await this.ended?.catch(() => undefined)].flat();
    return ended.at(-1)?.command === 'COMMIT';
  }

  /** Ends it for the caller. Answers how many statements nobody waited for, after they are through. */
  async close(): Promise<number> {
    this.#open = false;
    const forgotten = this.#waiting;
    await this.#last;
    return forgotten;
  }
}

/** A statement's answer; where one before it has failed, this one only says that the transaction is aborted. */
async function orFailureOf<T>(before: readonly Promise<unknown>[], statement: Promise<T>): Promise<T> {
  const [answer, ...others] = await Promise.allSettled([statement, ...before]);
  const failed = others.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  if (answer.status === 'rejected') throw answer.reason;
  return answer.value;
}

interface RunOptions extends TxOptions {
  readonly flush: Flush | undefined;
  readonly home: object;
  readonly attempt: number;
  /** Told what is to be done once nothing stands of this try. */
  readonly onUndone: (hooks: readonly UndoHook[]) => void;
}

async function runOnce<T>(
  client: pg.PoolClient,
  names: StatementNames,
  fn: (tx: Tx) => Promise<T>,
  { flush, onUndone, home, attempt, ...options }: RunOptions,
): Promise<{ result: T; hooks: readonly Hook[]; line: Line | undefined }> {
  const session = new Session(client, names, options, flush);
  const tx: Tx = {
    ...rowReaders(session.query),
    [txBrand]: true,
    home,
    attempt,
    along: session.along,
    last: atMostOne(session.last),
    afterCommit: (hook) => session.hooks.push(hook),
    afterUndo: (hook) => session.undo.push(hook),
    afterEnd: (hook) => session.ends.push(hook),
  };
  let stands = false;
  try {
    const result = await fn(tx);
    const forgotten = await session.close();
    if (forgotten > 0) throw new Error(`${forgotten} statement(s) of the transaction were not awaited`);
    if (!session.begun) return { result, hooks: session.hooks, line: undefined };
    const ended = [await (session.ended ?? client.query(COMMIT))].flat();
    // A transaction in which a statement failed answers COMMIT with ROLLBACK, and no error.
    if (ended.at(-1)?.command !== 'COMMIT') {
      throw new Error('the transaction was rolled back', { cause: session.failure });
    }
    stands = true;
    return { result, hooks: session.hooks, line: session.line };
  } catch (error) {
    await session.close();
    // When even this fails the connection is gone, and the transaction with it; the first error says more.
    const told = session.begun && (await client.query('rollback').catch(() => undefined)) !== undefined;
    onUndone(told && !(await session.stands()) ? session.undo : []);
    // The code may have turned a deadlock into an error of its own; what decides on a retry is the first failure.
    throw isTransient(session.failure) ? session.failure : error;
  } finally {
    for (const hook of session.ends) hook(stands);
  }
}

function beginStatement({ isolation = 'read committed', readOnly = false }: TxOptions): string {
  return `begin isolation level ${isolation}${readOnly ? ' read only' : ''}`;
}

/** A connection goes back to the pool only when the error, if any, was the statement's and not the connection's. */
async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    return await work(client);
  } catch (error) {
    broken = client.getTransactionStatus() !== 'I' || isStalePlan(error);
    throw error;
  } finally {
    client.release(broken);
  }
}

async function retrying<T>(work: (attempt: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work(attempt);
    } catch (error) {
      if (attempt === MOST_TRIES || !isTransient(error)) throw error;
      // Two that met once must not meet again at the same moment.
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** Errors after which the database, or the transaction itself, asks for the same once more. */
function isTransient(error: unknown): boolean {
  if (error instanceof TryAgain) return true;
  if (!(error instanceof pg.DatabaseError)) return false;
  return error.code === '40001' || error.code === '40P01' || isStalePlan(error);
}

/** A prepared statement whose table was changed by a migration of another server; a new connection prepares it anew. */
function isStalePlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
}
