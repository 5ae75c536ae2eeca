import type pg from 'pg';
import { keepBeside } from '../own-core.ts';
import { createPool, type PoolOptions } from './pool.ts';

export interface TillOptions extends Omit<PoolOptions, 'onProcess'> {
  /** Whether the database runs on this machine, where its processes can be kept beside the program. */
  readonly here: boolean;
}

/** Connections for the tills. */
export const createTillPool = (connection: pg.ClientConfig, { here, ...options }: TillOptions): pg.Pool =>
  createPool(connection, { ...options, ...(here && { onProcess: keepBeside }) });
