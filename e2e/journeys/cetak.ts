import type { Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import { BridgeProgram, NetworkPrinter } from '../lib/printer.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, login, open, settled, token } from '../lib/steps.ts';
import { chooseSales, forSale, payCash, savedNumber, scan } from '../lib/till.ts';

/** Pairs this till with the bridge by its menu, and prints a test. */
async function pair(page: Page, bridge: BridgeProgram, printer: NetworkPrinter): Promise<void> {
  await page.getByRole('button', { name: /KASIR/ }).click();
  await page.getByRole('menuitem', { name: 'Printer perangkat ini' }).click();
  const dialog = page.getByRole('dialog', { name: 'Printer perangkat ini' });
  await dialog.getByLabel('Alamat jembatan').fill(bridge.url);
  await dialog.getByLabel('Kode pasangan').fill('SALAH');
  await page.keyboard.press('Enter');
  await dialog.getByText('Kode pasangan ditolak').waitFor();
  await dialog.getByLabel('Kode pasangan').fill(await bridge.code());
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Cetak uji' }).click();
  const test = await printer.page(1);
  expect(test.includes('KILAU\nUji cetak\nstruk'), `the test page says ${test.toString('latin1')}`);
}

/** What the server makes when it is asked for a receipt; the browser's own tools forget the body of a file. */
async function receiptOf(page: Page, nomor: string, press: () => Promise<void>) {
  const call = `**/penjualan/${nomor}/cetak`;
  const made = new Promise<{ readonly bytes: Buffer; readonly ke: string | undefined }>((resolve, reject) => {
    page
      .route(call, async (route) => {
        const response = await route.fetch();
        const bytes = await response.body();
        await route.fulfill({ response, body: bytes });
        resolve({ bytes, ke: response.headers()['x-cetak-ke'] });
      })
      .then(press)
      .catch(reject);
  });
  const receipt = await made;
  await page.unroute(call);
  return receipt;
}

/** Sells a piece and validates it, all by keys. @returns its number. */
async function sellOne(page: Page, server: Server, barcode: string): Promise<string> {
  await open(page, server, '/transaksi-penjualan');
  await chooseSales(page);
  await scan(page, barcode);
  await payCash(page);
  await page.keyboard.press('F8');
  const nomor = await savedNumber(page);
  await page.getByRole('button', { name: 'Validasi & cetak', disabled: false }).waitFor();
  return nomor;
}

/** Prints a paper again on the receipt printer, from the paper itself. */
async function printAgain(page: Page, server: Server, nomor: string): Promise<void> {
  await open(page, server, `/lihat-penjualan?q=${nomor}`);
  await page.getByRole('button', { name: 'Lihat bukti' }).click();
  const preview = page.getByRole('dialog', { name: nomor }).filter({ has: page.getByRole('radio', { name: 'Slip' }) });
  await preview.getByText('Printer struk').click();
  await preview.getByRole('button', { name: /^Cetak/ }).click();
}

/** A till whose receipts go through the print bridge: to the printer byte for byte, also when it was off meanwhile. */
export const bridgePrints = journey({
  name: 'cetak: the nota comes out of the printer through the bridge, waits for it, or goes to the browser',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const owner = await token(server, 'SU1');
    const [barcode = ''] = await forSale(server, owner, 1);
    const printer = new NetworkPrinter();
    await printer.plugIn();
    const bridge = await BridgeProgram.configured(server.url, printer);
    try {
      await bridge.start();
      await login(page, 'KASIR1');
      step('the till is paired with the bridge, and a test comes out');
      await pair(page, bridge, printer);
      await bothWidths(page, accessible);
      await picture('printer-dialog');
      await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();
      await settled(page);
      step('a sale is validated: its nota comes out at once, without a dialog, as the server made it');
      const nomor = await sellOne(page, server, barcode);
      const { bytes, ke } = await receiptOf(page, nomor, () => page.keyboard.press('F8'));
      const nota = await printer.page(2);
      expect(ke === '1', 'the nota was not counted as the original');
      expect(nota.equals(bytes), `the printer got ${nota.length} bytes, the server made ${bytes.length}`);
      expect(nota.includes(nomor) && !nota.includes('DUPLIKAT'), 'the nota is none');
      expect((await page.getByRole('dialog').count()) === 0, 'a dialog came though the nota was printed');
      step('the printer is off: the reprint waits, through a new start of the bridge and of the page');
      await printer.plugOut();
      await printAgain(page, server, nomor);
      await page.getByRole('button', { name: '1 menunggu printer' }).waitFor();
      await bridge.stop();
      await bridge.start();
      await page.reload();
      // The address names the paper, so the page opens with it.
      await page.getByRole('dialog', { name: nomor }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: nomor }).waitFor({ state: 'detached' });
      const waiting = page.getByRole('button', { name: '1 menunggu printer' });
      await waiting.click();
      await page.getByRole('dialog').getByText('Printer mati atau tidak tersambung').waitFor();
      await bothWidths(page, accessible);
      await picture('printer-waits');
      await page.keyboard.press('Escape');
      await printer.plugIn();
      expect((await printer.page(3)).includes('DUPLIKAT ke-1'), 'what waited does not say that it is a reprint');
      await page.getByRole('button', { name: 'Printer', exact: true }).waitFor();
      step('without its bridge the browser prints, once, and says so');
      await bridge.stop();
      const last = page.waitForRequest((one) => one.url().endsWith(`/penjualan/${nomor}/cetak`));
      await printAgain(page, server, nomor);
      const { bentuk } = (await last).postDataJSON() as { bentuk: string };
      expect(bentuk === 'slip.pdf', `the browser was given ${bentuk}`);
      await page.getByText('Jembatan printer tidak menjawab: dicetak lewat browser.').waitFor();
      expect(printer.pages.length === 3, 'the printer printed what the browser printed');
    } finally {
      await bridge.remove();
      await printer.close();
    }
  },
});
