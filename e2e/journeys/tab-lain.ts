import type { Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import { login, open } from '../lib/steps.ts';
import { watchTraffic } from '../lib/traffic.ts';

/** What only the owner is told: what goods cost. */
const REPORT = 'penjualan-margin';

/** A month's file takes its time on a busy machine. */
const FILE_MS = 120_000;

/** Leaves by the way out of the program. */
async function leave(page: Page): Promise<void> {
  // The page below has a head with buttons of its own as soon as it has come.
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Keluar' }).click();
  await page.getByLabel('User ID').waitFor();
}

/** Two tabs of one browser: one has files made while the other ends the login and a cashier begins hers. */
export const tabLain = journey({
  name: 'session: what is being made in a tab goes with the login that another tab ends',
  server: 'demo',
  walk: async ({ page, context, server, step }) => {
    let taken = 0;
    page.on('download', () => (taken += 1));
    await login(page, 'OWNER');
    await open(page, server, `/laporan-${REPORT}`);
    const today = await page.locator('input[name="tgl_from"]').inputValue();
    await page.locator('input[name="tgl_from"]').fill(`01/${today.slice(3)}`);
    await page.keyboard.press('F9');
    step('its files are made, and take long to come');
    let come = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      come = resolve;
    });
    const made: Promise<void>[] = [];
    await page.route(new RegExp(`laporan/${REPORT}[.]`), async (route) => {
      const making = route.fetch({ timeout: FILE_MS });
      made.push(making.then(() => undefined));
      // The tab may have gone meanwhile, as it should; what was not made is told where it is waited for.
      await making.then((response) => held.then(() => route.fulfill({ response }))).catch(() => undefined);
    });
    for (const form of ['Excel', 'PDF']) {
      const asked = page.waitForRequest(new RegExp(`laporan/${REPORT}[.]`));
      await page.getByRole('button', { name: form }).click();
      await asked;
    }
    await Promise.all(made);
    step('the other tab ends the login, and somebody else begins hers');
    const other = await context.newPage();
    watchTraffic(other);
    await other.goto(`${server.url}/home`);
    await other.getByRole('main').waitFor();
    await leave(other);
    await page.getByLabel('User ID').waitFor();
    await login(other, 'KASIR1');
    await page.waitForURL('**/home');
    await page.getByRole('main').waitFor();
    come();
    await page.waitForTimeout(1500);
    expect((await page.getByRole('dialog').count()) === 0, "the cashier is shown the owner's paper");
    expect(taken === 0, "the cashier is handed the owner's sheet");
    await other.close();
  },
});
