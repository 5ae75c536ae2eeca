import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, readdirSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { createServer, Socket } from 'node:net';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './embedded-cluster.ts';
import { pidExists } from './process-identity.ts';

const WINDOWS = process.platform === 'win32';
const POLL_MS = 10;

/** What PostgreSQL writes about itself into postmaster.pid. */
export interface PidFile {
  readonly pid: number;
  readonly port: number;
  readonly socketDir: string;
  readonly status: string;
}

/** How a stop ended: by which push, or that nothing was running. */
export type StopResult = 'fast' | 'immediate' | 'killed' | 'gone';

/** A postmaster of our own, held by its lifeline. */
export interface Postmaster {
  readonly pidFile: PidFile;
  readonly child: ChildProcess | undefined;
}

export function readPidFile(dataDir: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, , , port, socketDir, , , status] = lines.map((line) => line.trim());
    return { pid: Number(pid), port: Number(port), socketDir: socketDir ?? '', status: status ?? '' };
  } catch {
    return undefined;
  }
}

/**
 * Whether that process is the postmaster of this data directory. Asking for the number alone is not enough: it may
 * belong to a zombie, or to a stranger that was given it after a crash.
 */
export function isPostmaster(pid: number, dataDir: string): boolean {
  if (!pidExists(pid)) return false;
  if (process.platform === 'linux') return isPostmasterByProc(pid, dataDir);
  const [command, args] = WINDOWS
    ? ['tasklist', ['/FI', `PID eq ${pid}`, '/NH']]
    : ['ps', ['-p', String(pid), '-o', 'command=']];
  const { stdout } = spawnSync(command, args, { encoding: 'utf8', windowsHide: true });
  return /postgres/i.test(stdout) && (WINDOWS || stdout.includes(dataDir));
}

function isPostmasterByProc(pid: number, dataDir: string): boolean {
  try {
    // A zombie has an empty command line. The postmaster stands in its data directory, under whatever name it got it.
    const [program, ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    if (basename(program ?? '') !== 'postgres') return false;
    return args.includes(dataDir) || readlinkSync(`/proc/${pid}/cwd`) === dataDir;
  } catch {
    return false;
  }
}

/** Waits until the postmaster of this directory takes connections; `undefined` once `over` says it will not. */
export async function whenReady(dataDir: string, over: () => boolean): Promise<PidFile | undefined> {
  for (;;) {
    const ended = over();
    const file = readPidFile(dataDir);
    if (file?.status === 'ready' && isPostmaster(file.pid, dataDir)) return file;
    if (ended) return undefined;
    await sleep(POLL_MS);
  }
}

/**
 * Starts PostgreSQL and waits until it takes connections.
 * @throws Error with what PostgreSQL wrote about the reason.
 */
export async function startPostmaster(
  cluster: Cluster,
  conf: Readonly<Record<string, string | number>>,
  wantedPort: number | undefined,
): Promise<Postmaster> {
  // Children of a postmaster that was killed need a moment to notice; until then its shared memory counts as in use.
  for (let attempt = 1; ; attempt++) {
    clearLeftovers(cluster);
    const log = join(cluster.stateDir, 'pg-start.log');
    const port = wantedPort ?? (WINDOWS ? await freePort() : 5432);
    const child = launch(cluster, postgresArguments(cluster, conf, port), log);
    let exited = false;
    child.once('exit', () => (exited = true)).once('error', () => (exited = true));
    const pidFile = await whenReady(cluster.dataDir, () => exited && !WINDOWS);
    if (pidFile) {
      child.unref();
      return { pidFile, child: WINDOWS ? undefined : child };
    }
    const reason = startLog(cluster.dataDir, log);
    if (attempt < 50 && reason.includes('pre-existing shared memory block')) await sleep(200);
    else throw new Error(`PostgreSQL did not start:\n${reason}`);
  }
}

/**
 * Files of a dead postmaster whose number lives on in another process; PostgreSQL would take it for a running server.
 */
function clearLeftovers({ dataDir, socketDir }: Cluster): void {
  const old = readPidFile(dataDir);
  if (old && pidExists(old.pid)) rmSync(join(dataDir, 'postmaster.pid'), { force: true });
  if (socketDir === '') return;
  for (const name of readdirSync(socketDir)) {
    if (name.startsWith('.s.PGSQL.')) rmSync(join(socketDir, name), { force: true });
  }
}

function postgresArguments(cluster: Cluster, conf: Readonly<Record<string, string | number>>, port: number): string[] {
  const settings = Object.entries(conf).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const address = WINDOWS ? ['-h', '127.0.0.1'] : ['-h', '', '-k', cluster.socketDir];
  return ['-D', cluster.dataDirArgument, '-p', String(port), ...address, ...settings];
}

/**
 * The lifeline: a shell holds the reading end of a pipe (fd 3) whose writing end only we have. However we end, the
 * pipe closes, `cat` returns, and PostgreSQL is told to shut down in order. The shell itself waits for PostgreSQL, not
 * for the pipe, so that a failed start is noticed; it ignores signals sent to its group, so that Ctrl-C leaves the
 * order of stopping to us.
 */
const LIFELINE =
  '"$@" 3<&- & p=$!; (cat <&3 >/dev/null; kill -INT $p) 2>/dev/null & exec 3<&-; trap "" INT TERM HUP; wait $p';

function launch(cluster: Cluster, args: readonly string[], log: string): ChildProcess {
  const { binaries, user, env, dataDir } = cluster;
  if (WINDOWS) {
    // PostgreSQL refuses administrators; pg_ctl drops those rights, and detaches it. There is no lifeline here: the
    // next start finds the orphan by its dead owner and replaces it.
    const command = args.map((arg) => `"${arg}"`).join(' ');
    const pgCtl = ['start', '-W', '-D', dataDir, '-l', log, '-o', command];
    return spawn(binaries.path('pg_ctl'), pgCtl, { env, cwd: dataDir, windowsHide: true, stdio: 'ignore' });
  }
  const output = openSync(log, 'w', 0o600);
  try {
    const shell = ['-c', LIFELINE, 'postgresql', binaries.path('postgres'), ...args];
    const child = spawn('/bin/sh', shell, {
      ...user,
      env,
      cwd: dataDir,
      detached: true,
      stdio: ['ignore', output, output, 'pipe'],
    });
    const lifeline = child.stdio[3];
    // Without this the pipe alone would keep a finished program from ending.
    if (lifeline instanceof Socket) lifeline.unref();
    child.once('exit', () => lifeline?.destroy());
    return child;
  } finally {
    closeSync(output);
  }
}

/** The log collector takes over early in the start, so that the reason of a failure is in either of two files. */
function startLog(dataDir: string, log: string): string {
  const early = existsSync(log) ? readFileSync(log, 'utf8') : '';
  const logDir = join(dataDir, 'log');
  if (!existsSync(logDir)) return early;
  const newest = readdirSync(logDir)
    .map((name) => join(logDir, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
  return newest === undefined ? early : early + readFileSync(newest, 'utf8').slice(-1500);
}

/** Fast first (open transactions roll back, everything is written), harder only when that does not come to an end. */
export async function stopPostmaster(cluster: Cluster, pid: number, patienceMs = 30_000): Promise<StopResult> {
  const pushes = [
    ['fast', 'SIGINT', patienceMs],
    ['immediate', 'SIGQUIT', 5000],
    ['killed', 'SIGKILL', 2000],
  ] as const;
  for (const [mode, signal, wait] of pushes) {
    if (!isPostmaster(pid, cluster.dataDir)) return 'gone';
    push(cluster, pid, mode, signal);
    for (const deadline = Date.now() + wait; Date.now() < deadline; await sleep(POLL_MS)) {
      if (!isPostmaster(pid, cluster.dataDir)) return mode;
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}

function push(cluster: Cluster, pid: number, mode: StopResult, signal: NodeJS.Signals): void {
  if (WINDOWS) {
    const how = mode === 'fast' ? 'fast' : 'immediate';
    spawnSync(cluster.binaries.path('pg_ctl'), ['stop', '-W', '-D', cluster.dataDir, '-m', how], { windowsHide: true });
    return;
  }
  try {
    process.kill(pid, signal);
  } catch {
    // Gone between the look and the push.
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  await once(server.close(), 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port on the loopback address.');
  return address.port;
}
