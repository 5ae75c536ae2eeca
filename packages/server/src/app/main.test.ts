import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';

const MAIN = join(inject('testPrograms'), 'main.js');
/** A start makes a database first; on a machine that is busy with other things that takes its time. */
const START_MS = 90_000;
const dataDir = mkdtempSync(join(tmpdir(), 'kilau-main-'));
const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the program as `npm start` does, with nothing of our own surroundings but the way to programs. */
function run(env: Record<string, string>, args: readonly string[] = []) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], KILAU_DATA: dataDir, LOG_LEVEL: 'silent', ...env },
  });
  running.push(child);
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const ended = new Promise<Ended>((resolve) => void child.once('close', (code) => resolve({ code, out, err })));
  return { child, ended, out: () => out };
}

describe('a wrong setting', () => {
  it.each([
    [{ PORT: 'tiga' }, [], 'PORT must be a port number from 0 to 65535.\n'],
    [
      { HOST: '0.0.0.0' },
      ['--demo'],
      'HOST is 0.0.0.0, but the demo has known passwords and listens on this machine only: use 127.0.0.1 or leave --demo out.\n',
    ],
    [{}, ['--dmeo'], 'Unknown option --dmeo: the server knows only --demo.\n'],
  ])('%j %j ends with one sentence', async (env, args, sentence) => {
    expect(await run(env, args).ended).toEqual({ code: 1, out: '', err: sentence });
  });
});

describe('the program', { timeout: 3 * START_MS }, () => {
  it('says where it is in one line, answers, and ends on SIGTERM with everything closed', async () => {
    const first = run({ PORT: '0' });
    await expect.poll(first.out, { timeout: START_MS }).toMatch(/^Kilau is ready: http:\/\/127\.0\.0\.1:\d+\n$/);
    const url = first.out().trim().replace('Kilau is ready: ', '');
    expect(await (await fetch(`${url}/api/v1/health`)).json()).toMatchObject({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      tgl_system: null,
    });
    first.child.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0, err: '' });
    await expect(fetch(`${url}/api/v1/health`)).rejects.toThrow('fetch failed');
    // The database it left behind opens again at once.
    const second = run({ PORT: '0' });
    await expect.poll(second.out, { timeout: START_MS }).toMatch(/ready/);
    second.child.kill('SIGINT');
    expect(await second.ended).toMatchObject({ code: 0 });
  });

  it('says so when its port is taken', async () => {
    const other: Server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => void other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    expect(await run({ PORT: port }).ended).toEqual({
      code: 1,
      out: '',
      err: `PORT ${port} is taken by another program.\n`,
    });
    other.close();
  });
});
