import { titleKey } from '@kilau/contract/core/page.ts';
import { pageAt, pages } from '@kilau/contract/registry.ts';
import { texts } from '@kilau/contract/locales/id/index.ts';
import type { Page } from 'playwright-core';
import { expect, journey, type JourneyDefinition } from '../lib/journey.ts';
import { login, settled } from '../lib/steps.ts';

const paths = pages.filter((page) => page.kind !== 'public').map((page) => page.path);
const COUNTER = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

const titles: Readonly<Record<string, string>> = texts;
const headings = (page: Page): Promise<string[]> => page.getByRole('heading', { level: 1 }).allInnerTexts();

/** Goes to a page inside the program, as a click in the menu does, and waits until it is there. */
async function goTo(page: Page, path: string): Promise<void> {
  const before = await headings(page);
  await page.evaluate((to) => history.pushState({}, '', to), path);
  const title = titles[titleKey(path)] ?? '';
  await page
    .waitForFunction(
      ([wanted, old]) => {
        const now = document.querySelector('h1')?.innerText;
        return document.title === `${wanted} · Kilau` && now !== undefined && (now === wanted || now !== old);
      },
      [title, before[0]] as const,
    )
    .catch((error: unknown) => {
      throw new Error('does not say what it is', { cause: error });
    });
  await settled(page);
}

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

const RAW_KEY = /\b(?:field|page|hint|umum|rule|problem|modul)\.[a-z_-]+\b/;

/** So many journeys share the pages, each with a browser and a login of its own. */
const SHARDS = 4;

/**
 * Every page of the registry opens, says what it is, and axe finds nothing, on the counter's screen and on a phone.
 */
export const everyPage: readonly JourneyDefinition[] = Array.from({ length: SHARDS }, (_, shard) =>
  journey({
    name: `every page opens and is accessible at both widths (${shard + 1} of ${SHARDS})`,
    server: 'demo',
    walk: async ({ page, accessible, picture, step }) => {
      const look = async (path: string): Promise<void> => {
        await page.setViewportSize(COUNTER);
        await goTo(page, path);
        await oneHeading(page);
        const raw = RAW_KEY.exec(await page.locator('body').innerText());
        expect(!raw, `shows a raw text key: ${raw?.[0] ?? ''}`);
        await accessible();
        await picture(`page${path.replaceAll('/', '-')}-1366`);
        await openForm(page, accessible, path);
        await page.setViewportSize(PHONE);
        await accessible();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow <= 1, `is ${overflow} px wider than a phone`);
        await picture(`page${path.replaceAll('/', '-')}-390`);
      };
      step('login');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.getByLabel('User ID').waitFor();
      if (shard === 0) {
        await accessible();
        await page.setViewportSize(PHONE);
        await accessible();
        await page.setViewportSize(COUNTER);
      }
      await login(page, shard % 2 === 0 ? 'OWNER' : 'SU1');
      for (const path of paths.filter((__, index) => index % SHARDS === shard)) {
        step(path);
        await look(path);
      }
    },
  }),
);
