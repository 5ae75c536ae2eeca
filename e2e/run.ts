import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { journeys } from './journeys/all.ts';
import { launch, violations } from './lib/browser.ts';
import type { JourneyDefinition } from './lib/journey.ts';
import { returnTokens } from './lib/steps.ts';
import { newDataDir, removeDataDir, startServer, type Server } from './lib/server.ts';

/**
 * Walks the journeys in Chromium against servers started as a shop starts them. `npm run e2e -- word` walks those
 * whose name has the word. Ends with a plain line 'N passed, N failed'.
 */
const PICTURES = join(import.meta.dirname, '..', '.cache', 'e2e');
const word = process.argv[2]?.toLowerCase() ?? '';

async function logout(page: Page): Promise<void> {
  await page
    .evaluate(async () => {
      const token = localStorage.getItem('kilau.sesi.token');
      if (token) {
        await fetch('/api/v1/users/logout', {
          method: 'POST',
          headers: { 'x-auth-token': token, 'content-type': 'application/json' },
          body: JSON.stringify({ user_id: '-' }),
        });
      }
    })
    .catch(() => undefined);
}

async function walk(browser: Browser, definition: JourneyDefinition, server: Server): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const faults: string[] = [];
  const failedRequests: string[] = [];
  const watch = (one: Page) => {
    one.on('pageerror', (error) => faults.push(error.message));
    one.on('requestfailed', (request) => failedRequests.push(`${request.failure()?.errorText ?? ''} ${request.url()}`));
  };
  watch(page);
  const tills = [page];
  let at = 'start';
  try {
    await page.goto(server.url);
    await definition.walk({
      page,
      context,
      server,
      step: (what) => {
        at = what;
      },
      anotherTill: async () => {
        const other = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
        watch(other);
        tills.push(other);
        await other.goto(server.url);
        return other;
      },
      accessible: async (which = page) => {
        const found = await violations(which);
        if (found.length > 0) throw new Error(`axe on ${which.url()}:\n${found.join('\n')}`);
      },
      picture: async (name, which = page) => {
        await which.screenshot({ path: join(PICTURES, `${name}.png`) });
      },
    });
    if (faults.length > 0) throw new Error(`errors on the page:\n${faults.join('\n')}`);
  } catch (error) {
    await page
      .screenshot({ path: join(PICTURES, `FAILED-${definition.name.replaceAll(/\W+/g, '-')}.png`) })
      .catch(() => undefined);
    throw new Error(
      `at "${at}": ${error instanceof Error ? error.message : String(error)}\n${[...faults, ...failedRequests.slice(-5)].join('\n')}`,
      { cause: error },
    );
  } finally {
    // One device per user: the next journey may need the same person.
    await Promise.all(tills.map(logout));
    await returnTokens();
    await context.close();
  }
}

async function main(): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const chosen = journeys.filter((one) => one.name.toLowerCase().includes(word));
  const browser = await launch();
  const dirs: string[] = [];
  const start = async (demo: boolean) => {
    const dataDir = await newDataDir();
    dirs.push(dataDir);
    return startServer({ demo, dataDir });
  };
  const demo = chosen.some((one) => one.server === 'demo') ? await start(true) : undefined;
  let passed = 0;
  let failed = 0;
  for (const one of chosen) {
    const server = one.server === 'demo' ? demo : await start(false);
    if (!server) throw new Error('no server');
    const begun = Date.now();
    try {
      // A journey that fails is walked once more, and both walks are told: a browser on a busy machine misses a beat
      // now and then, a fault does not go away.
      await walk(browser, one, server).catch((error: unknown) => {
        console.log(
          `  … ${one.name}: walked again after\n    ${error instanceof Error ? error.message : String(error)}`,
        );
        return walk(browser, one, server);
      });
      passed += 1;
      console.log(`  ✓ ${one.name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed += 1;
      console.log(`  ✗ ${one.name}\n    ${error instanceof Error ? error.message : String(error)}`);
    }
    if (one.server === 'empty') await server.stop();
  }
  await browser.close();
  await demo?.stop();
  await Promise.all(dirs.map(removeDataDir));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

await main();
