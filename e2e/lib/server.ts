import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A running Kilau, started as a shop starts it, with data of its own. */
export interface Server {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Asks it to end and waits; answers its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

const MAIN = join(import.meta.dirname, '..', '..', 'packages', 'server', 'dist', 'main.js');
const PATIENCE = 180_000;

/** A port of the loopback that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function healthy(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`${url}/api/v1/health`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`the server did not answer in time:\n${output()}`);
}

/** Makes a data directory that PostgreSQL's own user can reach. */
export async function newDataDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'kilau-e2e-'));
  await chmod(dir, 0o755);
  return dir;
}

export async function startServer(options: { readonly demo: boolean; readonly dataDir: string }): Promise<Server> {
  const port = await freePort();
  const { dataDir } = options;
  const { DATABASE_URL: _, ...environment } = process.env;
  const child = spawn(process.execPath, [MAIN, ...(options.demo ? ['--demo'] : [])], {
    env: { ...environment, PORT: String(port), HOST: '127.0.0.1', KILAU_DATA: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-8000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const url = `http://127.0.0.1:${port}`;
  await healthy(url, child, () => output);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
    return child.exitCode;
  };
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
  };
}

export const removeDataDir = (dir: string): Promise<void> =>
  rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
