import { expect, journey } from '../lib/journey.ts';
import { bothWidths, login, open } from '../lib/steps.ts';

const DELAY = { delay: 90 };

/** The whole shop is counted by type and group: begun, one row typed by keyboard, looked at on a phone, given up. */
export const opnameGlobal = journey({
  name: 'count of the whole shop: typed by keyboard, and its figures are read whole on a phone',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    await login(page, 'SPV2');
    await open(page, server, '/stock-opname-global');
    step('a row is counted');
    await page.keyboard.press('F2');
    const berat = page.getByLabel(/^Berat Hitung/).first();
    await berat.waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Qty Hitung'));
    await page.keyboard.type('1105', DELAY);
    await page.keyboard.press('Enter');
    await page.keyboard.type('1255.165', DELAY);
    await page.keyboard.press('Enter');
    await page.getByText('Selisih', { exact: true }).nth(1).waitFor();
    step('and read on a phone');
    await bothWidths(page, accessible);
    await page.setViewportSize({ width: 390, height: 844 });
    await picture('opname-global-phone');
    const cut = await berat.evaluate((field) => field.scrollWidth - field.clientWidth);
    expect(cut <= 0, `the grams that were counted are cut by ${cut} px`);
    step('and given up');
    await page.getByRole('button', { name: 'Kosongkan Data' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Ya' }).press('Enter');
    await page.getByText('DIKOSONGKAN', { exact: true }).waitFor();
  },
});
