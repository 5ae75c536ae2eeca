import type { Page } from 'playwright-core';
import { expect, journey, type Journey } from '../lib/journey.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import {
  approve,
  atDialog,
  beam,
  chooseSales,
  forSale,
  payCash,
  reconciled,
  savedNumber,
  takeOffered,
  validateHere,
} from '../lib/till.ts';

interface Deposit {
  readonly status: string;
  readonly uang_titip: number;
  readonly grand_total: number;
}

const TITIPAN = /KL-TT-\d{6}-\d{4}/;

const read = async (server: Server, owner: string, nomor: string): Promise<Deposit> =>
  (await call<Deposit>(server, 'GET', `titipan/${nomor}`, { token: owner })).body;

/** Pays an amount in cash, or by a transfer to one of the shop's accounts. */
export async function pay(page: Page, amount: string, rekening?: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Pembayaran' });
  await page.keyboard.press('F4');
  await atDialog(page);
  if (rekening !== undefined) await page.keyboard.press('t');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(amount, { delay: 90 });
  await page.keyboard.press('Enter');
  if (rekening !== undefined) {
    await takeOffered(page, rekening);
    await page.keyboard.press('Enter');
  }
  await dialog.waitFor({ state: 'detached' });
}

/** A piece is kept back for two payments. @returns the number of the deposit. */
async function leave({ page, server, accessible, picture, step }: Journey, owner: string): Promise<string> {
  const [kode = ''] = (await forSale(server, owner, 5)).slice(-1);
  await open(page, server, '/transaksi-titipan');
  await accessible();
  await chooseSales(page);
  step('a piece is scanned, its price locked, and paid in two ways');
  await beam(page, kode);
  await page.getByText(kode).first().waitFor();
  step('something is taken off it');
  await page.getByRole('row', { name: new RegExp(kode) }).focus();
  await page.keyboard.press('Enter');
  await atDialog(page);
  await accessible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('12500', { delay: 90 });
  await picture('titip-tawar');
  await page.keyboard.press('Enter');
  await page.getByText('−12,500').first().waitFor();
  await pay(page, '200000');
  await pay(page, '100000', '0081234567');
  await page.getByText('Sisa saat diambil').waitFor();
  step('a killed tab brings it back, piece and payments');
  await page.waitForTimeout(400);
  await page.reload();
  await page.getByText(kode).first().waitFor();
  await page.getByText('Sisa saat diambil').waitFor();
  await bothWidths(page, accessible);
  await picture('titip-isian');
  await page.keyboard.press('F8');
  await page.getByRole('dialog', { name: 'Otorisasi' }).getByText('Rp. 12,500').first().waitFor();
  await approve(page, 'SPV1');
  const found = page.getByRole('status').getByText(TITIPAN).first();
  await found.waitFor();
  const nomor = TITIPAN.exec(await found.innerText())?.[0] ?? '';
  step('is validated where it was saved');
  await validateHere(page, nomor);
  const deposit = await read(server, owner, nomor);
  expect(deposit.status === 'DONE' && deposit.uang_titip === 300_000, `the deposit is ${JSON.stringify(deposit)}`);
  step('the piece is sold to nobody else');
  await open(page, server, '/transaksi-penjualan');
  await beam(page, kode);
  await page.getByText(`disimpan untuk titipan atau pesanan ${nomor}`).first().waitFor();
  await reconciled(server, owner);
  return nomor;
}

/** A deposit by the keyboard alone: left in two payments, and picked up by a sale. */
export const titipan = journey({
  name: 'deposit: two payments, picked up in a sale',
  server: 'demo',
  walk: async (walk) => {
    const { page, server, accessible, picture, step } = walk;
    const owner = await token(server, 'SU1');
    await login(page, 'KASIR1');
    const nomor = await leave(walk, owner);
    step('the sale is paid with it, and brings its piece');
    await open(page, server, '/transaksi-penjualan');
    await chooseSales(page);
    await page.keyboard.press('F4');
    await atDialog(page);
    await page.keyboard.press('i');
    const cari = page.getByLabel('No titip, nama atau no HP');
    await cari.waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await page.keyboard.type(nomor, { delay: 90 });
    await page.getByRole('radio', { name: new RegExp(nomor), checked: true }).waitFor();
    await accessible();
    await picture('titip-pilih');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Pembayaran' }).waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Titipan/ }).waitFor();
    await payCash(page);
    await bothWidths(page, accessible);
    await picture('titip-ambil');
    await page.keyboard.press('F8');
    const sale = await savedNumber(page);
    await validateHere(page, sale);
    const deposit = await read(server, owner, nomor);
    expect(deposit.status === 'AMBIL' && deposit.uang_titip === 0, `the deposit is ${JSON.stringify(deposit)}`);
    await reconciled(server, owner);
    step('the list and the report have it');
    await open(page, server, '/lihat-titipan');
    await page.getByRole('main').getByText(nomor).first().waitFor();
    await bothWidths(page, accessible);
    const report = await call<object>(server, 'GET', 'laporan/titip-uang', { token: owner });
    expect(JSON.stringify(report.body).includes(nomor), 'the report does not know the deposit');
  },
});
