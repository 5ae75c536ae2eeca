import type { Page } from 'playwright-core';
import { expect } from './journey.ts';
import type { Server } from './server.ts';
import { call, login, open } from './steps.ts';

interface Piece {
  readonly kode_barcode: string;
}
interface Check {
  readonly kunci: string;
  readonly selisih: number;
}

/** Barcodes of one price group that are for sale now. */
export async function forSale(server: Server, from: string, count: number): Promise<string[]> {
  const { body } = await call<{ data: Piece[] }>(
    server,
    'GET',
    `barang?status=TERSEDIA&kode_group=700&limit=${count}`,
    { token: from },
  );
  return body.data.map((piece) => piece.kode_barcode);
}

/** Keys as a scanner sends them: all at once, from wherever the focus is, ended by Enter. */
export async function beam(page: Page, barcode: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys) {
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
      }
    },
    [...Array.from(barcode), 'Enter'],
  );
}

/** Scans a piece and waits for its line, price and all: the code is there a moment before the server's answer. */
export async function scan(page: Page, barcode: string): Promise<void> {
  await beam(page, barcode);
  await page.getByRole('cell', { name: barcode }).first().waitFor();
  await page
    .getByRole('row', { name: new RegExp(barcode) })
    .getByRole('cell', { name: /\d,\d{3}/ })
    .first()
    .waitFor();
}

/** Chooses a sales person in the field that has the focus when a sale begins. */
export async function chooseSales(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'kode_sales');
  await page.keyboard.type('SL01', { delay: 60 });
  await page.getByRole('option', { name: /SL01/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>('[name="kode_sales"]')?.value.includes('RINA'),
  );
}

/** Says the name of a customer who is no member, by keys. */
export async function namePasserBy(page: Page, nama: string): Promise<void> {
  await page.locator('[name="pelanggan"]').focus();
  await page.keyboard.type(nama, { delay: 60 });
  await page.getByRole('option', { name: new RegExp(`Bukan member ${nama}`) }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: nama }).waitFor();
}

/** Waits until a dialog is there and has the hand, so that the next key is for it. */
export async function atDialog(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.activeElement?.closest('[role="dialog"]')?.contains(document.activeElement) &&
      document.activeElement.matches('input, button, select, textarea'),
  );
}

/** Goes down a list that has the hand, row by row, to the one of a number. */
export async function handTo(page: Page, nomor: string): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches('[data-line]'));
  for (let row = 0; row < 60; row += 1) {
    const told = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (told.includes(nomor)) return;
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction((before) => document.activeElement?.textContent !== before, told);
  }
  throw new Error(`no row of ${nomor} within 60`);
}

/** Puts away what a deed brings to print: that has the hand, and gives it back to the paper. */
export async function putAwayPrint(page: Page, nomor: string): Promise<void> {
  const print = page.getByRole('dialog', { name: nomor }).last().locator('canvas').first();
  await print.waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Cetak'));
  await page.keyboard.press('Escape');
  await print.waitFor({ state: 'detached' });
  await atDialog(page);
}

/** Closes the paper that stands over its list, which has the hand again. */
export async function closePaper(page: Page, nomor: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: nomor }).waitFor({ state: 'detached' });
}

/** Pays what is due in cash, with two keys. */
export async function payCash(page: Page): Promise<void> {
  await page.keyboard.press('F4');
  await atDialog(page);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Pembayaran' }).waitFor({ state: 'detached' });
}

/** Takes the first of what the field that has the hand offers for a code, and goes on. */
export async function takeOffered(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code, { delay: 90 });
  await page
    .getByRole('option', { name: new RegExp(code) })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
}

/** Number of the sale that was saved last, as the screen says it. */
export async function savedNumber(page: Page): Promise<string> {
  const found = page.getByText(/KL-FJ-\d{6}-\d{4}/).first();
  await found.waitFor();
  return /KL-FJ-\d{6}-\d{4}/.exec(await found.innerText())?.[0] ?? '';
}

/** Gives a supervisor's or owner's word in the dialog that asks for it. */
export async function approve(page: Page, user: string, password = 'demo-kilau'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  await dialog.getByLabel('Username').fill(user);
  await dialog.locator('input[type="password"]').fill(password);
  await dialog.getByRole('button', { name: 'Setujui' }).click();
}

/** Validates what was just saved by the key that saved it, and puts its paper away. */
export async function validateHere(page: Page, nomor: string): Promise<void> {
  await page.getByRole('button', { name: 'Validasi & cetak', disabled: false }).waitFor();
  await page.waitForTimeout(700);
  await page.keyboard.press('F8');
  const dialog = page.getByRole('dialog', { name: nomor });
  await dialog.locator('canvas').first().waitFor();
  await atDialog(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Cancels a sale by its number, with the word of a supervisor for what is asked. */
export async function cancelSale(page: Page, server: Server, nomor: string, kategori: string): Promise<void> {
  await open(page, server, '/batal-penjualan');
  await page.keyboard.type(nomor, { delay: 90 });
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'alasan');
  await page.keyboard.type('CUSTOMER BATAL', { delay: 90 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('F8');
  await page.getByRole('dialog', { name: 'Otorisasi' }).getByText(kategori).first().waitFor();
  await approve(page, 'SPV1');
  await page.getByText(`Batalkan: ${nomor}`).first().waitFor();
}

interface Approved {
  readonly disetujui_oleh: string;
  readonly diminta_oleh: string;
  readonly dipakai: boolean;
}

/** Fails unless a sale of KASIR1 was saved with a discount that SPV1 gave, once. */
export async function discountedBy(server: Server, owner: string, nomor: string, diskon: number): Promise<void> {
  const { body } = await call<{ diskon: number }>(server, 'GET', `penjualan/${nomor}`, { token: owner });
  expect(body.diskon === diskon, `saved with a discount of ${body.diskon}`);
  const { body: given } = await call<{ data: Approved[] }>(server, 'GET', 'otorisasi/hari-ini', { token: owner });
  const [last] = given.data;
  expect(
    last?.disetujui_oleh === 'SPV1' && last.diminta_oleh === 'KASIR1' && last.dipakai,
    `approved ${JSON.stringify(last)}`,
  );
}

/** Fails unless all checks of the shop's books are at 0. */
export async function reconciled(server: Server, owner: string): Promise<void> {
  const { body } = await call<Check[]>(server, 'GET', 'rekonsiliasi', { token: owner });
  const wrong = body.filter((check) => check.selisih !== 0);
  expect(body.length > 5 && wrong.length === 0, `the books differ: ${JSON.stringify(wrong)}`);
}

/** A cashier with one piece in a sale. @returns its barcode. */
export async function beginSale(page: Page, server: Server, from: string): Promise<string> {
  const [barcode = ''] = await forSale(server, from, 1);
  await login(page, 'KASIR1');
  await open(page, server, '/transaksi-penjualan');
  await chooseSales(page);
  await scan(page, barcode);
  return barcode;
}

/** A discount of 50,000 on it, which wants an approval. */
export async function discount50(page: Page, barcode: string): Promise<void> {
  await editLine(page, barcode, 'Diskon');
  await page.keyboard.type('50000', { delay: 90 });
  await page.keyboard.press('Enter');
  await page.getByText('Perlu otorisasi: OTORISASI DISKON').waitFor();
}

/** Opens the line under the hand and goes to one of its fields with Enter. */
export async function editLine(page: Page, barcode: string, field: string): Promise<void> {
  await page.getByRole('row', { name: new RegExp(`^${barcode}`) }).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () =>
      document.activeElement instanceof HTMLInputElement &&
      document.activeElement.closest('form[aria-label^="Ubah baris"]') !== null,
  );
  await page.getByLabel(field, { exact: true }).focus();
  // The form leads the hand to its first field when it opens; the wanted one must hold it before anything is typed.
  await page.waitForTimeout(150);
  await page.getByLabel(field, { exact: true }).focus();
}
