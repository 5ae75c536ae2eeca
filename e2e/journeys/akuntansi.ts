import { expect, journey } from '../lib/journey.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import { reconciled } from '../lib/till.ts';

interface Neraca {
  readonly seksi: readonly { readonly total: Readonly<Record<string, number>> }[];
}

/** The owner gives a transaction code its account, and reads the books of the month: journal, balances, profit. */
export const akuntansi = journey({
  name: 'accounting: an account of its own for a bill, and the books of the month',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const mine = await token(server, 'SU1');
    const akun = await call(server, 'POST', 'akuns', {
      token: mine,
      body: { nomor_akun: '6201', nama_akun: 'BIAYA LISTRIK' },
    });
    expect([201, 409].includes(akun.status), `the account was not made: ${akun.status}`);
    await login(page, 'OWNER');
    step('an account for a transaction code');
    await open(page, server, '/master-kode-transaksi');
    await page
      .getByRole('row', { name: /LISTRIK/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    const nomor = page.locator('input[name="nomor_akun"]');
    await nomor.waitFor();
    await nomor.focus();
    await page.keyboard.type('6201', { delay: 90 });
    await page.getByRole('option', { name: /6201/ }).waitFor();
    await page.keyboard.press('Enter');
    await bothWidths(page, () => accessible());
    await picture('kode-transaksi-akun');
    await page.keyboard.press('F8');
    await page.getByRole('row', { name: /LISTRIK.*6201/ }).waitFor();
    for (const [laporan, kepala] of [
      ['jurnal', 'Debet'],
      ['neraca-saldo', 'Akhir Kredit'],
      ['laba-rugi', 'Jumlah'],
      ['neraca', 'Perubahan'],
    ] as const) {
      step(laporan);
      await open(page, server, `/laporan-${laporan}`);
      const from = page.locator('input[name="tgl_from"]');
      await from.fill(`01/${(await from.inputValue()).slice(3)}`);
      await page.keyboard.press('Enter');
      await page.keyboard.press('F9');
      await page.getByRole('columnheader', { name: kepala, exact: true }).first().waitFor();
      await bothWidths(page, () => accessible());
      await picture(`laporan-${laporan}`);
    }
    step('both sides are equal, and the books agree');
    const { body } = await call<Neraca>(server, 'GET', 'laporan/neraca', { token: mine });
    const [aset, pasiva] = body.seksi.map(({ total }) => total['akhir']);
    expect(aset !== undefined && aset === pasiva && aset > 0, JSON.stringify(body.seksi.map(({ total }) => total)));
    await reconciled(server, mine);
  },
});
