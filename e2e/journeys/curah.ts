import type { Page } from 'playwright-core';
import { expect, journey, type Journey } from '../lib/journey.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import {
  approve,
  atDialog,
  chooseSales,
  handTo,
  payCash,
  reconciled,
  savedNumber,
  takeOffered,
  validateHere,
} from '../lib/till.ts';

interface Terima {
  readonly no_terima: string;
  readonly baris: readonly { readonly qty_input: number; readonly berat_input: number }[];
}
interface Stok {
  readonly kode_baki: string;
  readonly qty: number;
  readonly berat: number;
  readonly pesan_qty: number;
}

/** Types into a field that offers a list, and takes what it offers. */
async function choose(page: Page, name: string, code: string): Promise<void> {
  await page.locator(`input[name="${name}"]`).click();
  await takeOffered(page, code);
}

/** A pouch is found by its name and sold with something taken off, by a supervisor's word. */
async function sellPouch({ page, server, accessible, picture }: Journey, owner: string): Promise<void> {
  await open(page, server, '/transaksi-penjualan');
  await chooseSales(page);
  await page.keyboard.press('F9');
  await atDialog(page);
  await page.keyboard.type('pouch', { delay: 90 });
  await page.getByRole('row', { name: /POUCH BELUDRU/ }).waitFor();
  await page.keyboard.press('Enter');
  const diskon = page.getByLabel('Diskon POUCH BELUDRU');
  await diskon.focus();
  await page.keyboard.type('5000', { delay: 90 });
  await page.keyboard.press('Enter');
  await payCash(page);
  await bothWidths(page, accessible);
  await picture('aksesoris-diskon');
  await page.keyboard.press('F8');
  await page.getByRole('dialog', { name: 'Otorisasi' }).getByText('Rp. 5,000').waitFor();
  await approve(page, 'SPV1');
  const nomor = await savedNumber(page);
  await validateHere(page, nomor);
  const { body } = await call<{ grand_total: number; diskon: number }>(server, 'GET', `penjualan/${nomor}`, {
    token: owner,
  });
  expect(body.grand_total === 20_000 && body.diskon === 5000, `the sale is ${JSON.stringify(body)}`);
}

/** Goods come from a supplier, are kept by the gram, and become pieces one by one. */
export const received = journey({
  name: 'goods received: kept by the gram until each piece is entered',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const mine = await token(server, 'SU1');
    await login(page, 'OWNER');
    step('a receipt is typed line by line');
    await open(page, server, '/penerimaan-barang');
    await choose(page, 'kode_supplier', 'SP01');
    await choose(page, 'baris.0.kode_group', '700');
    await choose(page, 'baris.0.kode_dept', 'CN');
    await page.locator('input[name="baris.0.qty"]').fill('2');
    await page.locator('input[name="baris.0.berat"]').fill('5');
    await accessible();
    await page.keyboard.press('F8');
    const row = page.getByRole('row', { name: /KL-TR-/ }).first();
    await row.waitFor();
    const no_terima = /KL-TR-\d{6}-\d{4}/.exec(await row.innerText())?.[0] ?? '';
    await picture('penerimaan');
    step('a piece is entered out of it, and no more than came');
    const piece = {
      kode_group: '700',
      kode_dept: 'CN',
      kode_baki: 'A01',
      nama_barang: 'CINCIN DARI SUPPLIER',
      berat_asli: 2.45,
      no_terima,
    };
    const entered = await call(server, 'POST', 'barang', {
      token: mine,
      key: `terima-${no_terima}`,
      body: { barang: [piece] },
    });
    expect(entered.status < 300, `entering answered ${entered.status}`);
    const tooMany = await call<{ fields: Record<string, string> }>(server, 'POST', 'barang', {
      token: mine,
      key: `terima-lagi-${no_terima}`,
      body: { barang: [piece, piece] },
    });
    expect(
      tooMany.status === 422 && 'barang.1.no_terima' in tooMany.body.fields,
      `three of two were answered ${tooMany.status}`,
    );
    const { body } = await call<Terima>(server, 'GET', `penerimaan-barang/${no_terima}`, { token: mine });
    expect(
      body.baris[0]?.qty_input === 1 && body.baris[0]?.berat_input === 2.45,
      `the receipt has ${JSON.stringify(body.baris)}`,
    );
    step('the rest is settled, approved down to the gram');
    await row.click();
    await page.getByRole('button', { name: 'Selesaikan' }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'alasan');
    await page.keyboard.type('tidak datang');
    await page.keyboard.press('F8');
    const asked = page.getByRole('dialog', { name: 'Otorisasi' });
    // What the paper says is left, and what is agreed to.
    await asked.getByText('2.550', { exact: true }).nth(1).waitFor();
    await approve(page, 'SPV1');
    await asked.waitFor({ state: 'detached' });
    await picture('penerimaan-selesai');
    step('and the books agree');
    await reconciled(server, mine);
  },
});

/** Papers that came in by mistake are looked up and taken back on the screens that follow from their definitions. */
export const takenBack = journey({
  name: 'goods received and accessories: sold by name with a discount, taken back by number and from the list',
  server: 'demo',
  walk: async (walk) => {
    const { page, server, accessible, picture, step } = walk;
    const mine = await token(server, 'SU1');
    const make = async (path: string, body: object) =>
      (await call<{ nomor: string }>(server, 'POST', path, { token: mine, key: `salah-${path}-${Date.now()}`, body }))
        .body.nomor;
    const baris = [{ kode_group: '700', kode_dept: 'CN', qty: 2, berat: 5 }];
    const terima = await make('penerimaan-barang', { asal: 'PUSAT', baris });
    const kotak = { nama_aksesoris: 'KOTAK CINCIN', kode_group: 'ACC', kode_dept: 'CN', kode_baki: 'A01', qty: 3 };
    const stok = await make('stok-aksesoris', { arah: 'TAMBAH', barang: [kotak] });
    const pouch = { ...kotak, nama_aksesoris: 'POUCH BELUDRU', harga_jual: 25_000 };
    await make('stok-aksesoris', { arah: 'TAMBAH', barang: [pouch] });
    const asked = page.getByRole('dialog', { name: 'Otorisasi' });
    const takeBack = async (nomor: string, alasan: string) => {
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'alasan');
      await page.keyboard.type(alasan);
      await page.keyboard.press('F8');
      await asked.waitFor();
      await approve(page, 'SPV1');
      await page.getByText(`Batalkan: ${nomor}`).first().waitFor();
    };
    await login(page, 'KASIR2');
    step('a pouch, found by its name, with something taken off');
    await sellPouch(walk, mine);
    step('a receipt, by its number');
    await open(page, server, '/batal-penerimaan-barang');
    await page.keyboard.type(terima);
    await page.keyboard.press('Enter');
    await takeBack(terima, 'salah supplier');
    await accessible();
    await picture('batal-penerimaan');
    step('stock of accessories, from the list of its papers');
    await open(page, server, '/tambah-dan-ambil-stock-aksesoris');
    await page.getByText('Dokumen', { exact: true }).click();
    await page.getByRole('row', { name: new RegExp(stok) }).click();
    await accessible();
    await page.getByRole('button', { name: 'Batalkan' }).click();
    await takeBack(stok, 'salah hitung');
    await picture('batal-aksesoris');
    for (const [path, nomor] of [
      ['penerimaan-barang', terima],
      ['stok-aksesoris', stok],
    ] as const) {
      const { body } = await call<{ status: string }>(server, 'GET', `${path}/${nomor}`, { token: mine });
      expect(body.status === 'CANC', `${nomor} is ${body.status}`);
    }
    await reconciled(server, mine);
  },
});

/** Goods without barcodes are sold over the counter and validated. */
export const sellManual = journey({
  name: 'manual goods: sold by the gram, validated, out of their tray',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const mine = await token(server, 'SU1');
    const stock = { kode_gudang: 'TOKO', kode_baki: 'A18', kode_group: '375', kode_dept: 'GL', qty: 10, berat: 30 };
    const added = await call(server, 'POST', 'tambah-barang-manual', {
      token: mine,
      key: 'manual-1',
      body: { barang: [stock] },
    });
    expect(added.status < 300, `entering answered ${added.status}`);
    const lying = async () =>
      (
        await call<{ data: readonly Stok[] }>(server, 'POST', 'barang-manual', {
          token: mine,
          body: { kode_baki: 'A18' },
        })
      ).body.data[0];
    const before = await lying();
    await login(page, 'OWNER');
    step('is sold');
    await open(page, server, '/transaksi-jual-beli-manual');
    await chooseSales(page);
    await page.getByRole('combobox', { name: 'Barang di baki' }).click();
    await page.keyboard.type('A18', { delay: 90 });
    await page.getByRole('option', { name: /A18/ }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.locator('input[name="qty"]').fill('2');
    await page.locator('input[name="berat"]').fill('5.5');
    await page.getByRole('button', { name: /^Tambah Enter/ }).click();
    await page
      .getByRole('row', { name: /GELANG/ })
      .first()
      .waitFor();
    await accessible();
    await payCash(page);
    await page.keyboard.press('F8');
    const saved = page.getByText(/KL-FJM-\d{6}-\d{4}/).first();
    await saved.waitFor();
    const nomor = /KL-FJM-\d{6}-\d{4}/.exec(await saved.innerText())?.[0] ?? '';
    await picture('jual-manual');
    expect((await lying())?.pesan_qty === (before?.pesan_qty ?? 0) + 2, 'the OPEN sale holds nothing');
    step('and validated with the keyboard');
    await open(page, server, '/validasi-jual-beli-manual');
    // Nothing is ticked: it is the one that the hand is on.
    await handTo(page, nomor);
    await page.keyboard.press('F8');
    await atDialog(page);
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: new RegExp(nomor) }).waitFor({ state: 'detached' });
    // What it brings to print comes above the list as it is now.
    await page.locator('canvas').first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('canvas').first().waitFor({ state: 'detached' });
    const after = await lying();
    expect(
      after?.qty === (before?.qty ?? 0) - 2 && after.berat === (before?.berat ?? 0) - 5.5,
      `in the tray lie ${JSON.stringify(after)}`,
    );
    step('and taken back by its number, with an approval');
    await takeBackSale(page, server, nomor);
    const back = await lying();
    expect(back?.qty === before?.qty && back?.berat === before?.berat, `in the tray lie ${JSON.stringify(back)}`);
    await reconciled(server, mine);
  },
});

/** Finds a sale of manual goods among all, as it stands, and cancels it where that is done. */
async function takeBackSale(page: Page, server: Server, nomor: string): Promise<void> {
  await open(page, server, `/lihat-penjualan-manual?q=${nomor}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Batalkan' }).click();
  await page.getByRole('combobox', { name: 'Alasan' }).fill('pembeli urung');
  await page.keyboard.press('Escape');
  await page.keyboard.press('F8');
  await page.getByRole('dialog', { name: 'Otorisasi' }).waitFor();
  await approve(page, 'SPV1');
  await page.getByText(`Batalkan: ${nomor}`).first().waitFor();
}

/** Old gold is bought; it weighs less than its nota says, which somebody agrees to and the report tells. */
export const buyShrunk = journey({
  name: 'manual goods: bought lighter than their nota, approved, validated, in the report',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const mine = await token(server, 'SU1');
    await login(page, 'OWNER');
    step('is bought, and asks for an approval');
    await open(page, server, '/transaksi-jual-beli-manual');
    await page.keyboard.press('F6');
    await chooseSales(page);
    await choose(page, 'kode_group', '700');
    await choose(page, 'kode_dept', 'CN');
    for (const [name, value] of [
      ['berat', '2'],
      ['berat_nota', '2.13'],
      ['harga_gram', '1150000'],
    ] as const) {
      await page.locator(`input[name="${name}"]`).fill(value);
    }
    await page.getByRole('button', { name: /^Tambah Enter/ }).click();
    await page.getByText('susut 0.130').waitFor();
    await accessible();
    await picture('beli-susut');
    await page.keyboard.press('F8');
    await approve(page, 'SPV1');
    const saved = page.getByText(/KL-FBM-\d{6}-\d{4}/).first();
    await saved.waitFor();
    const nomor = /KL-FBM-\d{6}-\d{4}/.exec(await saved.innerText())?.[0] ?? '';
    step('is validated, and the report names who agreed');
    const done = await call(server, 'POST', `pembelian-manual/${nomor}/validasi`, {
      token: mine,
      key: `validasi-${nomor}`,
      body: {},
    });
    expect(done.status < 300, `validating answered ${done.status}`);
    await open(page, server, '/laporan-validasi-susut');
    await page.keyboard.press('F9');
    const row = page.getByRole('row', { name: new RegExp(nomor) });
    await row.waitFor();
    expect(/0\.130.*149,500.*SPV1/s.test(await row.innerText()), `the report says ${await row.innerText()}`);
    await accessible();
    await reconciled(server, mine);
  },
});
