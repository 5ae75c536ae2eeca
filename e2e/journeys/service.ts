import type { Page } from 'playwright-core';
import { expect, journey, type Journey } from '../lib/journey.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import {
  atDialog,
  chooseSales,
  closePaper,
  handTo,
  putAwayPrint,
  reconciled,
  takeOffered,
  validateHere,
} from '../lib/till.ts';
import { pay } from './titipan.ts';

interface Repair {
  readonly status: string;
  readonly grand_total: number;
  readonly sisa_bayar: number;
}

const SERVICE = /KL-SV-\d{6}-\d{4}/;

const read = async (server: Server, owner: string, nomor: string): Promise<Repair> =>
  (await call<Repair>(server, 'GET', `service/${nomor}`, { token: owner })).body;

const typed = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.type(text, { delay: 90 });
  await page.keyboard.press('Enter');
};
const handIn = (page: Page, name: string) =>
  page.waitForFunction((field) => document.activeElement?.getAttribute('name') === field, name);

/** A ring is taken in for a promised day, a part paid. @returns the number of the repair. */
async function takeIn({ page, server, accessible, picture, step }: Journey, owner: string): Promise<string> {
  await open(page, server, '/transaksi-services');
  await accessible();
  await chooseSales(page);
  step('the customer gives no name, the day is promised');
  await page.keyboard.press('Enter');
  await handIn(page, 'tgl_selesai');
  await typed(page, '31122027');
  await typed(page, 'A17');
  await page.keyboard.press('Enter');
  step('a ring is weighed, its work chosen from the list with its charge');
  await handIn(page, 'nama_barang');
  await typed(page, 'CINCIN POLOS');
  await page.keyboard.press('Enter');
  await typed(page, '3.25');
  await takeOffered(page, 'SEPUH');
  await handIn(page, 'deskripsi');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+A');
  await typed(page, '75000');
  await page.getByRole('cell', { name: 'CINCIN POLOS' }).waitFor();
  await pay(page, '25000');
  await page.getByText('Sisa saat diambil').waitFor();
  await bothWidths(page, accessible);
  await picture('service-isian');
  await page.keyboard.press('F8');
  const found = page.getByRole('status').getByText(SERVICE).first();
  await found.waitFor();
  const nomor = SERVICE.exec(await found.innerText())?.[0] ?? '';
  step('is validated where it was saved');
  await validateHere(page, nomor);
  const repair = await read(server, owner, nomor);
  expect(repair.status === 'OPEN' && repair.sisa_bayar === 50_000, `the repair is ${JSON.stringify(repair)}`);
  return nomor;
}

/** Opens a repair of the list and begins a deed. */
async function begin(page: Page, nomor: string, deed: string): Promise<void> {
  await handTo(page, nomor);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: nomor });
  await dialog.getByRole('button', { name: deed, exact: true }).click();
  await atDialog(page);
}

/** A repair by the keyboard: taken in, finished heavier, fetched with the rest, and gone from the list. */
export const service = journey({
  name: 'repair: taken in, finished, picked up',
  server: 'demo',
  walk: async (walk) => {
    const { page, server, accessible, picture, step } = walk;
    const owner = await token(server, 'SU1');
    await login(page, 'KASIR1');
    const nomor = await takeIn(walk, owner);
    step('it is finished a little heavier, and a note says why');
    await open(page, server, '/lihat-services');
    await begin(page, nomor, 'Selesai');
    await page.getByRole('dialog').getByLabel('Berat').fill('3.3');
    await page.getByRole('dialog').getByLabel('Catatan').fill('lapisan baru');
    await accessible();
    await picture('service-selesai');
    await page.keyboard.press('F8');
    await page.getByText(`Selesai: ${nomor}`).first().waitFor();
    const done = await read(server, owner, nomor);
    expect(done.status === 'DONE', `the repair is ${JSON.stringify(done)}`);
    step('it is fetched, and the rest is paid');
    await closePaper(page, nomor);
    await begin(page, nomor, 'Ambil');
    expect((await page.locator('[name="bayar.0.jumlah"]').inputValue()).includes('50,000'), 'the rest is not there');
    await bothWidths(page, accessible);
    await picture('service-ambil');
    await page.keyboard.press('F8');
    await page.getByText(`Ambil: ${nomor}`).first().waitFor();
    await putAwayPrint(page, nomor);
    const gone = await read(server, owner, nomor);
    expect(gone.status === 'CLOS' && gone.sisa_bayar === 0, `the repair is ${JSON.stringify(gone)}`);
    await reconciled(server, owner);
    step('the list leaves it out until it is asked for, and the report has it');
    await closePaper(page, nomor);
    await page.getByText('Tampilkan yang sudah diambil dan batal').waitFor();
    const listed = page.getByRole('main').getByText(nomor).first();
    await listed.waitFor({ state: 'detached' });
    await page.getByRole('switch', { name: /Tampilkan yang sudah/ }).click();
    await listed.waitFor();
    await bothWidths(page, accessible);
    await picture('service-daftar');
    const report = await call<object>(server, 'GET', 'laporan/services-ambil', { token: owner });
    expect(JSON.stringify(report.body).includes(nomor), 'the report does not know the repair');
  },
});
