import { expect, journey, type Journey } from '../lib/journey.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import {
  atDialog,
  beam,
  chooseSales,
  forSale,
  handTo,
  payCash,
  reconciled,
  savedNumber,
  takeOffered,
  validateHere,
} from '../lib/till.ts';
import { pay } from './titipan.ts';

interface Order {
  readonly status: string;
  readonly jumlah_bayar: number;
  readonly contoh: readonly { readonly kembali: boolean }[];
  readonly barang: readonly { readonly kode_barcode: string | null }[];
}

const PESANAN = /KL-PS-\d{6}-\d{4}/;

const read = async (server: Server, owner: string, nomor: string): Promise<Order> =>
  (await call<Order>(server, 'GET', `pesanan/${nomor}`, { token: owner })).body;

/** Waits until a field has the hand. */
const at = (page: Journey['page'], name: string) =>
  page.waitForFunction((field) => document.activeElement?.getAttribute('name') === field, name);

/** Types into the field of that name, which has the hand, and goes on. */
async function enter(page: Journey['page'], name: string, text: string): Promise<void> {
  await at(page, name);
  await page.keyboard.type(text, { delay: 90 });
  await page.keyboard.press('Enter');
}

/** A day in a month, as it is typed. */
function inAMonth(): string {
  const [year, month, day] = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10).split('-');
  return `${day}/${month}/${year}`;
}

/** A ring is ordered with a piece of the shop as its sample. @returns the number of the order. */
async function order({ page, server, accessible, picture, step }: Journey, owner: string): Promise<string> {
  const [contoh = ''] = (await forSale(server, owner, 7)).slice(-1);
  await open(page, server, '/transaksi-pesanan');
  await accessible();
  await chooseSales(page);
  step('a ring is described: what, of which group, about how heavy');
  await page.keyboard.press('F9');
  await enter(page, 'nama_barang', 'CINCIN UKIR');
  await at(page, 'kode_group');
  await takeOffered(page, '700');
  await at(page, 'kode_dept');
  await takeOffered(page, 'CN');
  await enter(page, 'kadar', '');
  await enter(page, 'berat', '3');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="harga_gram"]')?.value !== '');
  await enter(page, 'harga_gram', '');
  await enter(page, 'ongkos', '150000');
  await enter(page, 'deskripsi', 'INISIAL T');
  await page.getByRole('row', { name: /CINCIN UKIR/ }).waitFor();
  step('a piece of the shop goes along as the sample, and money is left');
  await beam(page, contoh);
  await page.getByRole('row', { name: new RegExp(contoh) }).waitFor();
  await page.locator('input[name="tgl_selesai"]').focus();
  await page.keyboard.type(inAMonth(), { delay: 90 });
  await page.keyboard.press('Escape');
  await pay(page, '500000');
  await bothWidths(page, accessible);
  await picture('pesanan-isian');
  await page.keyboard.press('F8');
  const found = page.getByRole('status').getByText(PESANAN).first();
  await found.waitFor();
  const nomor = PESANAN.exec(await found.innerText())?.[0] ?? '';
  await validateHere(page, nomor);
  const made = await read(server, owner, nomor);
  expect(made.status === 'DONE' && made.jumlah_bayar === 500_000, `the order is ${JSON.stringify(made)}`);
  return nomor;
}

/** Opens an order of the list; its first deed has the hand, also once the dialog has settled. */
async function openByHand(page: Journey['page'], nomor: string): Promise<void> {
  await handTo(page, nomor);
  await page.keyboard.press('Enter');
  await atDialog(page);
  const deed = () => page.waitForFunction(() => document.activeElement?.textContent === 'Lihat bukti');
  await deed();
  await page.waitForTimeout(300);
  await deed();
}

/** What was ordered is finished, a little heavier. */
async function finish(
  { page, server, accessible, picture, step }: Journey,
  owner: string,
  nomor: string,
): Promise<void> {
  step('opened twice, it has the hand at its first deed');
  await open(page, server, '/lihat-pesanan');
  await openByHand(page, nomor);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await openByHand(page, nomor);
  step('the ring is finished at its true weight');
  await page.getByRole('button', { name: 'Barang jadi' }).press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name')?.endsWith('baris'));
  await page.keyboard.type('1', { delay: 90 });
  await page.keyboard.press('Enter');
  await page.keyboard.type('3.12', { delay: 90 });
  await accessible();
  await picture('pesanan-selesai');
  await page.keyboard.press('F8');
  await page.getByRole('dialog').getByText('Sudah jadi').first().waitFor();
  const made = await read(server, owner, nomor);
  expect(made.status === 'SELESAI' && made.barang[0]?.kode_barcode, `the order is ${JSON.stringify(made)}`);
  await reconciled(server, owner);
}

/** A sale picks it up, and the sample comes back. */
async function pickUp(
  { page, server, accessible, picture, step }: Journey,
  owner: string,
  nomor: string,
): Promise<void> {
  step('a sale picks it up, and the rest is paid');
  await open(page, server, '/transaksi-penjualan');
  await chooseSales(page);
  await page.keyboard.press('F4');
  await atDialog(page);
  await page.keyboard.press('s');
  await page.getByLabel('No pesanan, nama atau no HP').waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
  await page.keyboard.type(nomor, { delay: 90 });
  await page.getByRole('radio', { name: new RegExp(nomor), checked: true }).waitFor();
  await accessible();
  await picture('pesanan-pilih');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Pembayaran' }).waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /CINCIN UKIR Pesanan/ }).waitFor();
  await payCash(page);
  await page.keyboard.press('F8');
  const sale = await savedNumber(page);
  await validateHere(page, sale);
  step('the sample comes back to its tray');
  await open(page, server, '/ambil-barang-contoh');
  await page.keyboard.type(nomor, { delay: 90 });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Contoh kembali/ }).waitFor();
  await bothWidths(page, accessible);
  await picture('pesanan-contoh');
  await page.keyboard.press('F8');
  await page.waitForFunction(() => document.body.textContent?.includes('Sudah diambil'));
  await page.getByText(`Contoh kembali: ${nomor}`).first().waitFor();
  const over = await read(server, owner, nomor);
  expect(
    over.status === 'AMBIL' && over.jumlah_bayar === 0 && over.contoh.every(({ kembali }) => kembali),
    `the order is ${JSON.stringify(over)}`,
  );
  await reconciled(server, owner);
}

/** An order by the keyboard alone: with a sample, paid, finished, and picked up by a sale. */
export const pesanan = journey({
  name: 'order: sample, finished at its true weight, picked up in a sale',
  server: 'demo',
  walk: async (walk) => {
    const { page, server, accessible } = walk;
    const owner = await token(server, 'SU1');
    await login(page, 'KASIR1');
    const nomor = await order(walk, owner);
    await finish(walk, owner, nomor);
    await pickUp(walk, owner, nomor);
    for (const path of ['/laporan-pesanan', '/laporan-pesanan-barang', '/laporan-batal-pesanan', '/SubMenuPesanan']) {
      await open(page, server, path);
      await bothWidths(page, accessible);
    }
    const report = await call<object>(server, 'GET', 'laporan/pesanan', { token: owner });
    expect(JSON.stringify(report.body).includes(nomor), 'the report does not know the order');
  },
});
