import { Dec } from '@kilau/contract/core/dec.ts';
import pg from 'pg';
import { pace } from './paced.ts';
import { newPool, tellProcess } from './reach.ts';

export interface PoolOptions {
  /** More than 8 gain nothing on the two cores of a shop's machine. */
  readonly max?: number;
  /** Told when a connection breaks that nobody is using at that moment. */
  readonly onError?: (error: Error) => void;
  /** Told which process of the database answers a new connection. */
  readonly onProcess?: (pid: number) => void;
}

type Parse = (text: string) => unknown;

/** The identifiers of PostgreSQL's own types never change. Arrays have types of their own. */
const TYPE = { int8: 20, date: 1082, numeric: 1700, int8Array: 1016, dateArray: 1182, numericArray: 1231 } as const;
const TEXT_ARRAY: number = 1009;

const PARSERS: ReadonlyMap<number, Parse> = new Map<number, Parse>([
  // The driver makes local midnights of dates, which are yesterday in UTC; a business date is a date, not a moment.
  [TYPE.date, (text) => text],
  [TYPE.int8, exactInteger],
  [TYPE.numeric, (text) => Dec.from(text)],
  [TYPE.dateArray, elements((text) => text)],
  [TYPE.int8Array, elements(exactInteger)],
  // Left alone, the driver turns these into floats.
  [TYPE.numericArray, elements((text) => Dec.from(text))],
]);

/** Counts and sums of integers. One that JavaScript cannot hold exactly must not pass as another number. */
function exactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is too large: cast it to numeric in the query`);
  return value;
}

/** What the driver itself would take; its types say nothing about it. */
function driverParser(id: number, format?: 'text' | 'binary'): unknown {
  const types: { getTypeParser(id: number, format?: 'text' | 'binary'): unknown } = pg.types;
  return types.getTypeParser(id, format);
}

function isParse(value: unknown): value is Parse {
  return typeof value === 'function';
}

/** Reads the array with the driver's parser for text, then each element, however deep. */
function elements(parse: Parse): Parse {
  const split = driverParser(TEXT_ARRAY);
  if (!isParse(split)) throw new TypeError('the driver has no parser for arrays');
  const each = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(each);
    return typeof item === 'string' ? parse(item) : null;
  };
  return (text) => each(split(text));
}

/**
 * The connections of the program. Types are parsed exactly, for this pool only and not globally, so that a library
 * with a pool of its own (jobs, realtime) finds the driver as it knows it.
 */
export function createPool(connection: pg.ClientConfig, options: PoolOptions = {}): pg.Pool {
  const pool = newPool({
    max: options.max ?? 8,
    // A quiet shop keeps its connections, and with them its prepared statements, from one sale to the next.
    idleTimeoutMillis: 600_000,
    application_name: 'kilau',
    // Statements that do not need each other's answers go one behind the other: the last of a transaction, its commit.
    pipeline: true,
    // A caller that gets no connection for so long had better hear of it.
    connectionTimeoutMillis: 15_000,
    // Nothing a person waits for takes this long; what does has gone wrong, and holds locks.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    // Sent with the greeting, so that a connection has them from its first statement and costs no extra round trip.
    options: '-c jit=off -c random_page_cost=1.1',
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        (format === 'binary' ? undefined : PARSERS.get(id)) ?? driverParser(id, format),
    },
    ...connection,
  });
  const onError = options.onError ?? (() => undefined);
  // Once the pool is ending, a connection that the database hangs up on is no failure.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error);
  });
  // The pool listens to idle connections only. One that breaks between two statements of a transaction would end the
  // program as an unhandled event; the transaction's next statement reports it.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    pace(client.connection.stream);
    tellProcess(client, options.onProcess);
  });
  return pool;
}
