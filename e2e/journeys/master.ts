import type { Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import { login, open } from '../lib/steps.ts';

const rows = (page: Page) => page.locator('tbody tr[data-line]');

/** Types into one field after the other, as a hand does that never leaves the keyboard. */
async function fill(page: Page, ...values: readonly string[]): Promise<void> {
  for (const value of values) {
    // Figures at a hand's pace: at a reader's they are a code, which these pages take none of.
    await page.keyboard.type(value, { delay: /^\d+$/.test(value) ? 90 : 0 });
    await page.keyboard.press('Enter');
  }
}

const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? null);

/** From the search field into the one row that it found. */
async function intoRow(page: Page, code: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const found = [...document.querySelectorAll('tbody tr[data-line]')];
    return found.length === 1 && found[0]?.textContent?.includes(wanted);
  }, code);
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.activeElement?.matches('tr[data-line]'));
}

async function expectFocus(page: Page, name: string): Promise<void> {
  await page
    .waitForFunction((wanted) => document.activeElement?.getAttribute('name') === wanted, name)
    .catch(async () => {
      throw new Error(`the focus is in ${String(await focused(page))}, not in ${name}`);
    });
}

/** Ends the login, so that the next journey may log in as the same user. */
const logout = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await fetch('/api/v1/users/logout', {
      method: 'POST',
      headers: { 'x-auth-token': localStorage.getItem('kilau.sesi.token') ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ user_id: 'SU1' }),
    });
  });

/** A tray is entered, found, changed, deleted and taken back without the mouse. */
export const master = journey({
  name: 'master: a tray from entry to return, by keyboard',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    // A code of its own, so that the journey can be walked again.
    const kode = `Z${Date.now().toString().slice(-4)}`;
    await login(page, 'SU1');
    await open(page, server, '/master-baki');
    step('a new one');
    await page.keyboard.press('F2');
    await expectFocus(page, 'kode_gudang');
    await page.keyboard.press('F8');
    await page.getByText('Kode Gudang Tidak Boleh Kosong').waitFor();
    await accessible();
    await fill(page, 'toko', kode.toLowerCase(), 'baki uji', '150.5', '0.25');
    await page.getByText('Data Berhasil Disimpan').waitFor();
    step('is found');
    await page.keyboard.type(`uji ${kode.toLowerCase()}`);
    await intoRow(page, kode);
    step('is changed');
    await page.keyboard.press('Enter');
    await page.getByText('Riwayat Perubahan').click();
    await page.getByText('Berat Baki: 150.500').waitFor();
    await picture('master-baki-edit');
    await accessible();
    await page.locator('input[name="nama_baki"]').fill('BAKI UJI 2');
    await page.keyboard.press('F8');
    await page.getByText('Data Berhasil Diedit').waitFor();
    step('an old one that holds goods is only put out of use');
    await page.keyboard.press('F9');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('A01');
    await intoRow(page, 'A01');
    await page.keyboard.press('Delete');
    await page.getByText('Apakah Anda Yakin Ingin Menghapus').waitFor();
    await page.getByRole('button', { name: 'Ya', exact: true }).click();
    await page.getByText('jadi dinonaktifkan').waitFor();
    step('and offered back when it is entered again');
    await page.keyboard.press('F2');
    await expectFocus(page, 'kode_gudang');
    await fill(page, 'toko', 'a01', 'baki a01', '1', '1');
    await page.getByText('DELETED', { exact: false }).first().waitFor();
    await picture('master-deleted');
    await page.getByRole('button', { name: 'Aktifkan' }).click();
    await page.getByText('Data Berhasil Diaktifkan').waitFor();
    // It is told when the server has said so; the list asks again then.
    await rows(page).first().waitFor();
    expect((await rows(page).count()) === 1, 'the tray is not back in the list');
    await logout(page);
  },
});

/** The prices of the day: typed down the column, a slip is asked about, other tills are told. */
export const hargaHarian = journey({
  name: 'prices of the day, saved together',
  server: 'demo',
  walk: async ({ page, server, anotherTill, accessible, picture, step }) => {
    await login(page, 'SU1');
    await open(page, server, '/master-parameter-harga-emas');
    const price = page.getByLabel('Harga / Gram 700');
    const before = await price.inputValue();
    step('a digit too many is asked about');
    await price.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('14600000', { delay: 90 });
    await page.keyboard.press('F8');
    await page.getByText('Harga berbeda lebih dari').waitFor();
    await accessible();
    await page.keyboard.press('Escape');
    step('Enter goes down the column');
    await price.focus();
    await page.keyboard.press('Control+a');
    await fill(page, '1460000', '1565000');
    expect(
      (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) === 'Harga / Gram 999',
      'Enter does not go to the next price',
    );
    await picture('harga-emas');
    await page.keyboard.press('F8');
    await page.getByText('Data Berhasil Disimpan').waitFor();
    await page.reload();
    expect(
      (await page.getByLabel('Harga / Gram 750').inputValue()) === 'Rp. 1,565,000 ,-',
      'the price of 750 was not kept',
    );
    step('the board on the wall shows it, and follows');
    const wall = await anotherTill();
    await wall.goto(`${server.url}/papan-harga?toko=KL01`);
    await wall.getByText('1,460,000').waitFor();
    await accessible(wall);
    await picture('papan-harga', wall);
    await wall.setViewportSize({ width: 390, height: 844 });
    await accessible(wall);
    await picture('papan-harga-390', wall);
    step('and back');
    await page.getByLabel('Harga / Gram 700').fill(before);
    await page.keyboard.press('F8');
    await page.getByText('Data Berhasil Disimpan').waitFor();
    await wall.getByText('1,460,000').waitFor({ state: 'detached' });
    await logout(page);
  },
});
