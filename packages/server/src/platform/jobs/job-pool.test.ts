import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import type { Step } from '@kilau/contract/core/work-wire.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { TestOrder } from '../../testing/job-program.ts';
import { createJobs, QUEUED, type Jobs } from './job-pool.ts';
import { PART_BYTES, PARTS_AHEAD } from './job-wire.ts';

const FILE = new URL('../../testing/job-program.ts', import.meta.url);
let open: Jobs | undefined;
let deaths: unknown[] = [];

function pool(places = 1): Jobs {
  deaths = [];
  open = createJobs({ file: FILE, data: undefined, places, heapMb: 64, onDeath: (error) => deaths.push(error) });
  return open;
}
afterEach(() => open?.close());

const NEVER = new AbortController().signal;
function run(jobs: Jobs, order: TestOrder, user = 'A', signal: AbortSignal = NEVER, steps: Step[] = []) {
  return jobs.run(order, { user, signal, onStep: (step) => steps.push(step) });
}
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 500) throw new Error('it never came to that');
    await sleep(10);
  }
}

describe('files made by helpers', () => {
  it('come whole, with steps, and the helper serves the next one', async () => {
    const jobs = pool();
    for (const bytes of [0, 1024, 3 * PART_BYTES + 2048]) {
      const steps: Step[] = [];
      expect((await buffer(await run(jobs, { do: 'write', bytes }, 'A', NEVER, steps))).length).toBe(bytes);
      if (bytes > 0) expect(steps[0]).toEqual({ tahap: 'tulis', selesai: 1024, jumlah: bytes });
    }
  });

  it('are made only as fast as they are read', async () => {
    const bytes = 64 * PART_BYTES;
    const steps: Step[] = [];
    const body = await run(pool(), { do: 'write', bytes }, 'A', NEVER, steps);
    body.read(0);
    await sleep(600);
    // The parts that a helper may be ahead, those of the stream itself, and the one that is being filled.
    const ahead = (PARTS_AHEAD + 3) * PART_BYTES;
    expect(Math.max(...steps.map(({ selesai }) => selesai))).toBeLessThanOrEqual(ahead);
    expect(body.readableLength).toBeLessThanOrEqual(2 * PART_BYTES);
    expect((await buffer(body)).length).toBe(bytes);
  });

  it('wait for their turn, are told their place, and leave the queue when given up', async () => {
    const jobs = pool();
    const [first, third] = [new AbortController(), new AbortController()];
    const [working, waiting, last]: Step[][] = [[], [], []];
    const one = run(jobs, { do: 'wait' }, 'A', first.signal, working);
    await until(() => working?.length === 1);
    const two = run(jobs, { do: 'write', bytes: 1024 }, 'A', NEVER, waiting);
    const three = run(jobs, { do: 'write', bytes: 1024 }, 'B', third.signal, last);
    // B goes first: A has been served.
    expect(last?.at(-1)).toEqual({ tahap: QUEUED, selesai: 1, jumlah: 2 });
    expect(waiting?.at(-1)).toEqual({ tahap: QUEUED, selesai: 2, jumlah: 2 });
    third.abort();
    await expect(three).rejects.toThrow('aborted');
    expect(waiting?.at(-1)).toEqual({ tahap: QUEUED, selesai: 1, jumlah: 1 });
    first.abort();
    await expect(one).rejects.toThrow('aborted');
    expect((await buffer(await two)).length).toBe(1024);
  });

  it('stop when their reader has gone', async () => {
    const jobs = pool();
    const body = await run(jobs, { do: 'write', bytes: 1024 * PART_BYTES });
    body.destroy();
    // The only helper is free again.
    expect((await buffer(await run(jobs, { do: 'write', bytes: 2048 }))).length).toBe(2048);
    expect(deaths).toEqual([]);
  });

  it('are not stopped by who still reads the one before', async () => {
    const jobs = pool();
    const before = await run(jobs, { do: 'write', bytes: 1024 });
    const bytes = 16 * PART_BYTES;
    // Its helper is ahead as far as it may be, and waits.
    const next = await run(jobs, { do: 'write', bytes }, 'B');
    const closed = once(before, 'close');
    expect((await buffer(before)).length).toBe(1024);
    await closed;
    expect((await buffer(next)).length).toBe(bytes);
    expect(deaths).toEqual([]);
  });

  it('do not keep their place when their helper does not listen', async () => {
    const jobs = pool();
    const stop = new AbortController();
    const deaf = run(jobs, { do: 'spin', ms: 60_000 }, 'A', stop.signal).catch((error: unknown) => error);
    await sleep(1000);
    stop.abort();
    const begun = performance.now();
    expect((await buffer(await run(jobs, { do: 'write', bytes: 1024 }))).length).toBe(1024);
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect(await deaf).toMatchObject({ code: 'pekerjaan_terputus' });
  });

  it('are refused with the problem of their work', async () => {
    await expect(run(pool(), { do: 'refuse' })).rejects.toMatchObject({
      name: 'Problem',
      code: 'laporan_terlalu_besar',
      params: { baris: 7 },
      status: 422,
    });
  });

  it.each(['die', 'hoard'] as const)(
    'answer a problem when their helper comes to its end (%s), which is replaced',
    async (how) => {
      const jobs = pool();
      await expect(run(jobs, { do: how })).rejects.toMatchObject({ code: 'pekerjaan_terputus', status: 503 });
      expect(deaths).not.toEqual([]);
      expect((await buffer(await run(jobs, { do: 'write', bytes: 1024 }))).length).toBe(1024);
    },
  );

  it('end with the program that started them, however it goes', async () => {
    const program = `setInterval(() => undefined, 1000);
      const { createJobs } = await import(${JSON.stringify(new URL('./job-pool.ts', import.meta.url).href)});
      const jobs = createJobs({ file: new URL(${JSON.stringify(FILE.href)}), places: 1, onDeath: () => undefined });
      jobs.run({ do: 'name' }, { user: 'A', signal: new AbortController().signal, onStep: () => undefined })
        .then(async (body) => { for await (const part of body) console.log(String(part)); });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [helper] = (await once(child.stdout, 'data')) as [Buffer];
    const pid = Number(helper.toString());
    expect(isAlive(pid)).toBe(true);
    child.kill('SIGKILL');
    await until(() => !isAlive(pid));
  });
});
