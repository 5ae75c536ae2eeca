import type pg from 'pg';
import { placesBehind, putBehind } from '../low-priority.ts';
import { createPool, type PoolOptions } from './pool.ts';

/** So long may a reading wait for its turn. */
const LONGEST_WAIT_MS = 60_000;

export interface PatientOptions extends Omit<PoolOptions, 'onProcess'> {
  /** Whether the database runs on this machine, where its processes can be put behind those of the tills. */
  readonly here: boolean;
}

/**
 * Connections for what reads much and can wait: few, and of low priority. Others wait their turn here, and not before
 * the connections of tills.
 */
export const createPatientPool = (connection: pg.ClientConfig, { here, ...options }: PatientOptions): pg.Pool =>
  createPool(
    { connectionTimeoutMillis: LONGEST_WAIT_MS, application_name: 'kilau laporan', ...connection },
    { max: placesBehind(), ...options, ...(here && { onProcess: putBehind }) },
  );
