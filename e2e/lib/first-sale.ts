import type { Page } from 'playwright-core';
import type { Server } from './server.ts';
import { login } from './steps.ts';
import { watchWire, type OverWire } from './wire.ts';

const SALE = '/transaksi-penjualan';
/** What program, styles and texts may weigh from login to first sale, as gzip packs them (docs/decisions.md). */
export const MOST_BYTES = 350_000;

export const programBytes = ({ total: { script, style, texts } }: OverWire): number => script + style + texts;

/** To the sale by way of the menu, as a cashier goes there, until the hand is in its first field. */
export async function toSale(page: Page): Promise<void> {
  // How many wait there stands behind its name, as soon as that is known.
  const section = page.getByRole('button', { name: /^Penjualan ?\d*$/ });
  if ((await section.getAttribute('aria-expanded')) === 'false') await section.click();
  await page.locator(`nav a[href="${SALE}"]`).click();
  await page.waitForURL(`**${SALE}`);
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'kode_sales');
}

/** Logs a cashier in on an empty cache and goes to the sale. @returns all that was fetched, however late it came. */
export async function carriedToSale(page: Page, server: Server): Promise<OverWire> {
  const wire = await watchWire(page);
  await page.goto(server.url);
  await login(page, 'KASIR1');
  await toSale(page);
  // What comes beside the pages counts too: the dialogs and the line of events.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/dialogs-')),
  );
  await page.getByRole('status').getByText('Tersambung').waitFor();
  await page.waitForLoadState('networkidle');
  return wire();
}
