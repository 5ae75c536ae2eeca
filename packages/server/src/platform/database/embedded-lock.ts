import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityLives, processIdentity } from './process-identity.ts';

const PATIENCE_MS = 90_000;
const POLL_MS = 50;

/**
 * Lets one starter at a time work on a state directory, so that two programs started together end with one owner of
 * the database and one guest instead of two half-made clusters.
 */
export async function withStartLock<T>(stateDir: string, work: () => Promise<T>): Promise<T> {
  const file = join(stateDir, 'start.lock');
  const me = processIdentity(process.pid) ?? String(process.pid);
  const deadline = Date.now() + PATIENCE_MS;
  while (!take(file, me)) {
    const holder = readHolder(file);
    if (holder !== undefined && !identityLives(holder)) breakLock(file, holder);
    else if (Date.now() > deadline) {
      throw new Error(`Another program has been starting this database for too long (see ${file}).`);
    } else await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Written aside and linked into place, so that nobody ever reads a lock without its holder. */
function take(file: string, me: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, me);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readHolder(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Removes the lock of a dead process. Two waiters may come to the same verdict; the slower one then pulls away the
 * lock which the faster one has just taken, notices that by its text, and puts it back.
 */
function breakLock(file: string, dead: string): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readHolder(aside) !== dead) {
    try {
      linkSync(aside, file);
    } catch {
      // A third starter took the free place meanwhile; PostgreSQL's own lock file settles what remains of the race.
    }
  }
  rmSync(aside, { force: true });
}
