import { pageAt, pages } from '@kilau/contract/registry.ts';
import type { Page } from 'playwright-core';
import { expect, journey, type Journey, type JourneyDefinition } from '../lib/journey.ts';
import { goTo, login, settled } from '../lib/steps.ts';

const paths = pages.filter((page) => page.kind !== 'public').map((page) => page.path);
const COUNTER = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

/** A part that is fetched by need may take the place of what was drawn before it; in the end there is one heading. */
async function oneHeading(page: Page): Promise<void> {
  await page
    .waitForFunction(() => document.querySelectorAll('h1').length === 1, undefined, { timeout: 5000 })
    .catch((error: unknown) => {
      throw new Error('has not exactly one main heading', { cause: error });
    });
}

/**
 * Where a page offers a new record by F2 in a dialog, its empty form is as accessible as its list, and Esc leads back.
 */
async function openForm(page: Page, accessible: () => Promise<void>, path: string): Promise<void> {
  if (pageAt(path)?.source?.type !== 'resource' || (await page.getByRole('button', { name: /F2/ }).count()) === 0) {
    return;
  }
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input, textarea').first().waitFor();
  await accessible();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' }).catch(() => {
    throw new Error(`${path}: Esc does not close the form`);
  });
}

/** Options that stand beside each other are all to be seen: what has no room there is cut, and nobody scrolls to it. */
const optionsInSight = async (page: Page): Promise<boolean> =>
  page
    .getByRole('radiogroup')
    .evaluateAll((groups) => groups.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1));

const RAW_KEY = /\b(?:field|page|hint|umum|rule|problem|modul)\.[a-z_-]+\b/;

/** So many journeys share the pages, each on two tills at once: while the one waits for the server, the other draws. */
const SHARDS = 2;

/** Looks at one page after the other at both widths, beginning with the width at which the one before has ended. */
async function lookAtAll(page: Page, all: readonly string[], { accessible, picture }: Journey): Promise<void> {
  const atWidth = async (path: string, width: typeof COUNTER): Promise<void> => {
    await page.setViewportSize(width);
    await oneHeading(page);
    await accessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow <= 1, `is ${overflow} px wider than a screen of ${width.width} px`);
    expect(await optionsInSight(page), 'hides one of the options to choose from');
    await picture(`page${path.replaceAll('/', '-')}-${width.width}`, page);
    if (width === COUNTER) await openForm(page, async () => accessible(page), path);
  };
  let widths = [COUNTER, PHONE];
  for (const path of all) {
    try {
      await goTo(page, path);
      await oneHeading(page);
      await settled(page);
      const raw = RAW_KEY.exec(await page.locator('body').innerText());
      expect(!raw, `shows a raw text key: ${raw?.[0] ?? ''}`);
      for (const width of widths) await atWidth(path, width);
    } catch (error) {
      throw new Error(`${path} ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    widths = widths.toReversed();
  }
}

/**
 * Every page of the registry opens, says what it is, and axe finds nothing, on the counter's screen and on a phone.
 */
export const everyPage: readonly JourneyDefinition[] = Array.from({ length: SHARDS }, (_, shard) =>
  journey({
    name: `every page opens and is accessible at both widths (${shard + 1} of ${SHARDS})`,
    server: 'demo',
    walk: async (the) => {
      const { page, accessible, step, anotherTill } = the;
      step('login');
      const tills = [
        { till: page, user: 'OWNER' },
        { till: await anotherTill(), user: 'SU1' },
      ];
      await page.getByLabel('User ID').waitFor();
      if (shard === 0) {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await accessible();
        await page.setViewportSize(PHONE);
        await accessible();
        await page.setViewportSize(COUNTER);
      }
      const mine = paths.filter((__, index) => index % SHARDS === shard);
      step('every page');
      await Promise.all(
        tills.map(async ({ till, user }, number) => {
          await till.emulateMedia({ reducedMotion: 'reduce' });
          await till.getByLabel('User ID').waitFor();
          await login(till, user);
          await lookAtAll(
            till,
            mine.filter((__, index) => index % tills.length === number),
            the,
          );
        }),
      );
    },
  }),
);
