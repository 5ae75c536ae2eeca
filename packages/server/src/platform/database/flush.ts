import type pg from 'pg';
import { createPool } from './pool.ts';

/** Waits until what was committed is where it outlasts a crash: on disk, and with standbys that are waited for. */
export interface Flush {
  /** @throws Error when the database is gone, and nobody knows what it has kept. */
  flushed(): Promise<void>;
  close(): Promise<void>;
}

/** Writes a word into the log that means nothing to anybody, and waits for it and all that was written before. */
const STATEMENT = `select pg_logical_emit_message(true, 'kilau', '')`;

/**
 * One wait for all who ask at the same time, on a connection of its own. Deeds of a shop follow one another by its book
 * and its numbers, which are locked until the commit; one that waited for the disk itself had all others wait for it
 * too. The log is written in the order of commits: what builds on a deed is never kept without it.
 */
export function createFlush(connection: pg.ClientConfig): Flush {
  const pool = createPool(connection, { max: 1 });
  let running: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  const run = (): Promise<void> => {
    const mine = pool
      .query({ name: 'flush', text: STATEMENT })
      .then(() => undefined)
      .finally(() => {
        if (running === mine) running = undefined;
      });
    running = mine;
    return mine;
  };
  const follow = async (before: Promise<void>): Promise<void> => {
    await before.catch(() => undefined);
    following = undefined;
    return run();
  };
  return {
    // One that runs already may have begun before the commit that is asked about.
    flushed: () => (running ? (following ??= follow(running)) : run()),
    close: () => pool.end(),
  };
}
