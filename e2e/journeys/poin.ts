import type { Page } from 'playwright-core';
import { expect, journey, type Journey } from '../lib/journey.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import {
  atDialog,
  cancelSale,
  chooseSales,
  forSale,
  payCash,
  reconciled,
  savedNumber,
  scan,
  validateHere,
} from '../lib/till.ts';

interface Sale {
  readonly poin: number;
  readonly bayar: readonly { readonly jenis: string; readonly jumlah: number; readonly poin: number | null }[];
}
interface Member {
  readonly poin: number;
  readonly nilai: number;
}
interface Coupon {
  readonly dipakai_dokumen: string;
}

/** A member of the demo chain, and a coupon that nobody has used. */
const MEMBER = 'MB00009';
const KUPON = 'HEMAT75';

/** What the member has, and who has used the coupon. */
async function standing(server: Server, owner: string): Promise<readonly [poin: number, dipakai: string]> {
  const member = await call<Member>(server, 'GET', `member/${MEMBER}/poin`, { token: owner });
  const coupon = await call<Coupon>(server, 'GET', `cek-kupon/${KUPON}`, { token: owner });
  return [member.body.poin, coupon.body.dipakai_dokumen];
}

/** Begins a sale of a piece to the member, by the keyboard alone. */
async function toMember(page: Page, server: Server, barcode: string): Promise<void> {
  await open(page, server, '/transaksi-penjualan');
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  // Who sold last is offered for the next sale, whose hand begins at the goods.
  if ((await at()) === 'kode_sales') await chooseSales(page);
  for (let back = 0; back < 4 && (await at()) !== 'pelanggan'; back += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(MEMBER, { delay: 90 });
  await page.getByRole('option', { name: new RegExp(MEMBER) }).waitFor();
  await page.keyboard.press('Enter');
  await page
    .getByRole('group', { name: 'Pelanggan' })
    .getByText(/\d poin/)
    .waitFor();
  await scan(page, barcode);
}

/** Opens the next payment in the way that a letter chooses. */
async function payBy(page: Page, letter: string, field: string): Promise<void> {
  await page.keyboard.press('F4');
  await atDialog(page);
  await page.keyboard.press(letter);
  await page.getByRole('dialog', { name: 'Pembayaran' }).getByLabel(field).waitFor();
  await page.waitForFunction(
    (label) => document.querySelector<HTMLInputElement>('input:focus')?.labels?.[0]?.textContent === label,
    field,
  );
}

/** Takes a payment over, and waits until its dialog is gone. */
async function taken(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Pembayaran' }).waitFor({ state: 'detached' });
}

/** Saves what stands there and validates it by the same key. @returns its number. */
async function sell(page: Page): Promise<string> {
  await page.keyboard.press('F8');
  const nomor = await savedNumber(page);
  await validateHere(page, nomor);
  return nomor;
}

/** Pays with points and a coupon, the rest in cash. */
async function payAll({ page, accessible, picture, step }: Journey): Promise<void> {
  step('more points than there are are refused at the field');
  await payBy(page, 'p', 'Poin yang dipakai');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('99999', { delay: 90 });
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Pembayaran' }).getByText('Poin Tidak Cukup').waitFor();
  step('points, a coupon and cash pay together');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1', { delay: 90 });
  await accessible();
  await picture('bayar-poin');
  await taken(page);
  await payBy(page, 'u', 'Kode Kupon');
  await page.keyboard.type(KUPON, { delay: 90 });
  await page.getByText(/Potongan .*75,000/).waitFor();
  await accessible();
  await picture('bayar-kupon');
  await taken(page);
  await payCash(page);
  await bothWidths(page, accessible);
  await picture('jual-poin-kupon');
}

/** A member earns points, pays with one and with a coupon, and has both back when the sale is cancelled. */
export const poin = journey({
  name: 'points and a coupon: earned, paid with, given back',
  server: 'demo',
  walk: async (walk) => {
    const { page, server, accessible, picture, step } = walk;
    const owner = await token(server, 'SU1');
    const [pertama = '', kedua = ''] = (await forSale(server, owner, 12)).slice(-2);
    await login(page, 'KASIR1');
    step('a member buys, and earns points');
    await toMember(page, server, pertama);
    await payCash(page);
    await sell(page);
    const [punya] = await standing(server, owner);
    expect(punya > 0, `the member has ${punya} points`);
    await toMember(page, server, kedua);
    await payAll(walk);
    const nomor = await sell(page);
    const { body: sale } = await call<Sale>(server, 'GET', `penjualan/${nomor}`, { token: owner });
    expect(
      sale.bayar.some(({ jenis, poin: banyak }) => jenis === 'POIN' && banyak === 1) &&
        sale.bayar.some(({ jenis, jumlah }) => jenis === 'KUPON' && jumlah === 75_000),
      `the sale was paid ${JSON.stringify(sale.bayar)}`,
    );
    const [lalu, dipakai] = await standing(server, owner);
    expect(lalu === punya - 1 + sale.poin && dipakai === nomor, `${lalu} points, coupon of ${dipakai}`);
    await reconciled(server, owner);
    step('the coupon says who has used it');
    await open(page, server, '/cek-kupon');
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await page.keyboard.type(KUPON, { delay: 90 });
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByText(nomor).first().waitFor();
    await bothWidths(page, accessible);
    await picture('cek-kupon');
    step('the cancel gives both back');
    await cancelSale(page, server, nomor, 'BATAL PENJUALAN');
    const [kembali, bebas] = await standing(server, owner);
    expect(kembali === punya && bebas === '', `${kembali} of ${punya} points, coupon of ${bebas}`);
    await reconciled(server, owner);
  },
});
