import type pg from 'pg';
import { addressOn } from './hosts.ts';

/** The same server, another database. */
export function databaseOn(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (connection.connectionString === undefined) return { ...connection, database };
  return { ...connection, connectionString: addressOn(connection.connectionString, database) };
}
