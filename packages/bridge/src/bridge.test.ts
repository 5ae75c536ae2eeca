import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BridgeJob, BridgeStatus } from '@kilau/contract/core/print-job.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBridge, type Bridge } from './bridge.ts';
import { ConfigFault, parseConfig } from './config.ts';
import type { Times } from './queue.ts';
import { sendTo, type Target } from './printer.ts';
import { JobStore } from './store.ts';
import { TestPrinter } from './testing/printer.ts';

const ORIGIN = 'http://192.168.1.10:3000';
const TIMES: Times = { connect: 500, stall: 300, linger: 60, retry: 40, giveUp: 60_000, answer: 400 };
const receipt = Buffer.from('\x1b@NOTA KL-FJ-1\n\x1dV');
/** More than what lies between two programs of one machine. */
const LARGE = Buffer.alloc(1_500_000, 'KILAU ');

let directory: string;
let bridge: Bridge | undefined;
let printer: TestPrinter;

const itsPort = (): Target => ({ kind: 'tcp', host: '127.0.0.1', port: printer.port });

async function start(times: Partial<Times> = {}, target = itsPort()) {
  bridge = await startBridge(
    { directory, port: 0, origins: [ORIGIN], printers: new Map([['struk', target]]), giveUpMinutes: 30 },
    { ...TIMES, ...times },
  );
  return bridge;
}

interface Ask {
  readonly headers?: Record<string, string>;
  readonly body?: Buffer;
}
interface Answered<T> {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: T;
}
/** A call as a browser makes it: what it says of host and origin is not the page's to choose. */
async function ask<T = BridgeJob>(
  method: string,
  path: string,
  { headers = {}, body }: Ask = {},
): Promise<Answered<T>> {
  const { port: at = 0, code = '' } = bridge ?? {};
  const call = request({
    host: '127.0.0.1',
    port: at,
    method,
    path,
    headers: { origin: ORIGIN, authorization: `Bearer ${code}`, 'content-length': body?.length ?? 0, ...headers },
  });
  call.end(body);
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response as AsyncIterable<Buffer>) parts.push(part);
  const text = Buffer.concat(parts).toString();
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: (text === '' ? undefined : JSON.parse(text)) as T,
  };
}
const put = (id: string, body = receipt) => ask('PUT', `/jobs/${id}?printer=struk`, { body });
const job = async (id: string) => (await ask('GET', `/jobs/${id}`)).body;
const status = async () => (await ask<BridgeStatus>('GET', '/status')).body;

async function until(truth: () => Promise<boolean> | boolean): Promise<void> {
  for (let time = 0; time < 100; time += 1) {
    if (await truth()) return;
    await sleep(20);
  }
  throw new Error('it did not come to that in two seconds');
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kilau-bridge-test-'));
  printer = new TestPrinter();
  await printer.plugIn();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await bridge?.close();
  bridge = undefined;
  await printer.close();
  await rm(directory, { recursive: true, force: true });
});

describe('a job', () => {
  it('reaches the printer byte for byte, once for its id, however often it is brought', async () => {
    await start();
    expect(await put('TUGAS-0001')).toMatchObject({ status: 200, body: { state: 'printed', printer: 'struk' } });
    const again = await Promise.all([put('TUGAS-0001'), put('TUGAS-0001')]);
    expect(again.map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({ id: 'TUGAS-0001', printer: 'struk', state: 'printed', again: true })),
    );
    expect(printer.pages).toEqual([receipt]);
    expect(await put('TUGAS-0001', Buffer.from('another nota'))).toMatchObject({ status: 409 });
    expect(printer.pages).toEqual([receipt]);
    // What was printed is known for a day, not kept.
    expect(await readdir(join(directory, 'jobs'))).toEqual(['TUGAS-0001.json']);
  });

  it('brought twice at once is printed once', async () => {
    await start();
    const both = await Promise.all([put('TUGAS-0001'), put('TUGAS-0001')]);
    expect(both.map(({ body }) => body.state)).toEqual(['printed', 'printed']);
    expect(printer.pages).toEqual([receipt]);
  });

  it('waits while the printer is off, is told as waiting, and comes out when it is on, in its order', async () => {
    await printer.plugOut();
    await start();
    expect((await put('TUGAS-0001', Buffer.from('1'))).body).toMatchObject({ state: 'waiting', reason: 'unreachable' });
    expect((await put('TUGAS-0002', Buffer.from('2'))).body).toMatchObject({ state: 'waiting' });
    expect(await status()).toEqual({
      program: 'kilau-bridge',
      version: 1,
      printers: [{ name: 'struk', waiting: 2, reason: 'unreachable' }],
    });
    await printer.plugIn();
    await until(() => printer.pages.length === 2);
    expect(printer.pages.map(String)).toEqual(['1', '2']);
    await until(async () => (await job('TUGAS-0002')).state === 'printed');
    expect((await status()).printers).toEqual([{ name: 'struk', waiting: 0 }]);
  });

  it('outlives the bridge: what waited is printed by the next run, what was being sent is for a person to look at', async () => {
    await printer.plugOut();
    await start();
    await put('TUGAS-0001');
    await bridge?.close();
    const path = join(directory, 'jobs', 'TUGAS-0002.json');
    const stored = JSON.parse(await readFile(join(directory, 'jobs', 'TUGAS-0001.json'), 'utf8')) as object;
    await writeFile(path, JSON.stringify({ ...stored, id: 'TUGAS-0002', state: 'sending' }));
    await printer.plugIn();
    await start();
    await until(() => printer.pages.length === 1);
    expect(printer.pages).toEqual([receipt]);
    expect(await job('TUGAS-0002')).toMatchObject({ state: 'failed', reason: 'stopped' });
  });

  it('is given up after its time with the reason, and begins anew under the same id', async () => {
    await printer.plugOut();
    await start({ giveUp: 100 });
    await put('TUGAS-0001');
    await until(async () => (await job('TUGAS-0001')).state === 'failed');
    expect(await job('TUGAS-0001')).toMatchObject({ reason: 'expired' });
    await printer.plugIn();
    expect((await put('TUGAS-0001')).body).toEqual({ id: 'TUGAS-0001', printer: 'struk', state: 'printed' });
    expect(printer.pages).toEqual([receipt]);
  });

  it('is let go where it is printed elsewhere', async () => {
    await printer.plugOut();
    await start();
    await put('TUGAS-0001');
    expect((await ask('DELETE', '/jobs/TUGAS-0001')).body).toMatchObject({ state: 'cancelled' });
    await printer.plugIn();
    expect((await put('TUGAS-0002', Buffer.from('2'))).body).toMatchObject({ state: 'printed' });
    expect(printer.pages.map(String)).toEqual(['2']);
    // What is printed stays printed.
    expect((await ask('DELETE', '/jobs/TUGAS-0002')).body).toMatchObject({ state: 'printed' });
  });
});

describe('a job that is tried over and over', () => {
  it('is let go whenever that is asked, and comes out never after', async () => {
    await printer.plugOut();
    await start({ retry: 0 });
    for (let time = 10; time < 20; time += 1) {
      await put(`TUGAS-00${time}`, Buffer.from(String(time)));
      expect((await ask('DELETE', `/jobs/TUGAS-00${time}`)).body.state).toBe('cancelled');
    }
    await printer.plugIn();
    await put('TUGAS-0099', Buffer.from('99'));
    expect(printer.pages.map(String)).toEqual(['99']);
  });

  it('is for a person to look at where a full disk did not take that it is out, and holds up no other', async () => {
    const kept = JobStore.prototype.change;
    const disk = vi.spyOn(JobStore.prototype, 'change').mockImplementation(function full(this: JobStore, ...change) {
      return change[1] === 'printed' ? Promise.reject(new Error('no space left')) : kept.apply(this, change);
    });
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await start();
    expect((await put('TUGAS-0001')).body.state).toBe('sending');
    expect(String(told.mock.lastCall?.[0])).toContain('no space left');
    disk.mockRestore();
    expect((await put('TUGAS-0002', Buffer.from('2'))).body.state).toBe('printed');
    expect(await job('TUGAS-0001')).toMatchObject({ state: 'failed', reason: 'lost' });
    expect(printer.pages.map(String)).toEqual([receipt.toString(), '2']);
  });

  it('is let go also while a slow disk takes what a try has come to', async () => {
    const kept = JobStore.prototype.change;
    vi.spyOn(JobStore.prototype, 'change').mockImplementation(async function slowly(this: JobStore, ...change) {
      await sleep(30);
      return kept.apply(this, change);
    });
    await printer.plugOut();
    await start({ retry: 0 });
    for (let time = 10; time < 20; time += 1) {
      await put(`TUGAS-00${time}`, Buffer.from(String(time)));
      await sleep(7 * (time - 10));
      expect((await ask('DELETE', `/jobs/TUGAS-00${time}`)).body.state).toBe('cancelled');
    }
  });
});

describe('a printer', () => {
  it('that takes its time gets all of it', async () => {
    printer.behave = (socket) => {
      const parts: Buffer[] = [];
      socket.on('data', (part: Buffer) => {
        parts.push(part);
        socket.pause();
        setTimeout(() => socket.resume(), 15);
      });
      socket.on('end', () => {
        printer.pages.push(Buffer.concat(parts));
        socket.end();
      });
    };
    await start({ answer: 10_000, linger: 5000 });
    expect((await put('TUGAS-0001', LARGE)).body).toMatchObject({ state: 'printed' });
    expect(printer.pages[0]?.equals(LARGE)).toBe(true);
  });

  it('that breaks off in the midst is not sent the paper again by itself: a person looks what came out', async () => {
    let calls = 0;
    printer.behave = (socket) => {
      calls += 1;
      socket.once('data', () => socket.resetAndDestroy());
    };
    await start();
    expect((await put('TUGAS-0001', LARGE)).body).toMatchObject({ state: 'failed', reason: 'cut' });
    await sleep(TIMES.retry * 3);
    expect(calls).toBe(1);
    printer.behave = (socket) => printer.reads(socket);
    // Whoever looked has it printed again; what was printed is not.
    for (let time = 0; time < 2; time += 1) {
      expect((await ask('POST', '/jobs/TUGAS-0001')).body).toMatchObject({ state: 'printed' });
    }
    expect(printer.pages.map((page) => page.length)).toEqual([LARGE.length]);
  });

  it('that takes no more in the midst, as one without paper, is told of in time', async () => {
    printer.behave = (socket) => socket.pause();
    // Far more than two programs of one machine have on the way.
    await expect(sendTo(itsPort(), Buffer.alloc(32_000_000), TIMES)).rejects.toThrow('stalled');
  });

  it('that never closes the line has printed what it took', async () => {
    printer.behave = (socket) => {
      socket.on('data', (part: Buffer) => printer.pages.push(part));
    };
    await start();
    expect((await put('TUGAS-0001')).body).toMatchObject({ state: 'printed' });
    expect(printer.pages).toEqual([receipt]);
  });

  it('may be a device file, which is never made', async () => {
    const path = join(directory, 'lp0');
    await start({}, { kind: 'file', path });
    expect((await put('TUGAS-0001')).body).toMatchObject({ state: 'waiting', reason: 'unreachable' });
    await expect(stat(path)).rejects.toThrow('ENOENT');
    await writeFile(path, '');
    await until(async () => (await job('TUGAS-0001')).state === 'printed');
    expect(await readFile(path)).toEqual(receipt);
  });

  it('may be a spool command that reads what it gets, or the file that is named to it', async () => {
    const out = join(directory, 'out');
    const read = `require('fs').writeFileSync(${JSON.stringify(out)}, require('fs').readFileSync(process.argv[1] ?? 0))`;
    await start({ answer: 20_000, stall: 20_000 }, { kind: 'command', command: [process.execPath, '-e', read] });
    expect((await put('TUGAS-0001')).body).toMatchObject({ state: 'printed' });
    expect(await readFile(out)).toEqual(receipt);
    await bridge?.close();
    await start(
      { answer: 20_000, stall: 20_000 },
      { kind: 'command', command: [process.execPath, '-e', read, '{file}'] },
    );
    expect((await put('TUGAS-0002', Buffer.from('2'))).body).toMatchObject({ state: 'printed' });
    expect(await readFile(out, 'utf8')).toBe('2');
    await bridge?.close();
    await start(
      { answer: 20_000, stall: 20_000 },
      { kind: 'command', command: [process.execPath, '-e', 'process.exit(3)'] },
    );
    expect((await put('TUGAS-0003')).body).toMatchObject({ state: 'waiting', reason: 'refused' });
  });
});

describe('the door', () => {
  it('is open to pages of the program that know the code, and to nobody else', async () => {
    const { code } = await start();
    const refused = async (headers: Record<string, string>) => {
      const { status: told, body } = await ask<{ code: string }>('PUT', '/jobs/TUGAS-0001?printer=struk', {
        headers,
        body: receipt,
      });
      return [told, body.code];
    };
    expect(await refused({ origin: 'http://evil.example' })).toEqual([403, 'origin']);
    expect(await refused({ origin: '' })).toEqual([403, 'origin']);
    expect(await refused({ host: 'rebound.example:9155' })).toEqual([403, 'host']);
    expect(await refused({ authorization: 'Bearer ' })).toEqual([401, 'pairing_code']);
    expect(await refused({ authorization: `Bearer ${code}X` })).toEqual([401, 'pairing_code']);
    expect(printer.pages).toEqual([]);
    expect(await readdir(join(directory, 'jobs'))).toEqual([]);
  });

  it('lets a page of the network ask whether it may', async () => {
    await start();
    const may = await ask('OPTIONS', '/jobs/TUGAS-0001', {
      headers: { authorization: '', 'access-control-request-private-network': 'true' },
    });
    expect([may.status, may.headers]).toMatchObject([
      204,
      {
        'access-control-allow-origin': ORIGIN,
        'access-control-allow-private-network': 'true',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      },
    ]);
    expect((await ask('OPTIONS', '/status', { headers: { origin: 'http://evil.example' } })).status).toBe(403);
  });

  it('refuses what is too large, empty or for a printer that it has not, and says which', async () => {
    await start();
    const told = async (path: string, body: Buffer) => (await ask<{ code: string }>('PUT', path, { body })).body.code;
    expect(await told('/jobs/TUGAS-0001?printer=struk', Buffer.alloc(2 * 1024 * 1024 + 1))).toBe('too_large');
    expect(await told('/jobs/TUGAS-0001?printer=struk', Buffer.alloc(0))).toBe('empty');
    expect(await told('/jobs/TUGAS-0001?printer=label', receipt)).toBe('unknown_printer');
    expect(await told('/jobs/..%2F..%2Fetc?printer=struk', receipt)).toBe('unknown_call');
    expect((await ask<{ code: string }>('GET', '/jobs/TUGAS-0009')).body.code).toBe('unknown_job');
    expect(printer.pages).toEqual([]);
  });

  it('keeps its code over a new start, for its owner alone', async () => {
    const { code } = await start();
    await bridge?.close();
    expect((await start()).code).toBe(code);
    expect(((await stat(join(directory, 'pairing-code'))).mode & 0o777).toString(8)).toBe('600');
  });
});

describe('bridge.json', () => {
  const parsed = (config: object) => parseConfig(JSON.stringify(config), '/x');
  const whole = { origins: [`${ORIGIN}/`], printers: { struk: 'tcp://192.168.1.50' } };

  it('names origins and printers of every sort', () => {
    const printers = {
      struk: 'tcp://192.168.1.50',
      ipv6: 'tcp://[fe80::1]:9101',
      label: 'file:/dev/usb/lp0',
      berbagi: 'file:\\\\KASIR\\STRUK',
      antre: ['lp', '-d', 'EPSON', '-o', 'raw'],
    };
    expect(parsed({ ...whole, printers })).toEqual({
      directory: '/x',
      port: 9155,
      origins: [ORIGIN],
      printers: new Map<string, Target>([
        ['struk', { kind: 'tcp', host: '192.168.1.50', port: 9100 }],
        ['ipv6', { kind: 'tcp', host: 'fe80::1', port: 9101 }],
        ['label', { kind: 'file', path: '/dev/usb/lp0' }],
        ['berbagi', { kind: 'file', path: '\\\\KASIR\\STRUK' }],
        ['antre', { kind: 'command', command: ['lp', '-d', 'EPSON', '-o', 'raw'] }],
      ]),
      giveUpMinutes: 30,
    });
  });

  it.each([
    [{ ...whole, origins: [] }, 'no address of the program'],
    [{ ...whole, origins: ['http://x/path'] }, 'an address without a path'],
    [{ ...whole, origins: ['*'] }, 'an address without a path'],
    [{ ...whole, printers: {} }, 'no printer is named'],
    [{ ...whole, printers: { 'Struk 1': 'tcp://x' } }, 'short and small'],
    [{ ...whole, printers: { struk: 'usb' } }, 'is none of'],
    [{ ...whole, port: 70_000 }, '"port" is a whole number'],
  ])('is refused with what is wrong in it: %j', (config, reason) => {
    expect(() => parsed(config)).toThrow(ConfigFault);
    expect(() => parsed(config)).toThrow(reason);
  });
});
