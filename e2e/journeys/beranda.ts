import type { Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import { bothWidths, call, login, settled, token } from '../lib/steps.ts';
import { beam, forSale } from '../lib/till.ts';

/** What a shop holds and has sold; nobody who only sells is told. */
const MONEY = ['saldo-kas', 'dokumen/omzet', 'dokumen/gram-kadar', 'dokumen/dibatalkan', 'otorisasi/hari-ini'];

/** Papers that were paid in several ways: what is done to them stays whole beside that. */
async function severalWays(page: Page): Promise<void> {
  await page.route('**/dokumen/saya*', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: readonly object[] };
    await route.fulfill({ response, json: { data: data.map((nota) => ({ ...nota, cara: 'CASH + KUPON + POIN' })) } });
  });
  await page.reload();
  const table = page.getByRole('table').filter({ has: page.getByRole('button', { name: /^Cetak ulang/ }) });
  await table.getByRole('cell', { name: /KUPON/ }).first().waitFor();
  const cut = await table.evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 0));
  expect(cut <= 0, `the last papers are ${cut} px wider than their block`);
  await page.unroute('**/dokumen/saya*');
}

/** A cashier's morning: a scan is a sale, what waits is done from its line, and the shop's money is none of his. */
export const homeKasir = journey({
  name: "home: a cashier's scan begins a sale, and what waits is validated from its line",
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const owner = await token(server, 'SU1');
    const [barcode = ''] = await forSale(server, owner, 1);
    await login(page, 'KASIR1');
    await settled(page);
    await page.getByRole('heading', { name: 'Menunggu saya' }).waitFor();
    await picture('home-cashier');
    await bothWidths(page, accessible);
    const fits = await page.evaluate(() => {
      const main = document.querySelector('main');
      return main !== null && main.scrollHeight <= main.clientHeight;
    });
    expect(fits, 'the home is longer than the screen');
    await severalWays(page);
    await picture('home-cashier-ways');
    step('the shop’s money is refused to him');
    const mine = await page.evaluate(() => localStorage.getItem('kilau.sesi.token') ?? '');
    const asked = await Promise.all(
      MONEY.map(async (path) => (await call(server, 'GET', path, { token: mine })).status),
    );
    expect(mine !== '' && asked.every((status) => status === 403), `answered: ${asked.join(' ')}`);
    step('what waits is validated from its line, by arrow and Enter');
    const row = page.locator('li').filter({ hasText: 'belum divalidasi' }).nth(1);
    const title = (await row.locator('div div').first().textContent()) ?? '';
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).last().click();
    await page.getByText(title, { exact: true }).waitFor({ state: 'detached' });
    step('a scan begins the sale, with the piece in it');
    await beam(page, barcode);
    await page.waitForURL('**/transaksi-penjualan');
    await page.getByRole('cell', { name: barcode }).first().waitFor();
  },
});

/** The work of a clerk begins with one key or click; the counter is not hers. */
async function clerksHome(page: Page): Promise<void> {
  const begin = page.getByRole('navigation', { name: 'Mulai' });
  await begin.getByRole('link', { name: /^Tambah Data Barang/ }).waitFor();
  await begin.getByRole('link', { name: /^Timbang Baki/ }).waitFor();
  expect((await page.getByRole('link', { name: /Transaksi Penjualan/ }).count()) === 0, 'a clerk is offered a sale');
}

/** Whoever answers for the shop: net first, against other days, and what needs him one key away. */
export const homeOthers = journey({
  name: 'home: clerk, owner, supervisor and head office see what their day asks for',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    await page.goto(server.url);
    for (const [user, called, heading] of [
      ['GUDANG1', /ANI W/, 'Perlu dilihat'],
      ['OWNER', /LIANA/, 'Gram per kadar'],
      ['SPV1', /HENDRA/, 'Otorisasi hari ini'],
      ['OWNERPST', /LIANA/, 'Perlu dilihat'],
    ] as const) {
      step(user);
      await login(page, user);
      await settled(page);
      await page.getByRole('heading', { name: heading }).waitFor();
      await bothWidths(page, accessible);
      await picture(`home-${user.toLowerCase()}`);
      if (user === 'GUDANG1') await clerksHome(page);
      await page.getByRole('button', { name: called }).click();
      await page.getByText('Keluar', { exact: true }).click();
      await page.getByLabel('User ID').waitFor();
      await settled(page);
    }
  },
});

/** The way to a page: by a few letters at once, by a pin, and by the page of reports. */
export const navigation = journey({
  name: 'home: Ctrl+K loses no letter, a pin stays, and a daily report runs at once',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    await page.goto(server.url);
    await login(page, 'SPV1');
    await settled(page);
    step('letters that come with Ctrl+K, before the search is there');
    await page.evaluate(() => {
      const press = (key: string, ctrlKey = false) =>
        (document.activeElement ?? document.body).dispatchEvent(
          new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
        );
      press('k', true);
      for (const letter of 'timbang') press(letter);
    });
    const field = page.getByRole('textbox', { name: 'Cari halaman, barcode, nota…' });
    await field.waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'cari-semua');
    expect((await field.inputValue()) === 'timbang', `the search holds '${await field.inputValue()}'`);
    const first = page.locator('[data-action]').first();
    expect((await first.textContent())?.startsWith('Timbang Baki') === true, 'exact words do not stand first');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/timbang-baki');
    step('a pin brings the page above the menu, and a reload leaves it there');
    await page.getByRole('button', { name: 'Sematkan Timbang Baki' }).click();
    await page.reload();
    await settled(page);
    const pinned = page.getByRole('group', { name: 'Favorit' }).getByRole('link', { name: 'Timbang Baki' });
    await pinned.waitFor();
    await accessible();
    await picture('favourites');
    await page.getByRole('button', { name: 'Lepas sematan Timbang Baki' }).first().click();
    await pinned.waitFor({ state: 'detached' });
    step('the hand comes along from the menu to the page that it opens, and a page is found by what it is for');
    await page.getByRole('button', { name: /^Penjualan/ }).press('Enter');
    await page.getByRole('link', { name: 'Lihat Penjualan', exact: true }).press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('main [data-line]'));
    await page.keyboard.press('Control+k');
    await page.waitForFunction(() => document.activeElement?.id === 'cari-semua');
    await page.keyboard.type('setor', { delay: 60 });
    await page.locator('[data-action]').filter({ hasText: 'Mutasi Uang Cash' }).waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('laporan otorisasi', { delay: 60 });
    await page.keyboard.press('Enter');
    await page.waitForURL('**/laporan-otorisasi');
    await page.waitForFunction(() => document.activeElement?.id === 'isi');
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.activeElement?.matches('main input'));
    step('reports stand in groups, and a daily one is read at once');
    await page.goto(`${server.url}/SubMenuLaporan`);
    await settled(page);
    const groups = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(groups[0] === 'Harian', `first come ${groups.join(', ')}`);
    await accessible();
    await picture('submenu-reports');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Transaksi Penjualan/ })
      .first()
      .click();
    await page.getByRole('main').locator('table').waitFor();
  },
});
