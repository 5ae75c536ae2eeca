import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** Where Linux keeps files in memory; so much of it must be free: a few databases of the tests lie there at once. */
const MEMORY = '/dev/shm';
const LEAST_BYTES = 2_000_000_000;
const SPACE = 'kilau_memory';

/** A place of a cluster in the machine's memory. */
export interface MemorySpace {
  readonly name: string;
  /** After the cluster has stopped. */
  readonly remove: () => void;
}

const isRoomy = (): boolean => {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= LEAST_BYTES;
};

/** What a run that was killed has left: its databases are dropped already. */
async function dropLeftover(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ location: string }>(
    `select pg_tablespace_location(oid) as location from pg_tablespace where spcname = '${SPACE}'`,
  );
  await client.query(`drop tablespace if exists ${SPACE}`);
  for (const { location } of rows) rmSync(location, { recursive: true, force: true });
}

/**
 * Makes a tablespace in memory for databases that come and go with each test file. Each is more than a thousand files:
 * ext4 looks a minute long past the places of those that were deleted, which made cloning the larger part of a run.
 * @returns nothing where the machine has no such room.
 * @param own a directory of PostgreSQL's user. Where its data are, it may say by a name that only it understands.
 */
export async function makeMemorySpace(client: pg.Client, own: string): Promise<MemorySpace | undefined> {
  await dropLeftover(client);
  if (!isRoomy()) return undefined;
  const directory = mkdtempSync(join(MEMORY, 'kilau-test-'));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  const { uid, gid } = statSync(own);
  try {
    if (statSync(directory).uid !== uid) chownSync(directory, uid, gid);
    chmodSync(directory, 0o700);
    await client.query(`create tablespace ${SPACE} location '${directory}'`);
  } catch (error) {
    remove();
    throw error;
  }
  return { name: SPACE, remove };
}
