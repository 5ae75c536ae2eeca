import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { findBinaries, type Binaries } from './embedded-binaries.ts';
import { canReach, giveTo, pickRunUser, type RunUser } from './run-user.ts';

const WINDOWS = process.platform === 'win32';
/** The name PostgreSQL's superuser has in an embedded cluster. */
export const CLUSTER_USER = 'kilau';
/** sockaddr_un holds 104 bytes on macOS and 108 on Linux, with the closing zero. */
const LONGEST_SOCKET_PATH = 103;

/** One embedded cluster on disk, ready to be started. */
export interface Cluster {
  readonly stateDir: string;
  readonly dataDir: string;
  /** What PostgreSQL is told as its data directory, see {@link reachableName}. */
  readonly dataDirArgument: string;
  readonly socketDir: string;
  readonly password: string;
  readonly user: RunUser | undefined;
  readonly binaries: Binaries;
  readonly env: NodeJS.ProcessEnv;
}

/** Finds the cluster in a state directory, or makes a new one there. Call it under the start lock. */
export function openCluster(stateDir: string, runAs?: string): Cluster {
  const present = presentMajor(stateDir);
  const user = pickRunUser(join(stateDir, `pg${present ?? ''}`), runAs);
  const binaries = findBinaries(stateDir, user);
  if (present !== undefined && present !== binaries.major) {
    throw new Error(
      `The data in ${stateDir} are of PostgreSQL ${present}, this version of Kilau brings ${binaries.major}: ` +
        'make a backup with the old version and restore it with this one.',
    );
  }
  const dataDir = join(stateDir, `pg${binaries.major}`);
  const cluster: Cluster = {
    stateDir,
    dataDir,
    dataDirArgument: reachableName(stateDir, dataDir, user),
    socketDir: WINDOWS ? '' : prepareSocketDir(stateDir, user),
    password: readOrMakePassword(stateDir),
    user,
    binaries,
    // Nothing of our environment leaks into the database: PGDATA, LANG or TZ of whoever starts it must not decide.
    env: { ...(WINDOWS ? process.env : { PATH: process.env.PATH }), LC_ALL: 'C', TZ: 'UTC' },
  };
  if (!existsSync(dataDir)) initialise(cluster);
  return cluster;
}

function presentMajor(stateDir: string): number | undefined {
  const majors = readdirSync(stateDir).map((name) => Number(/^pg(\d+)$/.exec(name)?.[1] ?? Number.NaN));
  return majors.filter((major) => !Number.isNaN(major)).toSorted((a, b) => b - a)[0];
}

/**
 * A data directory below a closed one, such as /root, cannot be entered by PostgreSQL's user along its path. On Linux
 * the process is put into it before it becomes that user, and calls it by the name of "where I stand".
 */
function reachableName(stateDir: string, dataDir: string, user: RunUser | undefined): string {
  if (canReach(stateDir, user)) return dataDir;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new Error(
    `${stateDir} cannot be reached by the user PostgreSQL runs as (uid ${user?.uid}): ` +
      'set KILAU_DATA to a directory whose parents everybody may enter, or start Kilau as another user than root.',
  );
}

/** Beside the data, or in a private directory for temporary files when the path there is too long or closed. */
function prepareSocketDir(stateDir: string, user: RunUser | undefined): string {
  const digest = createHash('sha256').update(stateDir).digest('hex').slice(0, 16);
  const places = [join(stateDir, 'run'), join(tmpdir(), `kilau-${digest}`), `/tmp/kilau-${digest}`];
  for (const dir of places) {
    if (Buffer.byteLength(join(dir, '.s.PGSQL.65535')) > LONGEST_SOCKET_PATH) continue;
    if (makePrivateDir(dir, user) && canReach(dir, user)) return dir;
  }
  throw new Error(`No place for PostgreSQL's socket: set KILAU_DATA to a shorter path than ${stateDir}.`);
}

/** False when somebody else already has a directory of this name in a place that everybody may write to. */
function makePrivateDir(dir: string, user: RunUser | undefined): boolean {
  if (!existsSync(dir)) {
    mkdirSync(dir, { mode: 0o700 });
    giveTo(user, dir);
  }
  const found = lstatSync(dir);
  return found.isDirectory() && found.uid === (user?.uid ?? process.getuid?.()) && (found.mode & 0o077) === 0;
}

function readOrMakePassword(stateDir: string): string {
  const file = join(stateDir, 'pg.secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** Made aside and renamed: a kill in the middle leaves no half cluster behind. */
function initialise(cluster: Cluster): void {
  const { stateDir, dataDir, user, binaries, env } = cluster;
  clearInterrupted(stateDir);
  const workshop = mkdtempSync(join(stateDir, 'init-'));
  const draft = join(workshop, 'data');
  const passwordFile = join(workshop, 'password');
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, `${cluster.password}\n`, { mode: 0o600 });
  giveTo(user, workshop, draft, passwordFile);
  try {
    const options = ['-U', CLUSTER_USER, '-A', 'scram-sha-256', '-E', 'UTF8', '--data-checksums'];
    // Left alone, initdb takes the encoding from LANG, and ends with SQL_ASCII where LANG is not set.
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
    const where = ['-D', cluster.dataDirArgument === dataDir ? draft : cluster.dataDirArgument];
    const pwfile = `--pwfile=${relative(draft, passwordFile)}`;
    const run = spawnSync(binaries.path('initdb'), [...where, ...options, ...locale, pwfile], {
      ...user,
      env,
      cwd: draft,
      encoding: 'utf8',
      windowsHide: true,
    });
    if (run.status !== 0) throw new Error(`PostgreSQL could not make its data directory: ${run.stderr || run.error}`);
    renameSync(draft, dataDir);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** What a killed start left half made. Its initdb may still be writing there; then a later start clears it away. */
function clearInterrupted(stateDir: string): void {
  for (const name of readdirSync(stateDir)) {
    if (!name.startsWith('init-')) continue;
    try {
      rmSync(join(stateDir, name), { recursive: true, force: true });
    } catch {
      // Harmless: nothing ever uses it.
    }
  }
}
