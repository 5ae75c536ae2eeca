import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';
import { readPidFile } from '../platform/database/embedded-postmaster.ts';

/** The whole program, running in a process of its own on a database of its own: something to pull the plug on. */
export interface Program {
  readonly url: string;
  readonly child: ChildProcess;
  /** Waits until it is gone; answers its exit code, `null` after a signal. */
  readonly gone: Promise<number | null>;
}

/**
 * Starts it on `dataDir`, or on a database of another server that it shares, and waits until it takes calls.
 * @throws Error when it ends instead.
 */
export async function startProgram(dataDir: string, databaseUrl?: string): Promise<Program> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(inject('testPrograms'), 'main.js')], {
    env: {
      PATH,
      HOME,
      PORT: '0',
      KILAU_DATA: dataDir,
      LOG_LEVEL: 'silent',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit').then(([code]) => code as number | null);
  for await (const line of createInterface(child.stdout)) {
    const url = /^Kilau is ready: (\S+)$/.exec(line)?.[1];
    if (url !== undefined) return { url, child, gone };
  }
  throw new Error(`the program ended with ${await gone} before it was ready`);
}

/** Process of the PostgreSQL that runs in the program's data directory. */
export function postmasterOf(dataDir: string): number {
  const database = join(dataDir, 'database');
  const cluster = readdirSync(database).find((name) => /^pg\d+$/.test(name)) ?? '';
  const pid = readPidFile(join(database, cluster))?.pid;
  if (pid === undefined) throw new Error(`no PostgreSQL runs in ${database}`);
  return pid;
}
