import { expect, journey } from '../lib/journey.ts';
import { nextAtTill } from '../lib/logout.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import { atDialog, reconciled } from '../lib/till.ts';

interface Kirim {
  readonly nomor: string;
  readonly status: string;
  readonly no_terima: string | null;
}

/** Cash goes from a drawer of the branch to head office, which receives it by its number: all by keyboard. */
export const kirimUang = journey({
  name: 'money: sent to head office, on its way, received by its number, and known at the branch, by keyboard',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const mine = await token(server, 'SU1');
    const list = async () =>
      (await call<{ data: readonly Kirim[] }>(server, 'GET', 'kirim-uang?q=SEGEL%2077', { token: mine })).body.data;
    await login(page, 'KASIR2');
    step('sent');
    await open(page, server, '/kirim-uang-pusat');
    await page.waitForFunction(() => document.activeElement?.matches('#cari-dokumen, [data-line]'));
    await page.keyboard.press('F2');
    await atDialog(page);
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'jumlah');
    await page.keyboard.type('1500000', { delay: 90 });
    await page.keyboard.press('Enter');
    // Without a name it goes to the head office.
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') !== 'jumlah');
    const on = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    // As long as its list is on the way there is nothing to choose, and the hand goes past it.
    if (on === 'kode_tujuan') await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'no_reff');
    await page.keyboard.type('segel 77');
    await accessible();
    await picture('kirim-uang-form');
    await page.keyboard.press('F8');
    await page.getByRole('row', { name: /SEGEL 77/ }).waitFor();
    const [sent] = await list();
    expect(sent?.status === 'OPEN', JSON.stringify(sent));
    const nomor = sent?.nomor ?? '';
    await picture('kirim-uang-daftar');
    step('received at head office');
    await nextAtTill(page, server, 'OWNERPST');
    await open(page, server, '/terima-uang-kas');
    await page.getByRole('row', { name: new RegExp(nomor) }).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'nomor_referensi');
    await page.keyboard.press('Enter');
    await page.getByText('Mohon Masukkan Nomor Referensi').waitFor();
    await page.keyboard.type(nomor.toLowerCase(), { delay: 90 });
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Terima Rp/ }).waitFor();
    await bothWidths(page, accessible);
    await picture('terima-uang');
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Terima Rp'));
    await page.keyboard.press('Enter');
    await page.getByText(/Terima Uang Berhasil/).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'nomor_referensi');
    step('and known at the branch');
    for (let tries = 0; tries < 40 && (await list())[0]?.status !== 'DONE'; tries += 1) await page.waitForTimeout(250);
    const [known] = await list();
    expect(known?.status === 'DONE' && known.no_terima !== null, JSON.stringify(known));
    await reconciled(server, mine);
  },
});
