import { chmod, readdir } from 'node:fs/promises';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Nobody but the program's user. */
const CLOSED = 0o700;
const CLOSED_FILE = 0o600;
/** Started by root, PostgreSQL works as another user: it passes through, and sees nothing on the way. */
const PASSAGE = 0o711;
const FOR_OTHERS = 0o077;

const isOpen = (path: string): boolean => (statSync(path).mode & FOR_OTHERS) !== 0;

/** What an earlier version left readable for every user of the machine. */
async function closeAll(dir: string): Promise<void> {
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), CLOSED);
    else if (entry.isFile()) await chmod(join(entry.parentPath, entry.name), CLOSED_FILE);
  }
}

/**
 * Makes the data directory one that other users of the machine cannot look into, with the pictures in it, and corrects
 * one of before. What is written from now on is closed as well. Windows keeps rights of another kind.
 * @returns when the pictures of before are closed one by one; their directory is at once.
 */
export async function closeDataDir(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: CLOSED });
  if (process.platform === 'win32') return;
  const files = join(dataDir, 'files');
  mkdirSync(files, { recursive: true, mode: CLOSED });
  const wasOpen = isOpen(files);
  chmodSync(dataDir, process.getuid?.() === 0 ? PASSAGE : CLOSED);
  chmodSync(files, CLOSED);
  if (wasOpen) await closeAll(files);
}

/** Files that the program makes from now on are its user's alone. */
export function closeNewFiles(): void {
  process.umask(FOR_OTHERS);
}
