import type { Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import { chooseSales, editLine, forSale, payCash, reconciled, savedNumber, scan, takeOffered } from '../lib/till.ts';

/** Opens what few lines need, and says which marketplace brought the piece. */
async function fromMarketplace(page: Page, barcode: string): Promise<void> {
  await editLine(page, barcode, 'Diskon');
  await page.getByRole('button', { name: 'Marketplace & foto' }).click();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'kode_marketplace');
  await takeOffered(page, 'TOKOPEDIA');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'kurir');
}

async function shopSlips(server: Server, owner: string, value: string): Promise<void> {
  const settings = [{ key: 'MARKETPLACE_SLIP_MODULE', value }];
  const { status } = await call(server, 'PUT', 'para-system', { token: owner, body: { settings } });
  expect(status === 200, `the slip for parcels was not switched: ${status}`);
}

/** A picture as a till keeps one. */
const PIXELS = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWM4OV0GK2IYSAkAAgFHQd7xVLIAAAAASUVORK5CYII=',
  'base64',
);

/** A piece that a marketplace brought: courier and photo are asked for at their fields, its parcel gets a slip. */
export const marketplaceSale = journey({
  name: 'cetak: a marketplace line wants courier and photo, and its parcel gets a slip',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const owner = await token(server, 'SU1');
    // The last ones: the first of the shop have photos of their own.
    const barcode = (await forSale(server, owner, 60)).at(-1) ?? '';
    await shopSlips(server, owner, 'true');
    await login(page, 'KASIR1');
    await open(page, server, '/transaksi-penjualan');
    await chooseSales(page);
    await scan(page, barcode);
    step('the line is told its marketplace; courier and photo are missing, and said at their fields');
    await fromMarketplace(page, barcode);
    await page.getByRole('button', { name: /^Pakai/ }).click();
    await page.getByText('Barang marketplace harus memakai kurir').first().waitFor();
    await page.getByText('Barang marketplace harus memakai foto').first().waitFor();
    await bothWidths(page, accessible);
    await picture('pasar-salah');
    await page.getByLabel('Kurir').focus();
    await page.keyboard.type('JNE', { delay: 90 });
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Pilih file' }).click();
    await (await chosen).setFiles({ name: 'cincin.png', mimeType: 'image/png', buffer: PIXELS });
    await page.getByRole('img', { name: 'Foto saat dijual' }).waitFor();
    await picture('pasar-isi');
    await page.getByRole('button', { name: /^Pakai/ }).click();
    await page
      .getByRole('row', { name: new RegExp(`^${barcode}`) })
      .getByText('TOKOPEDIA')
      .waitFor();
    step('it is kept through a reload, paid, saved and validated');
    await page.reload();
    await page
      .getByRole('row', { name: new RegExp(`^${barcode}`) })
      .getByText('TOKOPEDIA')
      .waitFor();
    await payCash(page);
    await page.keyboard.press('F8');
    const nomor = await savedNumber(page);
    const { body } = await call<{ versi: number }>(server, 'GET', `penjualan/${nomor}`, { token: owner });
    const { status } = await call(server, 'POST', `penjualan/${nomor}/validasi`, {
      token: owner,
      body: { versi: body.versi },
      key: `pasar-${nomor}`,
    });
    expect(status === 200, `the sale was not validated: ${status}`);
    step('the paper shows the photo that was taken, and has a slip for the parcel');
    await open(page, server, `/lihat-penjualan?q=${nomor}`);
    await page
      .getByText(/TOKOPEDIA/)
      .first()
      .waitFor();
    await picture('pasar-lihat');
    await page.getByRole('button', { name: 'Slip marketplace' }).click();
    const slip = page
      .getByRole('dialog', { name: nomor })
      .filter({ has: page.getByRole('button', { name: /^Cetak/ }) });
    await slip.locator('canvas').first().waitFor();
    await bothWidths(page, accessible);
    await picture('pasar-slip');
    const printed = page.waitForResponse((one) => one.url().endsWith(`/penjualan/${nomor}/cetak`));
    await slip.getByRole('button', { name: /^Cetak/ }).click();
    const answer = await printed;
    expect(answer.headers()['x-cetak-ke'] === '1', 'the slip was not counted by itself');
    await shopSlips(server, owner, 'false');
    await reconciled(server, owner);
  },
});
