import type { Page } from 'playwright-core';
import { expect, journey, type Journey } from '../lib/journey.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import { atDialog, beam, reconciled, takeOffered } from '../lib/till.ts';

interface Barang {
  readonly kode_barcode: string;
  readonly berat: number;
  readonly status: string;
}

const handIn = (page: Page, name: string) =>
  page.waitForFunction((field) => document.activeElement?.getAttribute('name') === field, name);
const handAtScan = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.closest('[data-scan-box]') instanceof HTMLElement);

/** Opens a page, where the hand is at the scan. */
async function begin({ page, server, step }: Journey, path: string): Promise<void> {
  step(path.slice(1));
  await open(page, server, path);
  await handAtScan(page);
}
/** Saves it. @returns the number that its paper got. */
async function saved({ page }: Journey, kode: string): Promise<string> {
  const nomor = new RegExp(`KL-${kode}-\\d{6}-\\d{4}`);
  await page.keyboard.press('F8');
  const told = page.getByRole('status').getByText(nomor).first();
  await told.waitFor();
  const found = nomor.exec(await told.innerText())?.[0] ?? '';
  await handAtScan(page);
  return found;
}
/** Scans a piece, of which a line comes. */
async function beamed(page: Page, kode_barcode: string): Promise<void> {
  await beam(page, kode_barcode);
  await page.getByRole('cell', { name: kode_barcode }).first().waitFor();
}
/** The first field beside the list, by its key; what is offered there is taken, and the hand goes back to the scan. */
async function chosen(page: Page, word: string): Promise<void> {
  await page.keyboard.press('F6');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
  await page.keyboard.press('Control+A');
  await takeOffered(page, word);
  await page.keyboard.press('F9');
  await handAtScan(page);
}
/** The number of a batch, typed; then a piece of it, scanned, and its weight. */
async function weighed(page: Page, no_kirim: string, kode_barcode: string, gram: string): Promise<void> {
  await page.keyboard.type(no_kirim.toLowerCase(), { delay: 90 });
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (nomor) => document.querySelector<HTMLInputElement>('input[name="no_kirim"]')?.value === nomor,
    no_kirim,
  );
  await beamed(page, kode_barcode);
  await handIn(page, 'berat');
  await page.keyboard.type(gram, { delay: 90 });
  await page.keyboard.press('Enter');
  await handAtScan(page);
}

/** A bought piece is sorted to be washed, sent, comes back lighter, its loss is booked, and it is for sale again. */
export const sepuhan = journey({
  name: 'refinishing: a bought piece sorted, washed, received lighter, and for sale under a new barcode',
  server: 'demo',
  walk: async (walk) => {
    const { page, server, accessible, picture, step } = walk;
    const mine = await token(server, 'SU1');
    const read = async <T>(path: string): Promise<T> => (await call<T>(server, 'GET', path, { token: mine })).body;
    const { data } = await read<{ data: readonly Barang[] }>('barang?status=BELI&limit=1');
    const [{ kode_barcode, berat } = { kode_barcode: '', berat: 0 }] = data;
    await login(page, 'KASIR1');
    await begin(walk, '/sortir-pembelian');
    await chosen(page, 'Cuci');
    await beamed(page, kode_barcode);
    // A piece is there once, however often it is scanned.
    await beam(page, kode_barcode);
    await page.getByRole('alert').getByText(kode_barcode).first().waitFor();
    await bothWidths(page, accessible);
    await picture('sortir');
    await saved(walk, 'SR');

    await begin(walk, '/kirim-barang-cuci');
    await chosen(page, 'TK01');
    await beamed(page, kode_barcode);
    const no_kirim = await saved(walk, 'KC');

    await begin(walk, '/terima-sepuhan');
    await weighed(page, no_kirim, kode_barcode, (berat - 0.01).toFixed(3));
    await bothWidths(page, accessible);
    await picture('terima-sepuhan');
    await saved(walk, 'TS');

    step('wasting-sepuhan');
    await open(page, server, '/wasting-sepuhan');
    await page.waitForFunction(() => document.activeElement?.matches('#cari-dokumen, [data-line]'));
    await page.keyboard.press('F2');
    await atDialog(page);
    await handIn(page, 'no_kirim');
    await page.keyboard.type(no_kirim, { delay: 90 });
    await page.keyboard.press('F8');
    const sheet = page.getByRole('dialog', { name: /KL-WS-\d{6}-\d{4}/ });
    await atDialog(page);
    await sheet.locator('canvas').first().waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    const batch = await read<{ status: string; berat_wasting: number; berat_sisa: number }>(
      `kirim-barang-cuci/${no_kirim}`,
    );
    expect(batch.status === 'DONE' && batch.berat_wasting === 0.01 && batch.berat_sisa === 0, JSON.stringify(batch));

    await begin(walk, '/pindah-sortir');
    await chosen(page, 'A01');
    await beamed(page, kode_barcode);
    const nomor = await saved(walk, 'MS');
    const { barang } = await read<{ barang: readonly { readonly kode_baru: string }[] }>(`pindah-sortir/${nomor}`);
    const baru = await read<{ barang: Barang }>(`barang/${barang[0]?.kode_baru ?? ''}`);
    expect(JSON.stringify(baru).includes('TERSEDIA'), JSON.stringify(baru));
    await reconciled(server, mine);
  },
});
