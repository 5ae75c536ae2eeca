import type pg from 'pg';
import { createPool } from '../packages/server/src/platform/database/pool.ts';

/** One statement as it went to the database, and how many rows it met. */
export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly rows: number | null;
}

/** Rows that a statement met; of several in one text, the last. */
export const rowsOf = (result: pg.QueryResult | readonly pg.QueryResult[]): number | null =>
  [result].flat().at(-1)?.rowCount ?? null;

/** A statement reaches the driver as plain text (`begin`, `commit`) or with its values. */
type Statement = string | { readonly text: string; readonly values?: readonly unknown[] };

export interface Recorder {
  readonly pool: pg.Pool;
  /** Everything sent while that ran, in order, with the borders of its transactions. */
  during(work: () => Promise<unknown>): Promise<readonly Sent[]>;
}

/**
 * The program's own pool with an ear at its only connection: it hears what the program says, whatever it is made of.
 */
export function createRecorder(connection: pg.ClientConfig): Recorder {
  const sent: Sent[] = [];
  const pool = createPool(connection, { max: 1 });
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (statement: Statement) => Promise<pg.QueryResult>;
    const heard = async (statement: Statement): Promise<pg.QueryResult> => {
      const result = await query(statement);
      const { text, values = [] } = typeof statement === 'string' ? { text: statement } : statement;
      sent.push({ text, values, rows: rowsOf(result) });
      return result;
    };
    Object.assign(client, { query: heard });
  });
  return {
    pool,
    async during(work) {
      sent.length = 0;
      await work();
      return [...sent];
    },
  };
}
