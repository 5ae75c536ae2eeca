import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '@kilau/contract/core/problem.ts';
import { PART_BYTES } from '../platform/jobs/job-wire.ts';
import { serveJobs, type Desk } from '../platform/jobs/job-helper.ts';

/** What the helper of a test may be told to do. */
export type TestOrder =
  /** Writes so many bytes, a kilobyte at a time. */
  | { readonly do: 'write'; readonly bytes: number }
  /** Works until nobody waits any more. */
  | { readonly do: 'wait' }
  /** Does not listen to anybody. */
  | { readonly do: 'spin'; readonly ms: number }
  /** Writes its number among the processes, and goes on. */
  | { readonly do: 'name' }
  | { readonly do: 'refuse' }
  | { readonly do: 'die' }
  | { readonly do: 'hoard' };

async function work(order: TestOrder, desk: Desk): Promise<void> {
  if (order.do === 'write') {
    const piece = Buffer.alloc(1024, 'x');
    for (let written = 0; written < order.bytes; written += piece.length) {
      await desk.write(piece);
      desk.step({ tahap: 'tulis', selesai: written + piece.length, jumlah: order.bytes });
    }
  }
  if (order.do === 'name') {
    await desk.write(Buffer.from(String(process.pid).padEnd(PART_BYTES)));
    await sleep(60_000, undefined, { signal: desk.signal });
  }
  if (order.do === 'wait') {
    desk.step({ tahap: 'baca', selesai: 0, jumlah: 0 });
    await sleep(60_000, undefined, { signal: desk.signal });
  }
  if (order.do === 'spin') {
    const end = Date.now() + order.ms;
    while (Date.now() < end);
  }
  if (order.do === 'refuse') throw new Problem('laporan_terlalu_besar', { baris: 7 });
  if (order.do === 'die') process.exit(3);
  if (order.do === 'hoard') {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, index) => index + kept.length));
  }
}

serveJobs(() => (order, desk) => work(order as TestOrder, desk));
