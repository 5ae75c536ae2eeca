import { pageAt, pages } from '@kilau/contract/registry.ts';
import type { Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import { login, open } from '../lib/steps.ts';

const paths = pages.filter((page) => page.kind !== 'public').map((page) => page.path);

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

/**
 * Every page of the registry opens, says what it is, and axe finds nothing, on the counter's screen and on a phone. Two
 * people walk at once.
 */
export const everyPage = journey({
  name: 'every page opens and is accessible at both widths',
  server: 'demo',
  walk: async ({ page, server, accessible, anotherTill, picture, step }) => {
    const look = async (on: Page, path: string): Promise<void> => {
      const check = () => accessible(on);
      await on.setViewportSize({ width: 1366, height: 768 });
      await open(on, server, path);
      expect((await on.getByRole('heading', { level: 1 }).count()) === 1, 'has not exactly one main heading');
      const raw = RAW_KEY.exec(await on.locator('body').innerText());
      expect(!raw, `shows a raw text key: ${raw?.[0] ?? ''}`);
      await check();
      await picture(`page${path.replaceAll('/', '-')}-1366`, on);
      await openForm(on, check, path);
      await on.setViewportSize({ width: 390, height: 844 });
      await check();
      const overflow = await on.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow <= 1, `is ${overflow} px wider than a phone`);
      await picture(`page${path.replaceAll('/', '-')}-390`, on);
    };
    step('login');
    await page.getByLabel('User ID').waitFor();
    await accessible();
    await page.setViewportSize({ width: 390, height: 844 });
    await accessible();
    await page.setViewportSize({ width: 1366, height: 768 });
    await login(page, 'OWNER');
    const other = await anotherTill();
    await login(other, 'SU1');
    step('page after page');
    const left = [...paths];
    const walkOn = async (on: Page): Promise<void> => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        const here = path;
        await look(on, here).catch((error: unknown) => {
          left.length = 0;
          throw new Error(`${here}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
        });
      }
    };
    await Promise.all([walkOn(page), walkOn(other)]);
  },
});
