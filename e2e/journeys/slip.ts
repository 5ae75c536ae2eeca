import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import { chooseSales, forSale, payCash, savedNumber, scan } from '../lib/till.ts';

/** What the shop prints on before the journey, and again after it. */
const BEFORE = { KERTAS_AWAL: 'NOTA', PRINTER_STRUK: '', DUPLICATE_PRINT_MODULE: 'false' };

async function shopPrints(server: Server, owner: string, parameters: Partial<typeof BEFORE>): Promise<void> {
  const settings = Object.entries(parameters).map(([key, value]) => ({ key, value }));
  const { status } = await call(server, 'PUT', 'para-system', { token: owner, body: { settings } });
  expect(status === 200, `the shop's papers were not set: ${status}`);
}

/** Waits until the preview shows so many pages, and the key that prints has the hand. */
async function shown(page: Page, nomor: string, pages: number): Promise<Locator> {
  // The paper itself, where it lies open below, bears the same number: the preview is the one with the choice.
  const dialog = page.getByRole('dialog', { name: nomor }).filter({ has: page.getByRole('radio', { name: 'Slip' }) });
  await dialog
    .locator('canvas')
    .nth(pages - 1)
    .waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Cetak'));
  expect((await dialog.locator('canvas').count()) === pages, 'other copies are shown than the shop keeps');
  return dialog;
}

/** Presses the key that prints, and holds what the server was asked for and what it counted. */
async function printed(page: Page, nomor: string, bentuk: string, ke: string): Promise<void> {
  const answer = page.waitForResponse((one) => one.url().endsWith(`/penjualan/${nomor}/cetak`));
  await page.keyboard.press('Enter');
  const response = await answer;
  const asked = response.request().postDataJSON() as { bentuk: string };
  const told = response.headers()['x-cetak-ke'];
  expect(asked.bentuk === bentuk && told === ke, `printed ${asked.bentuk} the ${told}. time, not ${bentuk} the ${ke}.`);
}

async function close(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** A shop that prints on the roll: from the card of what was saved, from the paper itself, and once more later. */
export const rollSlip = journey({
  name: 'slip: printed on the shop’s paper, with its copies, by keyboard',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const owner = await token(server, 'SU1');
    await shopPrints(server, owner, { KERTAS_AWAL: 'SLIP', DUPLICATE_PRINT_MODULE: 'true' });
    const [barcode = ''] = await forSale(server, owner, 1);
    await login(page, 'KASIR1');
    await open(page, server, '/transaksi-penjualan');
    await chooseSales(page);
    await scan(page, barcode);
    await payCash(page);
    await page.keyboard.press('F8');
    const nomor = await savedNumber(page);
    step('the key that saved validates, and the slip comes: for the customer and for the files');
    await page.getByRole('button', { name: 'Validasi & cetak', disabled: false }).waitFor();
    await page.keyboard.press('F8');
    const first = await shown(page, nomor, 2);
    expect(await first.getByRole('radio', { name: 'Slip' }).isChecked(), 'the shop’s paper is not the one shown');
    await bothWidths(page, accessible);
    await picture('slip-preview');
    await printed(page, nomor, 'slip.pdf', '1');
    await close(page, first);
    step('the card shows it again; a key away is the nota, counted apart');
    await page.getByRole('button', { name: 'Lihat nota' }).click();
    const again = await shown(page, nomor, 2);
    await page.keyboard.press('F2');
    await again.locator('canvas').nth(1).waitFor();
    expect(await again.getByRole('radio', { name: 'Nota' }).isChecked(), 'F2 does not take the other paper');
    await printed(page, nomor, 'nota.pdf', '1');
    await close(page, again);
    step('the paper itself prints it as a reprint, by the arrows of the choice');
    await open(page, server, `/lihat-penjualan?q=${nomor}`);
    await page.getByRole('button', { name: 'Lihat bukti' }).click();
    const reprint = await shown(page, nomor, 2);
    await reprint.getByRole('radio', { name: 'Slip' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    expect(await reprint.getByRole('radio', { name: 'Slip' }).isChecked(), 'the arrows do not choose');
    await printed(page, nomor, 'slip.pdf', '2');
    await close(page, reprint);
    step('a receipt printer that takes plain text gets both copies, and each says DUPLIKAT');
    await shopPrints(server, owner, { KERTAS_AWAL: 'STRUK', PRINTER_STRUK: 'TEKS' });
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Ya', exact: true }).click();
    await reloaded;
    await open(page, server, `/lihat-penjualan?q=${nomor}`);
    await page.getByRole('button', { name: 'Lihat bukti' }).click();
    const raw = await shown(page, nomor, 2);
    const download = page.waitForEvent('download');
    await printed(page, nomor, 'slip.txt', '3');
    const file = await download;
    const text = await readFile(await file.path(), 'utf8');
    for (const said of ['Lembar untuk pelanggan', 'Arsip toko', 'DUPLIKAT ke-2', nomor, 'Kami beli kembali']) {
      expect(text.includes(said), `${file.suggestedFilename()} does not say ${said}`);
    }
    expect(!text.includes('PRATINJAU'), 'what was printed says PRATINJAU');
    await close(page, raw);
    await shopPrints(server, owner, BEFORE);
  },
});
