import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, readFileSync, statSync } from 'node:fs';

/** The unprivileged user under which PostgreSQL runs when we are root. */
export interface RunUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root. Data that exist decide by their owner; otherwise the first known service user
 * does. `undefined` means: we are an ordinary user ourselves (or on Windows), run as we are.
 */
export function pickRunUser(dataDir: string, wanted?: string): RunUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(dataDir)) {
    const { uid, gid } = statSync(dataDir);
    if (uid !== 0) return { uid, gid };
  }
  const candidates = wanted === undefined ? ['postgres', 'node', 'nobody'] : [wanted];
  for (const name of candidates) {
    const user = lookUp(name);
    if (user && user.uid !== 0) return user;
  }
  throw new Error(
    `PostgreSQL does not run as root, and this system has no user ${candidates.join(', ')}: start Kilau as another user.`,
  );
}

function lookUp(name: string): RunUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/**
 * Whether that user can enter a directory, or run a file. Asked by trying, because mode bits alone know nothing of
 * access lists, mounts and parents.
 */
export function canReach(path: string, user: RunUser | undefined): boolean {
  if (!user) return true;
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], { ...user, cwd: '/' }).status === 0;
}

export function giveTo(user: RunUser | undefined, ...paths: readonly string[]): void {
  if (!user) return;
  for (const path of paths) chownSync(path, user.uid, user.gid);
}
