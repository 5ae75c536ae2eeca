import type { Page } from 'playwright-core';
import { expect, journey, type Journey } from '../lib/journey.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import {
  atDialog,
  beam,
  chooseSales,
  payCash,
  reconciled,
  savedNumber,
  takeOffered,
  validateHere,
} from '../lib/till.ts';
import { pay } from './titipan.ts';

interface Order {
  readonly status: string;
  readonly dibayar: number;
  readonly total_harga: number;
}

const PO = /KL-PO-\d{6}-\d{4}/;
const PERIODE = {
  kode_periode: 'HARIRAYA',
  nama_periode: 'HARI RAYA TAHUN DEPAN',
  tgl_buka: '2020-01-01',
  tgl_tutup: '2099-11-30',
  tgl_janji: '2099-12-31',
  cara_harga: 'KUNCI',
  dp_persen: 30,
  toleransi_persen: 5,
};

const read = async (server: Server, owner: string, nomor: string): Promise<Order> =>
  (await call<Order>(server, 'GET', `pre-order/${nomor}`, { token: owner })).body;

/** Types into the field that has the hand, and goes on to the next one. */
async function typed(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: 90 });
  await page.keyboard.press('Enter');
}

const atField = (page: Page, name: string) =>
  page.waitForFunction((wanted) => document.activeElement?.getAttribute('name') === wanted, name);

/** A ring is ordered for more than its campaign asks for at first. @returns the number. */
async function order({ page, server, accessible, picture, step }: Journey, owner: string): Promise<string> {
  await open(page, server, '/transaksi-pre-order');
  await accessible();
  await chooseSales(page);
  step('a campaign and a ring are chosen, the price of the day is there');
  await page.locator('input[name="periode"]').focus();
  await takeOffered(page, PERIODE.kode_periode);
  await atField(page, 'kode_group');
  await takeOffered(page, '700');
  await atField(page, 'kode_dept');
  await takeOffered(page, 'CN');
  await atField(page, 'nama_barang');
  await typed(page, 'CINCIN PESANAN');
  await page.waitForFunction(
    () => (document.querySelector<HTMLInputElement>('input[name="harga_gram"]')?.value ?? '') !== '',
  );
  await atField(page, 'kadar');
  await page.keyboard.press('Enter');
  await atField(page, 'berat');
  await typed(page, '5');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /CINCIN PESANAN/ }).waitFor();
  await bothWidths(page, accessible);
  await picture('po-isian');
  step('too little at first is not taken');
  await pay(page, '1000000');
  await page.keyboard.press('F8');
  await page.getByText('Pembayaran Masih Kurang').first().waitFor();
  await pay(page, '3000000');
  await page.keyboard.press('F8');
  const found = page.getByRole('status').getByText(PO).first();
  await found.waitFor();
  const nomor = PO.exec(await found.innerText())?.[0] ?? '';
  await validateHere(page, nomor);
  const made = await read(server, owner, nomor);
  expect(made.status === 'DONE' && made.dibayar === 4_000_000, `the order is ${JSON.stringify(made)}`);
  return nomor;
}

/** A ring that has come is tied to it by its barcode, and sold to nobody else then. */
async function tie(
  { page, server, accessible, picture, step }: Journey,
  owner: string,
  nomor: string,
): Promise<string> {
  const ring = { kode_group: '700', kode_dept: 'CN', kode_baki: 'A01', nama_barang: 'CINCIN DATANG', berat_asli: 4.92 };
  const { body } = await call<{ barang: readonly { kode_barcode: string }[] }>(server, 'POST', 'barang', {
    token: owner,
    key: `po-datang-${nomor}`,
    body: { barang: [ring] },
  });
  const kode = body.barang[0]?.kode_barcode ?? '';
  step('what has come is tied to its line');
  await open(page, server, `/closing-barang-po?q=${nomor}`);
  await page.getByRole('radio', { name: /CINCIN PESANAN/, checked: true }).waitFor();
  await bothWidths(page, accessible);
  await picture('po-closing');
  await beam(page, kode);
  await page.getByText(`Semua barang ${nomor} sudah ada`).first().waitFor();
  await accessible();
  step('it is sold to nobody else');
  await open(page, server, '/transaksi-penjualan');
  await beam(page, kode);
  await page.getByText(`sudah menjadi barang PO ${nomor}`).first().waitFor();
  await reconciled(server, owner);
  return kode;
}

/** A pre-order by the keyboard alone: ordered, tied to what has come, and picked up by a sale. */
export const preOrder = journey({
  name: 'pre-order: ordered, tied, picked up in a sale',
  server: 'demo',
  walk: async (walk) => {
    const { page, server, accessible, picture, step } = walk;
    const owner = await token(server, 'SU1');
    await call(server, 'POST', 'periode-pre-order', { token: owner, key: 'po-periode', body: PERIODE });
    await login(page, 'KASIR1');
    const nomor = await order(walk, owner);
    const kode = await tie(walk, owner, nomor);
    step('the sale is paid with it, and brings its piece');
    await open(page, server, '/transaksi-penjualan');
    await chooseSales(page);
    await page.keyboard.press('F4');
    await atDialog(page);
    await page.keyboard.press('o');
    await page.getByLabel('No PO, nama atau no HP').waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
    await page.keyboard.type(nomor, { delay: 90 });
    await page.getByRole('radio', { name: new RegExp(nomor), checked: true }).waitFor();
    await accessible();
    await picture('po-pilih');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Pembayaran' }).waitFor({ state: 'detached' });
    await page.getByRole('row', { name: new RegExp(kode) }).waitFor();
    await payCash(page);
    await bothWidths(page, accessible);
    await picture('po-ambil');
    await page.keyboard.press('F8');
    const sale = await savedNumber(page);
    await validateHere(page, sale);
    const taken = await read(server, owner, nomor);
    expect(taken.status === 'SELESAI', `the order is ${JSON.stringify(taken)}`);
    await reconciled(server, owner);
    step('the list and the reports have it');
    await open(page, server, '/lihat-pre-order');
    await page.getByRole('main').getByText(nomor).first().waitFor();
    await bothWidths(page, accessible);
    await picture('po-daftar');
    for (const nama of ['transaksi-po', 'penjualan-po', 'closing-barang-po']) {
      const report = await call<object>(server, 'GET', `laporan/${nama}`, { token: owner });
      expect(JSON.stringify(report.body).includes(nomor), `${nama} does not know the order`);
    }
  },
});
