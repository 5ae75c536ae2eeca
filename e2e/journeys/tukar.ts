import type { Page } from 'playwright-core';
import { expect, journey, type Journey } from '../lib/journey.ts';
import { Keys } from '../lib/keys.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import { atDialog, beam, cancelSale, chooseSales, forSale, reconciled, scan } from '../lib/till.ts';
import { atCondition, sold } from './pembelian.ts';

interface Sale {
  readonly status: string;
  readonly grand_total: number;
  readonly tukar: number;
  readonly dibeli: { readonly nomor: string } | null;
  readonly barang: readonly unknown[];
  readonly barang_tukar: readonly { readonly harga_beli: number }[];
  readonly bayar: readonly { readonly jenis: string; readonly jumlah: number }[];
}

/** What P1 of the domain guide comes to. */
const LAMA = 3_043_000;
const BARU = 3;
/** From the key that makes it an exchange to its nota, beside the scans: at two keys a second half of half a minute. */
const MOST_KEYS = 30;

/** What is to be paid, or given back, as the panel of the money says it. */
const difference = async (page: Page): Promise<number> => {
  const told = page
    .getByRole('status')
    .filter({ hasText: /Tambah bayar|Kembali ke pelanggan/ })
    .first();
  await told.waitFor();
  const text = await told.innerText();
  const amount = Number(/([\d,]+)$/.exec(text.trim())?.[1]?.replaceAll(',', '') ?? 0);
  return text.includes('Kembali') ? -amount : amount;
};

/** Waits until the old piece that was scanned has the hand, and says how it is. */
async function condition(page: Page, keys: Keys, figure: string): Promise<void> {
  await atCondition(page);
  await keys.press(figure, 'Enter', 'Escape');
}

/** Pays a part by transfer and the rest in cash. */
async function payMixed(page: Page, keys: Keys, part: number): Promise<void> {
  await keys.press('F4');
  await atDialog(page);
  await keys.press('Control+A');
  await keys.type(String(part));
  await keys.press('t', 'Enter');
  // From the amount the hand goes on to the account.
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-haspopup') === 'listbox');
  await keys.type('0081');
  await page.getByRole('option', { name: /0081234567/ }).waitFor();
  await keys.press('Enter', 'Enter');
  await page.getByRole('dialog', { name: 'Pembayaran' }).waitFor({ state: 'detached' });
  await keys.press('F4');
  await atDialog(page);
  await keys.press('Enter');
  await page.getByRole('dialog', { name: 'Pembayaran' }).waitFor({ state: 'detached' });
}

/** Number of what was just saved: the newest sale. The screen tells that of the old nota too, which was scanned. */
async function saved(page: Page, server: Server, owner: string): Promise<string> {
  await page.getByRole('button', { name: 'Validasi & cetak', disabled: false }).waitFor();
  const { body } = await call<{ readonly data: readonly { readonly nomor: string }[] }>(
    server,
    'GET',
    'penjualan?limit=1',
    { token: owner },
  );
  return body.data[0]?.nomor ?? '';
}

/** Validates what was just saved by the key that saved it; the one nota of both sides is shown. */
async function validateHere({ page, picture }: Journey, keys: Keys, nomor: string): Promise<void> {
  await keys.press('F8');
  const dialog = page.getByRole('dialog', { name: nomor });
  await dialog.locator('canvas').first().waitFor();
  await picture(`tukar-nota-${nomor.slice(-4)}`);
  await atDialog(page);
  await keys.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Old goods for new ones, by scanner and keyboard alone. */
export const tukar = journey({
  name: 'exchange: three new pieces for an old one, paid by transfer and cash, kept through a reload, taken back whole',
  server: 'demo',
  walk: async (walk) => {
    const { page, server, accessible, picture, step } = walk;
    const owner = await token(server, 'SU1');
    const { nomor: nota, kode_barcode } = await sold(server, owner);
    const baru = await forSale(server, owner, BARU);
    const keys = new Keys(page);
    await login(page, 'KASIR1');
    await open(page, server, '/transaksi-penjualan');
    await chooseSales(page);
    step('F7 makes the sale an exchange; the piece itself says which side it is of');
    await keys.press('F7');
    await page.getByRole('region', { name: 'Barang lama' }).waitFor();
    for (const kode of baru) await scan(page, kode);
    await beam(page, nota);
    await condition(page, keys, '1');
    await page.getByRole('region', { name: 'Barang lama' }).getByText('3,043,000').first().waitFor();
    await bothWidths(page, accessible);
    await picture('tukar');
    step('a killed tab brings it back');
    await page.waitForTimeout(400);
    await page.reload();
    await page.getByRole('region', { name: 'Barang lama' }).getByText('3,043,000').first().waitFor();
    const beda = await difference(page);
    step('is paid by transfer and cash, saved, validated and printed');
    await payMixed(page, keys, Math.floor(beda / 2));
    await keys.press('F8');
    const nomor = await saved(page, server, owner);
    await validateHere(walk, keys, nomor);
    expect(keys.count <= MOST_KEYS, `${keys.count} keys are more than ${MOST_KEYS}`);
    console.log(`    ${keys.count} keys`);
    const sale = (await call<Sale>(server, 'GET', `penjualan/${nomor}`, { token: owner })).body;
    expect(
      sale.status === 'DONE' && sale.tukar === LAMA && sale.grand_total - LAMA === beda && sale.barang.length === BARU,
      `the exchange is ${JSON.stringify(sale)}`,
    );
    await reconciled(server, owner);
    step('the old piece names the purchase that has it, and is refused');
    await page.keyboard.press('F7');
    await page.getByRole('region', { name: 'Barang lama' }).waitFor();
    await beam(page, kode_barcode);
    await page.getByRole('alert').getByText(String(sale.dibeli?.nomor)).first().waitFor();
    step('is taken back whole, by the word that an exchange takes');
    await cancelSale(page, server, nomor, 'BATAL TUKAR');
    const beli = await call<Sale>(server, 'GET', `pembelian/${sale.dibeli?.nomor ?? ''}`, { token: owner });
    expect(beli.body.status === 'CANC', 'the old piece was not given back');
    await reconciled(server, owner);
  },
});
