import type { Page } from 'playwright-core';
import { expect, journey, type Journey } from '../lib/journey.ts';
import { call, login, open, token } from '../lib/steps.ts';
import { approve, atDialog, reconciled, takeOffered } from '../lib/till.ts';

/** Takes the first of what a field offers for a code. */
async function choose(page: Page, field: string, code: string): Promise<void> {
  await page.locator(field).click();
  await takeOffered(page, code);
}

/** Takes so much of the one stock row of tray A17 onto the list. */
async function takeFromTray(page: Page, qty: string, berat: string): Promise<void> {
  await choose(page, '#saring-stok-manual input[name="kode_baki"]', 'A17');
  const row = page.getByRole('row', { name: /A17/ }).first();
  await row.waitFor();
  await row.focus();
  await page.keyboard.press('Enter');
  await atDialog(page);
  await page.locator('[role="dialog"] input[name="qty"]').fill(qty);
  await page.locator('[role="dialog"] input[name="berat"]').fill(berat);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Takes a destruction back from the list of its papers, beside the entry. */
async function takeBack({ page, accessible, picture }: Journey, nomor: string): Promise<void> {
  await page.getByRole('button', { name: 'Dokumen hancur' }).click();
  const row = page.getByRole('row', { name: new RegExp(nomor) });
  await row.waitFor();
  await picture('hancur-manual-dokumen');
  await row.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Batalkan' }).click();
  await page.getByText('Barang kembali ke stok di bakinya semula.').waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'alasan');
  await page.keyboard.type('ternyata utuh');
  await accessible();
  await picture('hancur-manual-batal');
  await page.keyboard.press('F8');
  const asked = page.getByRole('dialog', { name: 'Otorisasi' });
  await asked.waitFor();
  await approve(page, 'SPV1');
  await asked.waitFor({ state: 'detached' });
  await page.getByRole('dialog', { name: nomor }).getByText('Batal', { exact: true }).waitFor();
}

/** Manual items go to another tray and are destroyed, approved for every line, and come back, on one screen each. */
export const stockManual = journey({
  name: 'manual stock: moved, destroyed with an approval of every line, and taken back',
  server: 'demo',
  walk: async (walk) => {
    const { page, server, accessible, picture, step } = walk;
    const mine = await token(server, 'SU1');
    const stock = { kode_gudang: 'TOKO', kode_baki: 'A17', kode_group: '375', kode_dept: 'GL', qty: 10, berat: 30 };
    const added = await call(server, 'POST', 'tambah-barang-manual', {
      token: mine,
      key: 'manual-stok-1',
      body: { barang: [stock] },
    });
    expect(added.status < 300, `entering answered ${added.status}`);
    const lying = async () =>
      (
        await call<{ total: { qty: number; berat: number } }>(server, 'POST', 'barang-manual', {
          token: mine,
          body: { kode_baki: 'A17' },
        })
      ).body.total;
    const before = await lying();
    await login(page, 'OWNER');
    step('goes to another tray');
    await open(page, server, '/pindah-barang-manual');
    await takeFromTray(page, '3', '9');
    await choose(page, 'form input[name="kode_baki"] >> nth=-1', 'A16');
    await accessible();
    await page.keyboard.press('F8');
    await page
      .getByText(/KL-PBM-\d{6}-\d{4}/)
      .first()
      .waitFor();
    expect((await lying()).qty === before.qty - 3, 'three pieces stayed where they were');
    step('is destroyed with an approval that tells every line');
    await open(page, server, '/hancur-barang-manual');
    await takeFromTray(page, '2', '5.5');
    const { body: reasons } = await call<{ readonly kode_kondisi: string }[]>(server, 'GET', 'parakondisi/get/all', {
      token: mine,
    });
    await page.locator('input[name="kode_kondisi"]').click();
    await page.getByRole('option').first().waitFor();
    await accessible();
    await choose(page, 'input[name="kode_kondisi"]', reasons[0]?.kode_kondisi ?? '');
    await page.keyboard.press('F8');
    const asked = page.getByRole('dialog', { name: 'Otorisasi' });
    await asked.getByText(/A17.*5\.500/).waitFor();
    await accessible();
    await picture('hancur-manual-otorisasi');
    await approve(page, 'SPV1');
    await asked.waitFor({ state: 'detached' });
    const saved = page.getByText(/KL-HBM-\d{6}-\d{4}/).first();
    await saved.waitFor();
    const nomor = /KL-HBM-\d{6}-\d{4}/.exec(await saved.innerText())?.[0] ?? '';
    step('and taken back from the list of its papers');
    await takeBack(walk, nomor);
    const after = await lying();
    expect(
      after.qty === before.qty - 3 && after.berat === before.berat - 9,
      `in the tray lie ${JSON.stringify(after)}`,
    );
    await reconciled(server, mine);
  },
});
