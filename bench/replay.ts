import type pg from 'pg';
import { uuidv7 } from '../packages/server/src/platform/id.ts';
import type { Flush } from '../packages/server/src/platform/database/flush.ts';
import { rowsOf, type Sent } from './record.ts';

/** What tells one sale from another. All else a recorded sale sends is the same for the next one. */
export interface SaleKeys {
  readonly nomor: string;
  readonly kode_barcode: string;
  readonly kode_barcode_lain: string;
  readonly kunci: string;
}

type Fill = (sale: SaleKeys, ids: Map<string, string>) => unknown;

interface Step {
  readonly text: string;
  /** Borders of transactions go as plain text, as the server sends them. */
  readonly name: string | undefined;
  readonly fills: readonly Fill[];
  readonly rows: number | null;
}

/** A recorded sale, ready to be sent for others: runs of statements, each run on one connection. */
export type Script = readonly (readonly Step[])[];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const WORDS = ['nomor', 'kode_barcode', 'kode_barcode_lain', 'kunci'] as const satisfies readonly (keyof SaleKeys)[];

/** Identifiers are new for every sale, and the same wherever they come again within it. */
const fillId =
  (recorded: string): Fill =>
  (_sale, ids) => {
    const id = ids.get(recorded) ?? uuidv7();
    ids.set(recorded, id);
    return id;
  };

/** A recorded value as that of another sale, whose number, barcodes and key stand in it, alone or amid JSON. */
function fillOf(value: unknown, recorded: SaleKeys): Fill {
  if (Array.isArray(value)) {
    const parts = value.map((one) => fillOf(one, recorded));
    return (sale, ids) => parts.map((part) => part(sale, ids));
  }
  if (typeof value !== 'string') return () => value;
  const words = WORDS.filter((word) => value.includes(recorded[word]));
  if (words.length > 0) {
    return (sale) => words.reduce((text, word) => text.replaceAll(recorded[word], sale[word]), value);
  }
  return UUID.test(value) ? fillId(value) : () => value;
}

const isBegin = ({ text }: Sent): boolean => text.startsWith('begin');
const isCommit = ({ text }: Sent): boolean => text.endsWith('commit');
/** One that does not wait for the disk: whoever sent it does ({@link Flush}). */
const isEarly = (text: string): boolean => text !== 'commit' && text.endsWith('commit');

/** What statements are prepared as, whichever script they are of: connections are shared. */
const NAMES = new Map<string, string>();

/**
 * Turns what was heard into a script. What stood outside a transaction is a run of its own, as in the server's pool.
 */
export function scriptOf(sent: readonly Sent[], recorded: SaleKeys): Script {
  const runs: Step[][] = [];
  let open: Step[] | undefined;
  for (const one of sent) {
    const border = isBegin(one) || isCommit(one);
    if (!border) NAMES.set(one.text, NAMES.get(one.text) ?? `bare${NAMES.size}`);
    const step = {
      text: one.text,
      name: NAMES.get(one.text),
      fills: one.values.map((value) => fillOf(value, recorded)),
      rows: one.rows,
    };
    if (open) open.push(step);
    else runs.push([step]);
    if (isBegin(one)) open = runs.at(-1);
    if (isCommit(one)) open = undefined;
  }
  return runs;
}

/**
 * Sends a script for another sale by the bare driver, with prepared statements, and waits for the disk as the program
 * does.
 * @throws Error where a statement does something else than it did when it was recorded.
 */
export async function replay(pool: pg.Pool, flush: Flush, script: Script, sale: SaleKeys): Promise<void> {
  const ids = new Map<string, string>();
  for (const run of script) {
    const client = await pool.connect();
    let broken = true;
    try {
      for (const { text, name, fills, rows } of run) {
        const result = await client.query(
          name === undefined ? text : { name, text, values: fills.map((fill) => fill(sale, ids)) },
        );
        const met = rowsOf(result);
        if (met !== rows) throw new Error(`${met} rows instead of ${rows}: ${text}`);
      }
      broken = false;
    } finally {
      client.release(broken);
    }
    if (run.some(({ text }) => isEarly(text))) await flush.lineFor(client)?.flushed();
  }
}
