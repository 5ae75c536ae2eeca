import { once } from 'node:events';
import { createServer, type Server as Receiver } from 'node:http';
import type { Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import { login, open } from '../lib/steps.ts';

/** Somebody's service on this machine: what it got, and what it answers. */
interface Service {
  readonly receiver: Receiver;
  readonly alamat: string;
  readonly got: string[];
  answer: number;
}

async function service(): Promise<Service> {
  const receiver = createServer((request, response) => {
    made.got.push(String(request.headers['idempotency-key']));
    response.writeHead(made.answer).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const address = receiver.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const made: Service = { receiver, alamat: `http://127.0.0.1:${port}/uji`, got: [], answer: 500 };
  return made;
}

const first = (page: Page) => page.locator('tbody tr[data-line]').first();

async function narrow(page: Page, check: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(!wide, 'the page is wider than a phone');
  await check();
  if (before) await page.setViewportSize(before);
}

/** A message leaves, fails, is sent again by hand and arrives; the books are checked when a person asks. */
export const antrean = journey({
  name: 'outbox: a test fails, is sent again and arrives; the books are checked by hand',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const other = await service();
    try {
      await login(page, 'DEV1');
      await open(page, server, '/antrean');
      step('a test to a service that refuses, by keyboard');
      await page.keyboard.press('F2');
      await page.getByRole('dialog').waitFor();
      await accessible();
      await page.getByLabel('Alamat').fill('');
      await page.keyboard.type(other.alamat);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await first(page).getByText('Gagal', { exact: true }).waitFor();
      await first(page).getByText('Penerima menolak (HTTP 500)').waitFor();
      await picture('antrean-gagal');
      await narrow(page, accessible);
      step('it answers again, and gets the same message');
      other.answer = 200;
      await page.getByRole('button', { name: `Kirim Lagi ${other.alamat}` }).press('Enter');
      await first(page).getByText('Terkirim', { exact: true }).waitFor();
      expect(other.got.length >= 2 && new Set(other.got).size === 1, `not one message: ${other.got.join(', ')}`);
      step('what other shops have told');
      await page.getByRole('tab', { name: 'Kiriman' }).press('ArrowRight');
      // Nothing yet, unless somebody walked money to another shop before.
      await page.getByText('Belum ada kabar dari toko lain').or(first(page)).first().waitFor();
      await accessible();
      await narrow(page, accessible);
      step('the jobs');
      await page.getByRole('tab', { name: 'Kabar Toko Lain' }).press('ArrowRight');
      const job = page.getByRole('row', { name: /Pemeriksaan buku tiap malam/ });
      await job.getByRole('button').press('Enter');
      await job.getByText(/\d+ diperiksa, 0 tidak cocok/).waitFor();
      await accessible();
      await picture('antrean-pekerjaan');
      step('what the check of the books found');
      await page.getByRole('tab', { name: 'Pekerjaan' }).press('ArrowRight');
      await first(page).getByText('Buku utuh').waitFor();
      await first(page).press('Enter');
      await page.getByRole('dialog').getByText('Buku utuh').waitFor();
      await accessible();
      await narrow(page, () => picture('antrean-pemeriksaan'));
    } finally {
      other.receiver.close();
    }
  },
});
