import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import { call, login, open, token } from '../lib/steps.ts';

interface Check {
  readonly kunci: string;
  readonly selisih: number;
}

/** The smallest photo there is: one grey dot. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

async function expectFocus(page: Page, name: string): Promise<void> {
  await page.waitForFunction((wanted) => document.activeElement?.getAttribute('name') === wanted, name);
}

/** Chooses by code in the picker that has the focus: the Enter that chooses goes on. */
async function choose(page: Page, code: string, next: string): Promise<void> {
  await page.keyboard.type(code);
  await page
    .getByRole('option', { name: new RegExp(code) })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await expectFocus(page, next);
}

/** Keys as a scanner sends them: all at once, from wherever the focus is, ended by Enter. */
async function beam(page: Page, barcode: string): Promise<void> {
  await page.evaluate(
    (keys) => {
      for (const key of keys) {
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        );
      }
    },
    [...Array.from(barcode), 'Enter'],
  );
}

/** New goods come in, are entered without the mouse, and a scan tells everything about them. */
export const goods = journey({
  name: 'goods: enter a tray, keep the draft, scan for the history',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    await login(page, 'SU1');
    await open(page, server, '/tambah-data-barang');
    step('the first piece, by keyboard');
    await expectFocus(page, 'kode_group');
    await choose(page, '700', 'kode_dept');
    await choose(page, 'CN', 'kode_baki');
    await choose(page, 'A03', 'nama_barang');
    await page.keyboard.type('cincin uji coba');
    for (const name of ['kode_intern', 'size', 'berat_asli']) {
      await page.keyboard.press('Enter');
      await expectFocus(page, name);
    }
    await page.keyboard.type('2.13');
    await page
      .getByText(/^Rp\. [1-9]/)
      .first()
      .waitFor();
    step('a reload keeps what was typed');
    await page.waitForTimeout(400);
    await page.reload();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name="nama_barang"]')?.value === 'CINCIN UJI COBA',
    );
    await page.locator('input[type="file"]').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PHOTO });
    step('saving gives it a barcode, and the next piece of the tray can follow');
    await page.keyboard.press('F8');
    const row = page.getByRole('row', { name: /CINCIN UJI COBA/ });
    await row.waitFor();
    await expectFocus(page, 'nama_barang');
    const barcode = /\d{8}/.exec(await row.innerText())?.[0] ?? '';
    expect(barcode !== '', 'the new piece shows no barcode');
    await row.locator('img').waitFor();
    await accessible();
    await picture('goods-entered');
    step('a piece without a weight is refused at its field');
    await page.keyboard.press('F8');
    await page.getByText('Berat Asli Tidak Boleh Kosong').waitFor();
    await expectFocus(page, 'berat_asli');
    step('a scan opens its card');
    await open(page, server, '/data-barang');
    await beam(page, barcode);
    await page.waitForURL(`**/data-barang?kode=*${barcode}*`);
    await page.getByText('Masuk stok', { exact: true }).waitFor();
    await page.getByText('Foto diganti').first().waitFor();
    await accessible();
    await picture('goods-card');
    step('what may change is changed, and the history tells');
    await page.getByRole('button', { name: 'Ubah' }).click();
    await page.locator('input[name="size"]').fill('12');
    await page.keyboard.press('F8');
    await page.getByText('Size: 12').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Masuk stok', { exact: true }).waitFor({ state: 'detached' });
    step('the books agree');
    const owner = await token(server, 'MU1');
    const { body } = await call<Check[]>(server, 'GET', 'rekonsiliasi', { token: owner });
    const wrong = body.filter((check) => check.selisih !== 0);
    expect(wrong.length === 0, `the books differ: ${JSON.stringify(wrong)}`);
  },
});
