import type { Page } from 'playwright-core';
import { expect, journey, type Journey } from '../lib/journey.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import {
  beam,
  chooseSales,
  closePaper,
  forSale,
  handTo,
  namePasserBy,
  payCash,
  putAwayPrint,
  reconciled,
  validateHere,
} from '../lib/till.ts';

interface Paper {
  readonly status: string;
  readonly harga_jual_cicil: number;
  readonly dp_rp: number;
  readonly sisa_bayar: number;
  readonly tenor: number;
  readonly no_penjualan: string;
}

const CICILAN = /KL-CC-\d{6}-\d{4}/;

const read = async (server: Server, owner: string, nomor: string): Promise<Paper> =>
  (await call<Paper>(server, 'GET', `cicilan/${nomor}`, { token: owner })).body;

/** A ring is sold by instalments, six of them, for the least down payment. @returns the number of the paper. */
async function sell({ page, server, accessible, picture, step }: Journey, owner: string): Promise<string> {
  const [kode = ''] = (await forSale(server, owner, 7)).slice(-1);
  await open(page, server, '/transaksi-cicilan');
  await accessible();
  await chooseSales(page);
  await namePasserBy(page, 'BU CICI');
  step('a piece is scanned, six payments are chosen, the least down payment is paid');
  await beam(page, kode);
  await page.getByText(kode).first().waitFor();
  await page.keyboard.press('F6');
  await page.getByRole('radio', { name: '6 ×', checked: true }).waitFor({ state: 'attached' });
  await payCash(page);
  await page.getByText('Dicicil', { exact: true }).waitFor();
  await bothWidths(page, accessible);
  await picture('cicilan-isian');
  await page.keyboard.press('F8');
  const found = page.getByRole('status').getByText(CICILAN).first();
  await found.waitFor();
  const nomor = CICILAN.exec(await found.innerText())?.[0] ?? '';
  step('is validated where it was saved');
  await validateHere(page, nomor);
  const paper = await read(server, owner, nomor);
  const whole = paper.sisa_bayar === paper.harga_jual_cicil - paper.dp_rp;
  expect(paper.status === 'AKTIF' && paper.tenor === 6 && whole, `the paper is ${JSON.stringify(paper)}`);
  step('the piece is sold to nobody else');
  await open(page, server, '/transaksi-penjualan');
  await beam(page, kode);
  await page.getByText(`sedang dicicil di ${nomor}`).first().waitFor();
  return nomor;
}

/** Pays a sum in cash by a deed of the paper that is open, and puts away what it brings to print. */
async function pay(page: Page, nomor: string, deed: string, amount: number): Promise<void> {
  await page.getByRole('button', { name: deed, exact: true }).press('Enter');
  const field = page.getByLabel('Jumlah');
  await field.waitFor();
  // The key that saves leads to the sum where that is missing; what is due at once is there already.
  if ((await field.inputValue()) === '') await page.keyboard.press('F8');
  else await field.focus();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name')?.endsWith('jumlah'));
  await page.keyboard.type(String(amount), { delay: 90 });
  await page.keyboard.press('F8');
  await putAwayPrint(page, nomor);
}

/** Opens a paper in the list, by keys. */
async function openPaper(page: Page, nomor: string): Promise<void> {
  await handTo(page, nomor);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: nomor }).waitFor();
  // At its first deed where that is in sight, at the paper where that is long.
  await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]') !== null);
}

/** Instalments by the keyboard: a down payment, one payment, and the rest at once, which sells the piece. */
export const cicilan = journey({
  name: 'instalments: down payment, a payment, and the last one that sells the piece',
  server: 'demo',
  walk: async (walk) => {
    const { page, server, accessible, picture, step } = walk;
    const owner = await token(server, 'SU1');
    await login(page, 'KASIR1');
    const nomor = await sell(walk, owner);
    const before = await read(server, owner, nomor);
    step('an instalment is paid from the list');
    await open(page, server, '/lihat-cicilan');
    await openPaper(page, nomor);
    await bothWidths(page, accessible);
    await picture('cicilan-kertas');
    await pay(page, nomor, 'Bayar angsuran', 100_000);
    const paid = await read(server, owner, nomor);
    expect(paid.sisa_bayar === before.sisa_bayar - 100_000, `the paper is ${JSON.stringify(paid)}`);
    await reconciled(server, owner);
    step('and the rest at once: the sale is made');
    await closePaper(page, nomor);
    await openPaper(page, nomor);
    await pay(page, nomor, 'Pelunasan cepat', paid.sisa_bayar);
    const sold = await read(server, owner, nomor);
    expect(sold.status === 'LUNAS' && sold.sisa_bayar === 0, `the paper is ${JSON.stringify(sold)}`);
    await reconciled(server, owner);
    step('the lists and the report have it');
    await open(page, server, '/lihat-penjualan');
    await page.getByText(sold.no_penjualan).first().waitFor();
    for (const path of ['/lelang-cicilan', '/batal-cicilan']) {
      await open(page, server, path);
      await bothWidths(page, accessible);
    }
    const report = await call<object>(server, 'GET', 'laporan/penjualan-cicilan', { token: owner });
    expect(JSON.stringify(report.body).includes(nomor), 'the report does not know the instalments');
  },
});
