import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** So long must nothing be under way: a page draws what came and asks for more at once, or not at all. */
const QUIET_MS = 120;
const PATIENCE_MS = 15_000;

interface Traffic {
  readonly pending: Set<Request>;
  last: number;
}
const known = new WeakMap<Page, Traffic>();

/** The line of events never ends. */
const counts = (request: Request): boolean => !request.url().includes('/socket.io/');

/** Follows what a page asks the server for, from now on. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { pending: new Set(), last: Date.now() };
  known.set(page, traffic);
  page.on('request', (request) => {
    if (!counts(request)) return;
    traffic.pending.add(request);
    traffic.last = Date.now();
  });
  const over = (request: Request) => {
    if (traffic.pending.delete(request)) traffic.last = Date.now();
  };
  page.on('requestfinished', over).on('requestfailed', over);
}

/** Waits until the page has all it asked for and has drawn it. */
export async function quiet(page: Page): Promise<void> {
  const traffic = known.get(page);
  if (!traffic) throw new Error('nobody watches the traffic of this page');
  // What was set off a moment ago leaves with the next frame.
  await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve))));
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(20)) {
    if (traffic.pending.size === 0 && Date.now() - traffic.last >= QUIET_MS) return;
  }
  throw new Error(`still waiting for ${[...traffic.pending].map((request) => request.url()).join(', ')}`);
}
