import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, journey, type Journey } from '../lib/journey.ts';
import { call, login, open, token } from '../lib/steps.ts';
import { takeOffered } from '../lib/till.ts';

/** A sales person who has sold nothing yet. */
const NEWCOMER = 'SL99';
const COUNT = /Laporan Tersedia · ([\d,]+) baris/;

/** How many rows the page says there are, once the search is through. */
async function rowsFound(page: Page): Promise<number> {
  const note = page.getByRole('status').filter({ hasText: COUNT });
  await note.waitFor();
  return Number(COUNT.exec(await note.innerText())?.[1]?.replaceAll(',', ''));
}

const exports = (page: Page) => page.getByRole('button', { name: /^(PDF|Excel|CSV)$/ });

/** From another page the way back leads to what was found, from the paper of a row to that row. */
async function back({ page, server, step }: Journey, all: number): Promise<void> {
  step('from another page the way back leads to what was found');
  await open(page, server, '/lihat-penjualan');
  await page.goBack();
  expect((await rowsFound(page)) === all, 'the way back leads to other rows');
  step('a row leads to its paper, and closing that to the row');
  const row = page.locator('tr[data-open]').nth(2);
  const told = await row.innerText();
  await row.press('Enter');
  await page.waitForURL('**/lihat-penjualan?q=*');
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/laporan-penjualan-sales');
  expect((await rowsFound(page)) === all, 'the way back from a paper leads to other rows');
  await page.waitForFunction((text) => (document.activeElement as HTMLElement).innerText === text, told);
}

/** The owner looks at the month by sales person, narrows too far, opens the filters again, and takes the file along. */
export const laporan = journey({
  name: 'report: sales of the month, narrowed, opened and taken along',
  server: 'demo',
  walk: async (walk) => {
    const { page, server, accessible, picture, step } = walk;
    await call(server, 'POST', 'sales', {
      token: await token(server, 'SU1'),
      body: {
        kode_sales: NEWCOMER,
        nama_sales: 'BARU MASUK',
        kode_bank: 'BCA',
        nama_bank: 'BANK CENTRAL ASIA',
        no_rekening: '0080000099',
        nama_rekening: 'BARU MASUK',
      },
    });
    await login(page, 'MU1');
    await open(page, server, '/laporan-penjualan-sales');
    expect((await exports(page).count()) === 0, 'there is something to export before anything was searched');
    await accessible();
    step('a range that ends before it begins');
    const from = page.locator('input[name="tgl_from"]');
    const today = await from.inputValue();
    await from.fill('31/12/2099');
    await page.keyboard.press('F9');
    await page.getByText('Tanggal awal tidak boleh lebih besar dari tanggal akhir').first().waitFor();
    expect(
      (await page.getByText('Tanggal awal tidak boleh lebih besar dari tanggal akhir').count()) === 2,
      'the sentence does not show at both dates',
    );
    step('the month');
    await from.fill(`01/${today.slice(3)}`);
    await page.keyboard.press('Enter');
    await page.keyboard.press('F9');
    const all = await rowsFound(page);
    expect(all > 0, 'the demo chain sold nothing this month');
    expect((await exports(page).count()) === 3, 'the files are not offered');
    // Where something was cancelled, the gross and the cancelled stand above the net.
    const ends = page.getByRole('cell', { name: /^(BRUTO|BATAL|NETTO|TOTAL)$/ });
    await ends.last().waitFor();
    const totals = await ends.count();
    expect(totals === 1 || totals === 3, `the table ends in ${totals} lines of totals`);
    await accessible();
    await picture('laporan-penjualan-sales');
    step('too narrow');
    await page.getByLabel('Sales', { exact: true }).focus();
    await takeOffered(page, NEWCOMER);
    await page.keyboard.press('F9');
    await page.getByText('Data Laporan Transaksi Penjualan Sales Kosong').waitFor();
    expect((await exports(page).count()) === 0, 'an empty report can be exported');
    await accessible();
    step('and open again');
    await page.getByRole('button', { name: 'Kosongkan filter' }).click();
    expect((await rowsFound(page)) === all, 'the rows did not come back');
    // The hand is led to the rows that have come for as long as a slow device takes: only then it is at rest.
    await page.waitForTimeout(500);
    step('as a file');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).press('Enter'),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines.length === all + 1 + totals, `the file has ${lines.length} lines for ${all} rows, a head and totals`);
    await page.waitForFunction(() => document.activeElement?.textContent === 'CSV');
    await back(walk, all);
    step('on a phone');
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390, 'the page is wider than a phone');
    await accessible();
    await picture('laporan-phone');
  },
});
