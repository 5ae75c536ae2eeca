import pg from 'pg';
import { databaseOn } from '../database/database-on.ts';
import { withClient } from '../database/open.ts';

/** A database beside the one of a connection, made empty. Whatever stood there under the name is dropped. */
export async function makeEmpty(owner: pg.ClientConfig, name: string): Promise<pg.ClientConfig> {
  await withClient(owner, async (client) => {
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
    await client.query(`create database ${pg.escapeIdentifier(name)} template template0 encoding 'UTF8'`);
  });
  return databaseOn(owner, name);
}

export const dropDatabase = (owner: pg.ClientConfig, name: string): Promise<void> =>
  withClient(owner, async (client) => {
    await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  });

export const currentDatabase = (connection: pg.ClientConfig): Promise<string> =>
  withClient(connection, async (client) => {
    const { rows } = await client.query<{ nama: string }>('select current_database() as nama');
    return rows[0]?.nama ?? '';
  });

/** Whether PostgreSQL has said that the user may not do this. */
export const notAllowed = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code === '42501';
