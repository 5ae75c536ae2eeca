import type { Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import { Keys } from '../lib/keys.ts';
import type { Server } from '../lib/server.ts';
import { call, login, settled, token } from '../lib/steps.ts';
import { atDialog, forSale, reconciled, scan } from '../lib/till.ts';

/** So many keys are a hand's beside its scans, from the password of the login to the printed nota. */
const MOST_KEYS = 55;
const PIECES = 3;
/** The end of a phone number that no other member has. */
const HP = '081200007788';

interface Sale {
  readonly status: string;
  readonly diskon: number;
  readonly pelanggan: { readonly kode_member: string };
  readonly bayar: readonly { readonly jenis: string }[];
}

const focused = (page: Page, name: string) =>
  page.waitForFunction((wanted) => document.activeElement?.getAttribute('name') === wanted, name);
const atScan = (page: Page) => page.waitForFunction(() => document.activeElement?.closest('[data-scan-box]') !== null);

/** A till where the cashier worked the day before: it knows who she is, and asks for the password. */
async function yesterday(page: Page, server: Server): Promise<void> {
  await page.goto(server.url);
  await login(page, 'KASIR1');
  await settled(page);
  await page.getByRole('button', { name: /SITI/ }).click();
  await page.getByText('Keluar', { exact: true }).click();
  await page.getByLabel('User ID').waitFor();
}

async function logIn(page: Page, keys: Keys): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password');
  await keys.type('demo-kilau');
  await keys.press('Enter');
  await page.waitForURL('**/home');
  await page.getByRole('main').waitFor();
}

/** The home of a cashier begins a sale with one key. */
async function toSale(page: Page, keys: Keys): Promise<void> {
  await page.getByRole('button', { name: /^Penjualan Baru/i }).waitFor();
  await keys.press('F2');
  await page.waitForURL('**/transaksi-penjualan');
}

async function whoSellsAndBuys(page: Page, keys: Keys): Promise<void> {
  await focused(page, 'kode_sales');
  await keys.type('01');
  await page.getByRole('option', { name: /SL01/ }).waitFor();
  await keys.press('Enter');
  await focused(page, 'pelanggan');
  await keys.type(HP.slice(-4));
  await page.getByRole('option', { name: /BU KUNCI/ }).waitFor();
  await keys.press('Enter');
  await atScan(page);
}

/** A part in cash, the rest from a card: its F8 saves the sale. */
async function payAndSave(page: Page, keys: Keys): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Pembayaran' });
  await keys.press('F4');
  await atDialog(page);
  await keys.type('500000');
  await keys.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await keys.press('F4');
  await atDialog(page);
  await keys.press('d');
  await dialog.getByLabel('Rekening tujuan').waitFor();
  await keys.press('Enter');
  await keys.type('b');
  await page.getByRole('option', { name: /BCA/ }).waitFor();
  await keys.press('Enter');
  // The digits of the card come next.
  await page.waitForFunction(() => document.activeElement?.getAttribute('maxlength') === '4');
  await keys.press('F8');
}

async function approveAndPrint(page: Page, keys: Keys): Promise<string> {
  const asked = page.getByRole('dialog', { name: 'Otorisasi' });
  await asked.waitFor();
  await atDialog(page);
  await keys.type('SPV1');
  await keys.press('Enter');
  await keys.type('demo-kilau');
  await keys.press('Enter');
  const button = page.getByRole('button', { name: 'Validasi & cetak', disabled: false });
  await button.waitFor();
  const told = await page.getByRole('status').filter({ has: button }).innerText();
  const nomor = /KL-FJ-\d{6}-\d{4}/.exec(told)?.[0] ?? '';
  await keys.press('F8');
  await page.getByRole('dialog', { name: nomor }).locator('canvas').first().waitFor();
  await atDialog(page);
  const printed = page.waitForResponse((one) => one.url().endsWith(`/penjualan/${nomor}/cetak`));
  await keys.press('Enter');
  const answer = await printed;
  expect(answer.headers()['x-cetak-ke'] === '1', `the printing answers ${answer.status()}`);
  return nomor;
}

/** Three pieces for a member, a discount with its approval, cash and card, validated and printed, without the mouse. */
export const keystrokes = journey({
  name: 'a sale costs few keystrokes from login to nota',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const owner = await token(server, 'SU1');
    await call(server, 'POST', 'member', {
      token: owner,
      body: { kode_member: 'KUNCI', nama_member: 'BU KUNCI', no_hp: HP, alamat: 'JL PAPAN KETIK 55' },
    });
    const pieces = await forSale(server, owner, PIECES);
    const keys = new Keys(page);
    await yesterday(page, server);
    step('log in, and to the sale');
    await logIn(page, keys);
    await toSale(page, keys);
    step('sales person and member');
    await whoSellsAndBuys(page, keys);
    step('three scans, two percent off the last');
    for (const barcode of pieces) await scan(page, barcode);
    await keys.press('%');
    await page.waitForFunction(() => document.activeElement?.closest('form[aria-label^="Ubah baris"]') !== null);
    await accessible();
    await keys.type('2');
    await keys.press('Enter');
    await page.getByText('Perlu otorisasi: OTORISASI DISKON').waitFor();
    await accessible();
    await picture('sale-keys');
    step('cash and card');
    await payAndSave(page, keys);
    step('approval, validation, nota');
    const nomor = await approveAndPrint(page, keys);
    const { body } = await call<Sale>(server, 'GET', `penjualan/${nomor}`, { token: owner });
    const jenisBayar = body.bayar.map(({ jenis: cara }) => cara).toSorted();
    expect(
      body.status === 'DONE' && body.diskon > 0 && body.pelanggan.kode_member === 'KUNCI',
      `sold ${JSON.stringify(body).slice(0, 300)}`,
    );
    expect(jenisBayar.join() === 'CASH,DEBET', `paid by ${jenisBayar.join()}`);
    expect(keys.count <= MOST_KEYS, `${keys.count} keys are more than ${MOST_KEYS}`);
    console.log(`    ${keys.count} keys`);
    await reconciled(server, owner);
  },
});
