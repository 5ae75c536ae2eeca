import { expect, journey } from '../lib/journey.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import { approve, atDialog, reconciled } from '../lib/till.ts';

interface Daftar {
  readonly data: readonly { readonly no_dokumen: string; readonly keadaan: string; readonly seharusnya: number }[];
}

/** Payments to an account are ticked and confirmed, and one came less by what the bank kept: by keyboard. */
export const nonCash = journey({
  name: 'non-cash: found on the account, one less by a fee, by keyboard',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const mine = await token(server, 'SU1');
    const belum = async () =>
      (await call<Daftar>(server, 'GET', 'validasi-non-cash?keadaan=BELUM', { token: mine })).body.data;
    const before = await belum();
    expect(before.length > 2, `only ${before.length} payments wait`);
    await login(page, 'SPV1');
    await open(page, server, '/validasi-non-cash');
    step('confirmed');
    await page.waitForFunction(() => document.activeElement?.matches('[data-line]'));
    await bothWidths(page, accessible);
    await picture('non-cash');
    // As cards it was another list.
    await page.locator('[data-line]').first().focus();
    await page.keyboard.press(' ');
    await page.keyboard.press('F8');
    await atDialog(page);
    await page.keyboard.press('Enter');
    await page.getByText('1 pembayaran valid').waitFor();
    expect((await belum()).length === before.length - 1, 'not one payment was confirmed');
    step('less by what the bank kept');
    const [row] = await belum();
    // The confirmed line has the hand until the list has been read again: a key in between would be for it, or lost.
    await page.getByText(`${before.length - 1} baris`, { exact: true }).waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('[data-line]'));
    await page.keyboard.press('Enter');
    await atDialog(page);
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'jumlah_masuk');
    await page.keyboard.type(String((row?.seharusnya ?? 0) - 7120), { delay: 90 });
    await accessible();
    await page.keyboard.press('F8');
    await page.getByRole('dialog', { name: 'Otorisasi' }).waitFor();
    await picture('non-cash-otorisasi');
    await approve(page, 'OWNER');
    await page.getByText(/KL-CN-\d{6}-\d{4} tersimpan/).waitFor();
    expect((await belum()).length === before.length - 2, 'the difference was not booked');
    await reconciled(server, mine);
  },
});
