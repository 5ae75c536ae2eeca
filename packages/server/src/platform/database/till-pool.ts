import type pg from 'pg';
import { keepBeside } from '../own-core.ts';
import { createPool, type PoolOptions } from './pool.ts';

export interface TillOptions extends PoolOptions {
  /** Whether the database runs on this machine, where its processes can be kept beside the program. */
  readonly here: boolean;
}

/** Connections for the tills. */
export function createTillPool(connection: pg.ClientConfig, { here, ...options }: TillOptions): pg.Pool {
  const pool = createPool(connection, options);
  if (here) pool.on('connect', stepAside);
  return pool;
}

function stepAside(client: pg.PoolClient): void {
  const { processID } = client as pg.PoolClient & { readonly processID?: number };
  if (processID !== undefined) keepBeside(processID);
}
