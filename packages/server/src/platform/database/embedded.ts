import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLUSTER_USER, openCluster, type Cluster } from './embedded-cluster.ts';
import { withStartLock } from './embedded-lock.ts';
import {
  isPostmaster,
  readPidFile,
  startPostmaster,
  stopPostmaster,
  whenReady,
  type PidFile,
  type StopResult,
} from './embedded-postmaster.ts';
import { identityLives, pidExists, processIdentity } from './process-identity.ts';

export interface EmbeddedOptions {
  /** Where cluster, password, socket and start log live. Made when missing. */
  readonly stateDir: string;
  /** Settings of postgresql.conf that differ from ours. */
  readonly conf?: Readonly<Record<string, string | number>>;
  readonly port?: number;
  /** Name of the user PostgreSQL runs as when we are root and there are no data yet. */
  readonly runAs?: string;
  /** Called when PostgreSQL goes away without having been asked to. */
  readonly onLost?: () => void;
}

export interface EmbeddedConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

export interface EmbeddedDatabase {
  readonly pid: number;
  /** Another living program has started this database and will stop it; we only use it. */
  readonly guest: boolean;
  readonly connection: EmbeddedConnection;
  /** Call it after the connections are closed. Does nothing for a guest. */
  stop(): Promise<StopResult | 'guest'>;
}

const WATCH_MS = 2000;
/** So long a server waits for a tool to be done with the database, and so often it looks. */
const TOOL_MS = 60_000;
const TOOL_POLL_MS = 200;

const CONF = {
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'pg-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // An acknowledged sale is on the disk.
  fsync: 'on',
  synchronous_commit: 'on',
  jit: 'off',
  // Shops have solid state disks; with the default of 4 the planner scans tables it has an index for.
  random_page_cost: '1.1',
  wal_compression: 'pglz',
  shared_buffers: '256MB',
  max_connections: 40,
} as const;

/**
 * Starts the embedded PostgreSQL in `stateDir`, or joins the one that another living program runs there.
 *
 * Who has to be told that it went away stays for long: where a tool runs it, a backup that was begun while no server
 * was there, that one waits for the tool to be done, since it takes the database along.
 *
 * We supervise the programs ourselves: the database never outlives its owner, even one killed by force, and a start
 * after any kind of crash brings back every acknowledged commit.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  mkdirSync(options.stateDir, { recursive: true, mode: 0o755 });
  const stateDir = realpathSync(options.stateDir);
  const patience = Date.now() + (options.onLost ? TOOL_MS : 0);
  for (;;) {
    const database = await startOrJoin(stateDir, options);
    if (!database.guest || Date.now() >= patience) return database;
    await database.stop();
    await sleep(TOOL_POLL_MS);
  }
}

const startOrJoin = (stateDir: string, options: EmbeddedOptions): Promise<EmbeddedDatabase> =>
  withStartLock(stateDir, async () => {
    const cluster = openCluster(stateDir, options.runAs);
    const running = await joinRunning(cluster);
    return running ? guestOf(cluster, running, options.onLost) : start(cluster, options);
  });

/** The running postmaster, when its owner lives. One without an owner has no lifeline any more: it is stopped. */
async function joinRunning(cluster: Cluster): Promise<PidFile | undefined> {
  const { dataDir } = cluster;
  const found = readPidFile(dataDir);
  if (!found || !isPostmaster(found.pid, dataDir)) return undefined;
  if (!ownerLives(cluster)) {
    await stopPostmaster(cluster, found.pid);
    return undefined;
  }
  return whenReady(dataDir, () => !isPostmaster(found.pid, dataDir));
}

async function start(cluster: Cluster, options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const claim = claimOwnership(cluster);
  const { pidFile, child } = await startPostmaster(cluster, { ...CONF, ...options.conf }, options.port);
  let stopping = false;
  const lost = (): void => {
    if (!stopping) options.onLost?.();
  };
  child?.once('exit', lost);
  // On Windows PostgreSQL is nobody's child: it is looked after now and then.
  const watch = child ? undefined : watchProcess(pidFile.pid, lost);
  return {
    pid: pidFile.pid,
    guest: false,
    connection: connectionTo(cluster, pidFile),
    async stop() {
      stopping = true;
      clearInterval(watch);
      const result = await stopPostmaster(cluster, pidFile.pid);
      claim.release();
      return result;
    },
  };
}

/** Tells once that a process is gone. */
function watchProcess(pid: number, gone: () => void): NodeJS.Timeout {
  const watch = setInterval(() => {
    if (pidExists(pid)) return;
    clearInterval(watch);
    gone();
  }, WATCH_MS);
  return watch.unref();
}

function guestOf(cluster: Cluster, running: PidFile, onLost?: () => void): EmbeddedDatabase {
  const watch = onLost && watchProcess(running.pid, onLost);
  return {
    pid: running.pid,
    guest: true,
    connection: connectionTo(cluster, running),
    stop() {
      clearInterval(watch);
      return Promise.resolve('guest');
    },
  };
}

/** Where it listens is read from the postmaster, because a guest's temporary directory may differ from the owner's. */
function connectionTo(cluster: Cluster, { port, socketDir }: PidFile): EmbeddedConnection {
  const host = socketDir === '' ? '127.0.0.1' : socketDir;
  return { host, port, user: CLUSTER_USER, password: cluster.password, database: 'postgres' };
}

/**
 * Says in a file who holds the lifeline. Written before the start: an owner that dies during it must count as dead.
 * Released only while it is still ours, since the next owner may have written its own by then.
 */
function claimOwnership(cluster: Cluster): { release(): void } {
  const file = join(cluster.stateDir, 'owner');
  const claim = `${processIdentity(process.pid) ?? process.pid}\n${randomUUID()}\n`;
  writeFileSync(file, claim);
  return {
    release() {
      if (readOwner(cluster) === claim) rmSync(file, { force: true });
    },
  };
}

function ownerLives(cluster: Cluster): boolean {
  return identityLives(readOwner(cluster)?.split('\n')[0] ?? '');
}

function readOwner(cluster: Cluster): string | undefined {
  try {
    return readFileSync(join(cluster.stateDir, 'owner'), 'utf8');
  } catch {
    return undefined;
  }
}
