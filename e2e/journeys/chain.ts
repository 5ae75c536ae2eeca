import type { Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import { open, settled } from '../lib/steps.ts';
import type { Server } from '../lib/server.ts';

const TEMPORARY = 'titip-pintu-24';

/** Types values into the fields of a form by their names, whatever stands before the name. */
async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`input[name="${name}"], input[name$=".${name}"]`).first().fill(value);
  }
}

/** Adds a shop on the page of shops, with its first owner. */
async function addShop(
  page: Page,
  server: Server,
  shop: Readonly<Record<string, string>>,
  head = false,
): Promise<void> {
  await open(page, server, '/master-toko');
  await page.keyboard.press('F2');
  await page.locator('input[name="kode_toko"]').waitFor();
  await fill(page, { ...shop, pemilik_password: TEMPORARY });
  if (head) {
    await page.getByRole('combobox', { name: 'Tingkat Toko' }).click();
    await page.getByRole('option', { name: 'PUSAT' }).click();
  }
  await page.keyboard.press('F8');
  await page.getByText('Data Berhasil Disimpan').waitFor();
}

/** The first login of somebody whose password was chosen for him: he chooses his own, and is at work. */
async function firstLogin(page: Page, server: Server, user: string, password: string): Promise<void> {
  await page.goto(server.url);
  await page.getByLabel('User ID').fill(user);
  await page.locator('input[name="password"]').fill(TEMPORARY);
  await page.keyboard.press('Enter');
  const own = page.getByLabel('Password Baru');
  await own.waitFor();
  await page.getByLabel('Password Lama').fill(TEMPORARY);
  await own.fill(password);
  await page.keyboard.press('F8');
  await own.waitFor({ state: 'detached' });
  await open(page, server, '/home');
}

/** A chain is born: one shop, then head office above it, then branches below, each with somebody who can log in. */
export const chain = journey({
  name: 'chain: from the first shop to head office and its branches',
  server: 'empty',
  walk: async ({ page, server, anotherTill, accessible, picture, step }) => {
    step('the first shop');
    await page.getByRole('heading', { name: 'Menyiapkan Toko' }).waitFor();
    await fill(page, {
      kode_toko: 'SATU',
      nama_toko: 'TOKO SATU',
      inisial: 'T1',
      user_id: 'BOS',
      usere_name: 'PAK BOS',
      password: 'emas-murni-24',
    });
    await page.getByRole('button', { name: 'Buka Toko', exact: true }).click();
    await page.waitForURL('**/home');
    await settled(page);
    step('the module of chains is switched on');
    await open(page, server, '/settingsystem');
    await page.getByRole('searchbox').fill('KIRIM_BARANG_MODULE');
    await page.locator('label', { hasText: 'Kirim barang antar toko' }).last().click();
    await page.keyboard.press('F8');
    await page.getByText('belum disimpan').waitFor({ state: 'detached' });
    step('head office is added, with its owner');
    await open(page, server, '/master-toko');
    await page.keyboard.press('F2');
    await page.locator('input[name="pemilik_user_id"]').waitFor();
    await accessible();
    await picture('chain-new-shop');
    await page.keyboard.press('Escape');
    await addShop(
      page,
      server,
      { kode_toko: 'PST', nama_toko: 'PUSAT', inisial: 'PS', pemilik_user_id: 'DIREKTUR', pemilik_nama: 'BU DIREKTUR' },
      true,
    );
    step('its owner logs in, and adds a branch');
    const head = await anotherTill();
    await firstLogin(head, server, 'DIREKTUR', 'kantor-pusat-7');
    await addShop(head, server, {
      kode_toko: 'DUA',
      nama_toko: 'TOKO DUA',
      inisial: 'T2',
      pemilik_user_id: 'KEPALA2',
      pemilik_nama: 'PAK KEPALA',
    });
    step('the owner of the branch logs in');
    const branch = await anotherTill();
    await firstLogin(branch, server, 'KEPALA2', 'cabang-dua-77');
    await open(branch, server, '/data-users');
    await branch.getByText('KEPALA2').first().waitFor();
    step('head office looks into each shop');
    await open(head, server, '/data-users');
    const chooser = head.getByRole('combobox', { name: 'Pilih toko' });
    for (const [name, user] of [
      ['TOKO SATU', 'BOS'],
      ['TOKO DUA', 'KEPALA2'],
    ] as const) {
      await chooser.click();
      await head.getByRole('option', { name: new RegExp(name) }).click();
      await head.getByRole('cell', { name: user, exact: true }).first().waitFor();
    }
    await picture('chain-head', head);
    step('the first owner works on, and leaves shops to head office');
    await open(page, server, '/master-toko');
    await page.getByText('TOKO DUA').first().waitFor();
    expect(await page.getByText('PUSAT').first().isVisible(), 'the first owner does not see head office');
  },
});
