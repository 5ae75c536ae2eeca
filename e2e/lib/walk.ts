import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { violations } from './browser.ts';
import type { JourneyDefinition } from './journey.ts';
import { logout } from './logout.ts';
import type { Server } from './server.ts';
import { returnTokens } from './steps.ts';
import { watchTraffic } from './traffic.ts';

/** Pictures of journeys; of those that failed always, of the others when `KILAU_PICTURES` is set. */
export const PICTURES = join(import.meta.dirname, '..', '..', '.cache', 'e2e');
const wanted = Boolean(process.env['KILAU_PICTURES']);
/** Each till asks the server for its pages; what stands where none answers has a journey of its own. */
const TILL = { viewport: { width: 1366, height: 768 }, serviceWorkers: 'block' } as const;

/** So long a step may take on a machine where journeys take turns. */
const PATIENCE_MS = 30_000;

/** What went wrong on the pages of a journey, beside what the journey itself looks at. */
function watchFaults() {
  const faults: string[] = [];
  const failedRequests: string[] = [];
  const watch = (page: Page): void => {
    watchTraffic(page);
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('requestfailed', (request) =>
      failedRequests.push(`${request.failure()?.errorText ?? ''} ${request.url()}`),
    );
  };
  return { faults, watch, told: () => [...faults, ...failedRequests.slice(-5)].join('\n') };
}

/** Walks one journey in a browser window of its own. @throws Error with the step at which it failed. */
export async function walk(browser: Browser, definition: JourneyDefinition, server: Server): Promise<void> {
  const context = await browser.newContext({ ...TILL, locale: 'id-ID', timezoneId: 'Asia/Jakarta' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const { faults, watch, told } = watchFaults();
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
        const other = await (await browser.newContext(TILL)).newPage();
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
        if (wanted) await which.screenshot({ path: join(PICTURES, `${name}.png`) });
      },
    });
    if (faults.length > 0) throw new Error(`errors on the page:\n${faults.join('\n')}`);
  } catch (error) {
    await page
      .screenshot({ path: join(PICTURES, `FAILED-${definition.name.replaceAll(/\W+/g, '-')}.png`) })
      .catch(() => undefined);
    throw new Error(`at "${at}": ${error instanceof Error ? error.message : String(error)}\n${told()}`, {
      cause: error,
    });
  } finally {
    // One device per user: the next journey may need the same person.
    await Promise.all(tills.map(logout));
    await returnTokens(server);
    await Promise.all(tills.map((till) => till.context().close()));
  }
}
