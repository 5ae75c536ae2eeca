import type { Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import { goTo, login } from '../lib/steps.ts';
import { atDialog } from '../lib/till.ts';

/** Pages that are begun in a dialog, and where the hand must stand on those that are come to from there. */
const DARI = ['/wasting-sepuhan', '/transaksi-poin'] as const;
const KE = [
  ['/pindah-sortir', '[data-scan-box] input'],
  ['/sortir-pembelian', '[data-scan-box] input'],
  ['/gesek-tunai', '#cari-dokumen, [data-line]'],
  ['/transaksi-penjualan', 'main input'],
] as const;

const handAt = (page: Page, where: string): Promise<unknown> =>
  page.waitForFunction((selector) => document.activeElement?.matches(selector), where);

/** Opens the form of a page over it, as F2 does. */
async function opened(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await page.keyboard.press('F2');
  await atDialog(page);
}

/** What is typed at once goes into the page's own field: no key is needed to get there. */
async function typed(page: Page, path: string): Promise<void> {
  await page.keyboard.type('7', { delay: 60 });
  const value = await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value);
  expect(value === '7', `${path} has "${value ?? ''}" where the hand is`);
  await page.keyboard.press('Backspace');
}

/** Straight from a dialog of another page: that goes with its page, and the next one begins in its own field. */
export const dariDialog = journey({
  name: 'from a dialog to another page: the hand stands in its field, by the menu and the way back',
  server: 'demo',
  walk: async ({ page, step }) => {
    await login(page, 'OWNER');
    for (const dari of DARI) {
      for (const [ke, where] of KE) {
        step(`${dari} to ${ke}`);
        await opened(page, dari);
        await goTo(page, ke);
        expect((await page.getByRole('dialog').count()) === 0, `the dialog of ${dari} lies over ${ke}`);
        await handAt(page, where);
        if (where.includes('scan')) await typed(page, ke);
      }
    }
    for (const [ke, where] of KE.slice(0, 3)) {
      step(`back to ${ke}`);
      await goTo(page, ke);
      await opened(page, DARI[0]);
      await page.goBack();
      await page.waitForURL(`**${ke}`);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await handAt(page, where);
    }
  },
});
