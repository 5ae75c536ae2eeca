import { expect, journey } from '../lib/journey.ts';
import { bothWidths, login, open } from '../lib/steps.ts';

/** What an owner looks at when he doubts: whether the books hold, and how the server is. */
export const rekonsiliasi = journey({
  name: 'reconciliation: the books are asked, today and on a day, and the server tells how it is, by keyboard',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    await login(page, 'OWNER');
    step('every question is answered, and one is opened');
    await open(page, server, '/rekonsiliasi');
    await page.getByText('Semua cocok').waitFor();
    const tanya = page.getByRole('button', { name: /^Apakah pcs dan gram di etalase sama dengan buku/ });
    await tanya.press('Enter');
    await page.getByText('Barang satu per satu = saldo stok (pcs dan gram)').waitFor();
    await bothWidths(page, accessible);
    await picture('rekonsiliasi');
    step('another day, and today again');
    const answered = page.waitForResponse((response) => response.url().includes('rekonsiliasi/tanya?tgl='));
    await page.getByLabel('Tanggal').fill('20/11/2026');
    await page.keyboard.press('Tab');
    const { status, pertanyaan } = await answered.then(async (response) => ({
      status: response.status(),
      ...((await response.json()) as { readonly pertanyaan: readonly { readonly beda: number }[] }),
    }));
    expect(status === 200 && pertanyaan.every(({ beda }) => beda === 0), `the day does not hold: ${status}`);
    await page.keyboard.press('F5');
    await page.getByText('Semua cocok').waitFor();
    step('how the server is');
    await open(page, server, '/keadaan');
    await page.getByRole('region', { name: 'Ruang disk' }).getByText('Kosong').waitFor();
    await page.getByRole('region', { name: 'Perangkat yang masuk' }).getByText('OWNER').waitFor();
    await bothWidths(page, accessible);
    await picture('keadaan');
  },
});
