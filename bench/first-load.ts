import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { launch } from '../e2e/lib/browser.ts';
import { carriedToSale, MOST_BYTES, programBytes, toSale } from '../e2e/lib/first-sale.ts';
import { newDataDir, removeDataDir, startServer, type Server } from '../e2e/lib/server.ts';
import { login, token } from '../e2e/lib/steps.ts';
import { chooseSales, forSale } from '../e2e/lib/till.ts';
import type { OverWire } from '../e2e/lib/wire.ts';
import { WEB_ROOT } from './build.ts';
import { entrySize, type EntrySize } from './entry-size.ts';
import { readyAfterClick, readyAfterReload, rowAfterScan, watchPage } from './first-load-page.ts';
import type { Part } from './part.ts';

interface FirstLoad {
  readonly entry: EntrySize;
  /** From the login page to the sale ready to scan, with an empty cache, as gzip carries it. */
  readonly wire: OverWire;
  /** Milliseconds on the slow till, medians: the sale by its link and by its address, a scan until its row shows. */
  readonly slow: { readonly click: number; readonly reload: number; readonly scan: number };
  readonly times: {
    readonly click: readonly number[];
    readonly reload: readonly number[];
    readonly scan: readonly number[];
  };
}

/** A till is that many times slower than this machine. */
const SLOW_TILL = 4;
const OPENINGS = 5;
const SCANS = 12;
/** A scanner's pace between two characters, in milliseconds. */
const SCANNER_MS = 8;
/** Between two scans: what the last one set off has ended by then. */
const PAUSE_MS = 600;

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

const newContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'id-ID', timezoneId: 'Asia/Jakarta' });

async function carried(browser: Browser, server: Server): Promise<OverWire> {
  const context = await newContext(browser);
  const page = await context.newPage();
  const overWire = await carriedToSale(page, server);
  await logout(page, context);
  return overWire;
}

async function logout(page: Page, context: BrowserContext): Promise<void> {
  await page.evaluate(async () => {
    await fetch('/api/v1/users/logout', {
      method: 'POST',
      headers: { 'x-auth-token': localStorage.getItem('kilau.sesi.token') ?? '', 'content-type': 'application/json' },
      body: '{"user_id":"-"}',
    });
  });
  await context.close();
}

/** Keys as a scanner's wire gives them: at their pace, whether the page has dealt with the last one or not. */
async function type(cdp: CDPSession, code: string): Promise<void> {
  const begun = Date.now();
  const at = (index: number): number => (begun + index * SCANNER_MS) / 1000;
  const sent = Array.from(code).flatMap((key, index) => [
    cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key, timestamp: at(index) }),
    cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp: at(index) }),
  ]);
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, timestamp: at(code.length) };
  await sleep(at(code.length) * 1000 - Date.now());
  await Promise.all([
    ...sent,
    cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...enter }),
    cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter }),
  ]);
}

async function scans(page: Page, cdp: CDPSession, codes: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const code of codes) {
    await sleep(PAUSE_MS);
    const [time] = await Promise.all([rowAfterScan(page, code), type(cdp, code)]);
    times.push(time);
  }
  return times;
}

async function slowTill(browser: Browser, server: Server, codes: readonly string[]): Promise<FirstLoad['times']> {
  const context = await newContext(browser);
  await watchPage(context);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(server.url);
  await login(page, 'KASIR1');
  await toSale(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_TILL });
  const reload: number[] = [];
  const click: number[] = [];
  for (let turn = 0; turn < OPENINGS; turn += 1) {
    await page.waitForLoadState('networkidle');
    await page.reload();
    reload.push(await readyAfterReload(page));
    await page.waitForLoadState('networkidle');
    await page.locator('a[href="/home"]').first().click();
    // The address changes before the page does.
    await page.locator('[name="kode_sales"]').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    await toSale(page);
    click.push(await readyAfterClick(page));
  }
  await chooseSales(page);
  const scan = await scans(page, cdp, codes);
  await logout(page, context);
  return { reload, click, scan };
}

/** What the figures must reach. */
const LIMITS = { wireKb: MOST_BYTES / 1000, entryKb: 160, scanMs: 150, openMs: 1000 } as const;

const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

function describe(figures: FirstLoad): Part {
  const { entry, wire, slow, times } = figures;
  const { script, style, texts, font } = wire.total;
  const program = programBytes(wire);
  const checks = [
    { name: 'script, style and texts in KB', value: program / 1000, limit: LIMITS.wireKb },
    { name: 'entry in KB', value: entry.gzipped / 1000, limit: LIMITS.entryKb },
    { name: 'a scan to its row in ms', value: slow.scan, limit: LIMITS.scanMs },
    { name: 'the sale by its address in ms', value: slow.reload, limit: LIMITS.openMs },
    { name: 'the sale by its link in ms', value: slow.click, limit: LIMITS.openMs },
  ];
  return {
    figures,
    lines: [
      `From login to the sale, as gzip carries it (KB): ${kb(program)} of at most ${LIMITS.wireKb}`,
      `  script ${kb(script)}  style ${kb(style)}  texts ${kb(texts)}  (font ${kb(font)}, ${wire.files.length} answers)`,
      `Entry script: ${kb(entry.gzipped)} KB gz of at most ${LIMITS.entryKb}`,
      `On a till ${SLOW_TILL} times slower than this machine, medians in ms:`,
      `  the sale by its address ${slow.reload.toFixed(0)}, by its link ${slow.click.toFixed(0)} of at most ${LIMITS.openMs}`,
      `  a scan to its row ${slow.scan.toFixed(0)} of at most ${LIMITS.scanMs} (${times.scan.length} scans, ${Math.min(...times.scan).toFixed(0)} to ${Math.max(...times.scan).toFixed(0)})`,
    ],
    misses: checks
      .filter(({ value, limit }) => value > limit)
      .map(({ name, value, limit }) => `${name}: ${value.toFixed(1)} is more than ${limit}`),
  };
}

/** The figures against a running server with the demo chain. */
async function measured(server: Server): Promise<FirstLoad> {
  const browser = await launch();
  try {
    const codes = await forSale(server, await token(server, 'SU1'), SCANS);
    if (codes.length < SCANS) throw new Error(`only ${codes.length} pieces are for sale`);
    const wire = await carried(browser, server);
    const times = await slowTill(browser, server, codes);
    const slow = { click: median(times.click), reload: median(times.reload), scan: median(times.scan) };
    return { entry: entrySize(WEB_ROOT), wire, slow, times };
  } finally {
    await browser.close();
  }
}

/** What the first sale of a day costs a till: bytes over its wire, and time on a slow one, in a real browser. */
export async function firstLoad(): Promise<Part> {
  const dataDir = await newDataDir();
  const server = await startServer({ demo: true, dataDir });
  try {
    return describe(await measured(server));
  } finally {
    await server.stop();
    await removeDataDir(dataDir);
  }
}
