import type { Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import { call, login, open, token } from '../lib/steps.ts';
import { approve, atDialog, reconciled } from '../lib/till.ts';

interface Kas {
  readonly data: readonly { readonly nomor: string; readonly status: string; readonly total: number }[];
}

/** Whether what the page is for has a line of its own below the title of a phone. */
async function noteBelow(page: Page): Promise<boolean> {
  const counter = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const title = await page.locator('main h1').boundingBox();
  const note = await page.locator('main h1 ~ span').first().boundingBox();
  if (counter) await page.setViewportSize(counter);
  return title !== null && note !== null && note.y >= title.y + title.height;
}

/** A bill is paid out of the drawer and taken back, on screens that are drawn from the definition, by keyboard. */
export const uangKas = journey({
  name: 'cash: a bill paid out of the drawer, and taken back, by keyboard',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const mine = await token(server, 'SU1');
    await login(page, 'KASIR2');
    step('paid');
    await open(page, server, '/uang-kas');
    // The list has the hand: its first row, or its search field where there is none.
    await page.waitForFunction(() => document.activeElement?.matches('#cari-dokumen, [data-line]'));
    expect(await noteBelow(page), 'the note of a phone stands squeezed beside the title');
    await page.keyboard.press('F2');
    await atDialog(page);
    await page.keyboard.type('Ambil');
    await page.getByRole('option', { name: 'Ambil' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'kode_transaksi');
    await page.keyboard.type('LISTRIK', { delay: 90 });
    await page.getByRole('option', { name: /LISTRIK/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'jumlah');
    await page.keyboard.type('350000', { delay: 90 });
    await page.keyboard.press('Enter');
    await page.keyboard.type('token pln');
    await accessible();
    await page.keyboard.press('F8');
    const row = page.getByRole('row', { name: /TOKEN PLN/ });
    await row.waitFor();
    step('and taken back, with a supervisor who sees what it was');
    await row.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Batalkan' }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'alasan');
    await page.keyboard.type('dibayar dua kali');
    await page.keyboard.press('F8');
    const asked = page.getByRole('dialog', { name: 'Otorisasi' });
    await asked.getByText('350,000').waitFor();
    await picture('uang-kas-otorisasi');
    await approve(page, 'SPV1');
    await asked.waitFor({ state: 'detached' });
    await page.getByRole('dialog').getByText('Batal', { exact: true }).waitFor();
    await accessible();
    const { body } = await call<Kas>(server, 'GET', 'kas?kode_transaksi=LISTRIK&limit=1', { token: mine });
    expect(body.data[0]?.status === 'CANC' && body.data[0].total === 350_000, JSON.stringify(body));
    await reconciled(server, mine);
  },
});

interface Mutasi {
  readonly data: readonly { readonly asal: string; readonly tujuan_rekening: string; readonly total: number }[];
}

/** Money of the drawer is brought to the bank by keyboard: the other side and the account follow of what is chosen. */
export const mutasiUang = journey({
  name: 'mutasi: cash of the drawer to an account, by keyboard',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const mine = await token(server, 'SU1');
    await login(page, 'KASIR2');
    await open(page, server, '/mutasi-uang-cash');
    await page.waitForFunction(() => document.activeElement?.matches('#cari-dokumen, [data-line]'));
    step('what is not said is asked for');
    await page.keyboard.press('F2');
    await atDialog(page);
    const at = (name: string) =>
      page.waitForFunction((field) => document.activeElement?.getAttribute('name') === field, name);
    const dialog = page.getByRole('dialog');
    await dialog
      .locator('input:focus')
      .and(dialog.getByLabel('Asal', { exact: true }))
      .waitFor();
    await page.keyboard.press('Enter');
    await dialog
      .locator('input:focus')
      .and(dialog.getByLabel('Tujuan', { exact: true }))
      .waitFor();
    await page.keyboard.type('BCA', { delay: 90 });
    await page.getByRole('option', { name: 'BCA' }).waitFor();
    await page.keyboard.press('Enter');
    await at('tujuan_rekening');
    // The bank has one account, which stands there already.
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[name=tujuan_rekening]')?.value);
    await page.keyboard.press('F8');
    await at('jumlah');
    await accessible();
    step('brought to the bank');
    await page.keyboard.type('250000', { delay: 90 });
    await page.keyboard.press('Enter');
    await page.keyboard.type('setor sore');
    await page.keyboard.press('Enter');
    await at('kategori');
    await page.keyboard.type('SETOR', { delay: 90 });
    await page.getByRole('option', { name: /SETOR/ }).first().waitFor();
    await page.keyboard.press('Enter');
    await picture('mutasi-uang-cash');
    await page.keyboard.press('F8');
    await page.getByText('Mutasi Uang Cash Berhasil Disimpan').waitFor();
    await page.getByRole('row', { name: /SETOR SORE/ }).waitFor();
    const { body } = await call<Mutasi>(server, 'GET', 'cash/mutasi-uang-cash?limit=1', { token: mine });
    expect(body.data[0]?.asal === 'CASH' && body.data[0].total === 250_000, JSON.stringify(body));
    await reconciled(server, mine);
  },
});
