import type { Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import {
  approve,
  atDialog,
  beam,
  chooseSales,
  forSale,
  handTo,
  payCash,
  reconciled,
  savedNumber,
  scan,
} from '../lib/till.ts';

interface Piece {
  readonly kode_barcode: string;
}

/** The main job: sell, validate, print, report, cancel with an approval, and the books are at 0 all along. */
export const sell = journey({
  name: 'sell, validate, print, report, cancel',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const owner = await token(server, 'SU1');
    const [barcode = '', second = ''] = await forSale(server, owner, 2);
    await login(page, 'KASIR1');
    await open(page, server, '/transaksi-penjualan');
    await chooseSales(page);
    step('scan two pieces');
    await scan(page, barcode);
    await scan(page, second);
    step('the same piece again says so');
    await beam(page, barcode);
    await page
      .getByText(/sudah ada di tabel/i)
      .first()
      .waitFor();
    await accessible();
    await picture('sale-lines');
    step('pay and save');
    await page.keyboard.press('F4');
    await atDialog(page);
    await accessible();
    await picture('sale-payment');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('F8');
    const nomor = await savedNumber(page);
    expect(nomor !== '', 'no number after saving');
    step('validate');
    await open(page, server, '/validasi-penjualan');
    await validate(page, nomor, accessible);
    await picture('sale-validated');
    await reconciled(server, owner);
    step('the nota is looked at, and printed by the key that the dialog waits for');
    const sale = await call<{ status: string }>(server, 'GET', `penjualan/${nomor}`, { token: owner });
    expect(sale.body.status === 'DONE', `the sale is ${sale.body.status}`);
    await printNota(page, server, owner, nomor);
    step('the report has it');
    await open(page, server, '/laporan-penjualan-transaksi');
    await page.keyboard.press('F9');
    await page.getByRole('main').getByText(nomor).first().waitFor();
    await picture('sale-report');
    step('cancel with an approval');
    await open(page, server, '/batal-penjualan');
    // As slowly as a hand: a fast burst would pass for a scanner.
    await page.keyboard.type(nomor, { delay: 60 });
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: nomor }).getByText(barcode).waitFor();
    await bothWidths(page, accessible);
    await cancelHere(page, nomor);
    await picture('sale-cancelled');
    const cancelled = await call<{ status: string }>(server, 'GET', `penjualan/${nomor}`, { token: owner });
    expect(cancelled.body.status === 'CANC', `the sale is ${cancelled.body.status}`);
    await reconciled(server, owner);
  },
});

/** Goes to a sale that waits, and ticks and validates it, with the keys that the list is left to. */
async function validate(page: Page, nomor: string, accessible: () => Promise<void>): Promise<void> {
  await handTo(page, nomor);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: nomor }).getByRole('list', { name: 'Pembayaran' }).waitFor();
  await bothWidths(page, accessible);
  await handTo(page, nomor);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Validasi (1)' }).waitFor();
  await page.keyboard.press('F8');
  await atDialog(page);
  await page.keyboard.press('Enter');
  await page.getByText(`Validasi: ${nomor}`).first().waitFor();
}

/** The preview of a nota counts nothing; Enter prints the original, the button once more a duplicate. */
async function printNota(page: Page, server: Server, owner: string, nomor: string): Promise<void> {
  const counted = async () =>
    (await call<{ cetak: number }>(server, 'GET', `penjualan/${nomor}`, { token: owner })).body.cetak;
  const dialog = page.getByRole('dialog', { name: nomor });
  await dialog.locator('canvas').first().waitFor();
  await atDialog(page);
  expect((await counted()) === 0, 'a preview was counted as a printing');
  for (const [ke, press] of [
    ['1', () => page.keyboard.press('Enter')],
    ['2', () => dialog.getByRole('button', { name: 'Cetak' }).click()],
  ] as const) {
    const printed = page.waitForResponse((one) => one.url().endsWith(`/penjualan/${nomor}/cetak`));
    await press();
    const answer = await printed;
    const { 'x-cetak-ke': told, 'content-type': type } = answer.headers();
    expect(
      answer.status() === 200 && told === ke && type === 'application/pdf',
      `printing ${ke} answers ${answer.status()}, ${told}, ${type}`,
    );
  }
  expect((await counted()) === 2, 'two printings were not counted');
  await dialog.getByRole('button', { name: 'Tutup' }).last().click();
  await dialog.waitFor({ state: 'detached' });
}

/** Gives the reason and the supervisor's word. */
async function cancelHere(page: Page, nomor: string): Promise<void> {
  // The hand is at the reason already; reasons of the shop's list are offered for what is typed.
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'alasan');
  await page.keyboard.type('SALAH INPUT', { delay: 90 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('F8');
  await page.getByRole('dialog', { name: 'Otorisasi' }).waitFor();
  await approve(page, 'SPV1');
  await page.getByText(`Batalkan: ${nomor}`).first().waitFor();
}

/** Validates the sale that was just saved where it was saved; the hand of the next one is there already. */
async function validateHere(page: Page, server: Server, owner: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Validasi & cetak', disabled: false });
  await button.waitFor();
  // Notices of the sale before it may still stand: the card itself says which one this is.
  const told = await page.getByRole('status').filter({ has: button }).innerText();
  const nomor = /KL-FJ-\d{6}-\d{4}/.exec(told)?.[0] ?? '';
  await page.keyboard.press('F8');
  const paper = page.getByRole('dialog', { name: nomor });
  await paper.locator('canvas').first().waitFor();
  await atDialog(page);
  await page.keyboard.press('Escape');
  await paper.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Lihat nota' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('[data-scan-box]') !== null);
  const { body } = await call<{ status: string }>(server, 'GET', `penjualan/${nomor}`, { token: owner });
  expect(body.status === 'DONE', `the sale is ${body.status}`);
}

/** Looks for a paper with Ctrl+K, and takes it. */
async function searchFor(page: Page, nomor: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.waitForFunction(() => document.activeElement?.id === 'cari-semua');
  await page.keyboard.type(nomor.toLowerCase());
  await page.getByText('Lihat Penjualan · Belum divalidasi').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('#cari-semua').waitFor({ state: 'detached' });
}

/** A phone that nobody knows: who buys is typed, and the hand goes on to the goods. */
const HP = '081277776666';

/** Types who buys, scans from the field where he stands, and goes on to the money: he stays who buys. */
async function typedCustomer(page: Page, barcode: string): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'pelanggan');
  await page.keyboard.type(HP, { delay: 90 });
  await scan(page, barcode);
  const typed = await page.locator('[name="pelanggan"]').inputValue();
  expect(typed === HP, `a scan has left ${typed} in the field of the customer`);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /0812-7777-6666/ }).waitFor();
}

/** Cash with a digit too many is asked about; who puts it right has the hand at that payment, and takes it out. */
async function tooMuchCash(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Pembayaran' });
  await page.keyboard.press('F4');
  await atDialog(page);
  await page.keyboard.type('999999999', { delay: 90 });
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('F8');
  await page.getByRole('dialog', { name: 'Periksa Dulu' }).waitFor();
  await atDialog(page);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await atDialog(page);
  await dialog.getByRole('button', { name: /^Hapus/ }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

/** A whole sale without the mouse. */
export const keyboardOnly = journey({
  name: 'a sale with the keyboard only',
  server: 'demo',
  walk: async ({ page, server, step }) => {
    const owner = await token(server, 'SU1');
    const [barcode = ''] = await forSale(server, owner, 1);
    await login(page, 'KASIR1');
    step('Ctrl+K finds the page');
    await page.keyboard.press('Control+k');
    await page.waitForFunction(() => document.activeElement?.matches('[role="dialog"] input'));
    await page.keyboard.type('transaksi penjualan');
    await page.getByText('Transaksi Penjualan').last().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/transaksi-penjualan');
    step('sales, scan, pay, save');
    await page.getByLabel('Sales').waitFor();
    await chooseSales(page);
    await typedCustomer(page, barcode);
    step('a refusal leads the hand to what it is about');
    await tooMuchCash(page);
    await payCash(page);
    await page.keyboard.press('F8');
    const nomor = await savedNumber(page);
    const { body } = await call<{ status: string; barang: Piece[]; pelanggan: { no_hp: string } }>(
      server,
      'GET',
      `penjualan/${nomor}`,
      {
        token: owner,
      },
    );
    expect(
      body.status === 'OPEN' && body.barang[0]?.kode_barcode === barcode && body.pelanggan.no_hp === HP,
      `saved ${JSON.stringify(body).slice(0, 200)}`,
    );
    step('the next scan can follow at once, for a customer of its own');
    const left = await page.locator('[name="pelanggan"]').inputValue();
    expect(left === '', `${left} is left in the field of the next customer`);
    const [next = ''] = await forSale(server, owner, 1);
    await scan(page, next);
    await payCash(page);
    await page.keyboard.press('F8');
    step('the key that saved it validates it, its paper comes, and the hand is back in the scan field');
    await validateHere(page, server, owner);
    step('Ctrl+K finds the paper, and leads to it');
    await searchFor(page, nomor);
    await page.waitForURL(`**/lihat-penjualan?q=${nomor}`);
    await page.getByRole('row', { name: nomor }).waitFor();
    step('and once more from the list that it is on');
    const paper = page.getByRole('dialog', { name: nomor });
    await atDialog(page);
    await page.keyboard.press('Escape');
    await paper.waitFor({ state: 'detached' });
    for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await page.getByRole('row', { name: nomor }).click();
      await paper.waitFor();
      await atDialog(page);
      await close();
      await paper.waitFor({ state: 'detached' });
      await page.waitForURL(`**/lihat-penjualan?q=${nomor}`);
      await page.waitForFunction((row) => document.activeElement?.textContent.includes(row), nomor);
    }
    await searchFor(page, nomor);
    await paper.waitFor();
    await atDialog(page);
    await page.goBack();
    await paper.waitFor();
    await page.goBack();
    await page.waitForURL('**/transaksi-penjualan');
  },
});

/**
 * The line drops in the middle of a sale: nothing is lost, nothing is saved twice, nothing claims to be saved before it
 * is.
 */
export const lostConnection = journey({
  name: 'lost connection: the draft survives and is saved once',
  server: 'demo',
  walk: async ({ page, context, server, step, picture }) => {
    const owner = await token(server, 'SU1');
    const [barcode = ''] = await forSale(server, owner, 1);
    const before = await call<{ data: unknown[] }>(server, 'GET', 'penjualan?status=OPEN&limit=1000', { token: owner });
    await login(page, 'KASIR1');
    await open(page, server, '/transaksi-penjualan');
    await chooseSales(page);
    await scan(page, barcode);
    step('a reload keeps the draft');
    await page.reload();
    await page.getByRole('cell', { name: barcode }).first().waitFor();
    step('offline says so');
    await payCash(page);
    await context.setOffline(true);
    await page.getByText('Looks like you lost your internet connection').waitFor();
    await picture('offline');
    step('back online, the draft is there and is saved once');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Lanjutkan' }).click();
    await page.getByRole('cell', { name: barcode }).first().waitFor();
    await page.keyboard.press('F8');
    await savedNumber(page);
    const after = await call<{ data: unknown[] }>(server, 'GET', 'penjualan?status=OPEN&limit=1000', { token: owner });
    expect(
      after.body.data.length === before.body.data.length + 1,
      `${after.body.data.length - before.body.data.length} sales were saved`,
    );
    await reconciled(server, owner);
  },
});
