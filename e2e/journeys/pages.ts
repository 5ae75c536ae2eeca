import { pageAt, pages } from '@kilau/contract/registry.ts';
import type { Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import { login, open } from '../lib/steps.ts';

const paths = pages.filter((page) => page.kind !== 'public').map((page) => page.path);

/** Where a page offers a new record by F2 in a dialog, its empty form is as accessible as its list, and Esc leads back. */
async function openForm(page: Page, accessible: () => Promise<void>, path: string): Promise<void> {
  if (pageAt(path)?.source?.type !== 'resource' || await page.getByRole('button', { name: /F2/ }).count() === 0) return;
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input, textarea').first().waitFor();
  await accessible();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' }).catch(() => { throw new Error(`${path}: Esc does not close the form`); });
}

/** Every page of the registry opens, says what it is, and axe finds nothing, on the counter's screen and on a phone. */
export const everyPage = journey({
  name: 'every page opens and is accessible at both widths',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    step('login');
    await page.getByLabel('User ID').waitFor();
    await accessible();
    await page.setViewportSize({ width: 390, height: 844 });
    await accessible();
    await page.setViewportSize({ width: 1366, height: 768 });
    await login(page, 'OWNER');
    for (const path of paths) {
      step(path);
      await page.setViewportSize({ width: 1366, height: 768 });
      await open(page, server, path);
      expect(await page.getByRole('heading', { level: 1 }).count() === 1, `${path} has not exactly one main heading`);
      const text = await page.locator('body').innerText();
      expect(!/\b(?:field|page|hint|umum|rule|problem|modul)\.[a-z_-]+\b/.test(text), `${path} shows a raw text key: ${/\b(?:field|page|hint|umum|rule|problem|modul)\.[a-z_-]+\b/.exec(text)?.[0] ?? ''}`);
      await accessible();
      await picture(`page${path.replaceAll('/', '-')}-1366`);
      await openForm(page, accessible, path);
      await page.setViewportSize({ width: 390, height: 844 });
      await accessible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow <= 1, `${path} is ${overflow} px wider than a phone`);
      await picture(`page${path.replaceAll('/', '-')}-390`);
    }
  },
});
