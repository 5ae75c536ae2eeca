import { setPriority } from 'node:os';
import type pg from 'pg';
import { createPool, type PoolOptions } from './pool.ts';

/** Tills come first: the niceness of what can wait, where the system knows such. */
export const LOW_PRIORITY = 10;
/** Long readings that are under way together; others wait their turn here, and not before the connections of tills. */
const READINGS = 2;
/** So long may a reading wait for its turn. */
const LONGEST_WAIT_MS = 60_000;

export interface PatientOptions extends PoolOptions {
  /** Whether the database runs on this machine, where its processes can be put behind those of the tills. */
  readonly here: boolean;
}

/** Connections for what reads much and can wait: few, and of low priority. */
export function createPatientPool(connection: pg.ClientConfig, { here, ...options }: PatientOptions): pg.Pool {
  const pool = createPool(
    { connectionTimeoutMillis: LONGEST_WAIT_MS, application_name: 'kilau laporan', ...connection },
    { max: READINGS, ...options },
  );
  if (here) pool.on('connect', stepBack);
  return pool;
}

function stepBack(client: pg.PoolClient): void {
  const { processID } = client as pg.PoolClient & { readonly processID?: number };
  try {
    if (processID !== undefined) setPriority(processID, LOW_PRIORITY);
  } catch {
    // Not every system lets us; the work then counts like all other.
  }
}
