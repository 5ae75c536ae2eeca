import { expect, journey } from '../lib/journey.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import { beam, reconciled } from '../lib/till.ts';

interface Hasil {
  readonly no_opname: string | null;
  readonly hutang_hilang: readonly { readonly no_faktur_hutang: string; readonly nama_customer: string }[];
  readonly hutang_ketemu: readonly { readonly no_faktur_hutang: string }[];
}
const DELAY = { delay: 90 };

/** The bags of pledged goods are counted with the scanner: begun, scanned, one twice, one that is none, ended. */
export const opnameHutang = journey({
  name: 'loans: their bags counted by scanner, and what is missing told',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const owner = await token(server, 'SU1');
    const hasil = async () => (await call<Hasil>(server, 'GET', 'opname-hutang/get/hasil', { token: owner })).body;
    await login(page, 'OWNER');
    await open(page, server, '/stock-opname-hutang');
    step('is begun by the keyboard: all bags are missing yet');
    await page.getByRole('button', { name: 'Kosongkan Data Opname' }).focus();
    await page.keyboard.press('Enter');
    const mulai = page.getByRole('dialog', { name: 'Kosongkan Data Opname' });
    await mulai.getByRole('button', { name: 'Opname', exact: true }).focus();
    await page.keyboard.press('Enter');
    await mulai.waitFor({ state: 'detached' });
    const { hutang_hilang } = await hasil();
    const [pertama, kedua, ...lain] = hutang_hilang.map(({ no_faktur_hutang }) => no_faktur_hutang);
    expect(pertama && kedua && lain.length > 0, `only ${hutang_hilang.length} bags lie in the shop`);
    await page.getByText(`Hutang belum ketemu · ${hutang_hilang.length}`).first().waitFor();
    await bothWidths(page, accessible);
    step('bag after bag is scanned where the hand stays');
    await page.keyboard.press('F2');
    const scan = page.getByRole('dialog', { name: 'Lanjutkan Opname' });
    await scan.locator('[name="no_faktur_hutang"]').waitFor();
    await beam(page, pertama ?? '');
    await scan
      .getByRole('status')
      .getByText(hutang_hilang[0]?.nama_customer ?? '')
      .waitFor();
    await accessible();
    await beam(page, kedua ?? '');
    await scan
      .getByRole('status')
      .getByText(hutang_hilang[1]?.nama_customer ?? '')
      .waitFor();
    await page.keyboard.type('PI-200101-0001', DELAY);
    await scan.getByText('PI-200101-0001').first().waitFor();
    await picture('opname-hutang-scan');
    await page.keyboard.press('Escape');
    await scan.waitFor({ state: 'detached' });
    step('what was seen and what is missing stand apart, and the count is ended');
    await page.getByText('Hutang ketemu · 2').first().waitFor();
    await page.getByText(`Hutang belum ketemu · ${lain.length}`).first().waitFor();
    await bothWidths(page, accessible);
    await picture('opname-hutang');
    await page.getByRole('button', { name: 'Selesaikan Opname' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Selesai Opname Hutang').waitFor();
    const akhir = await hasil();
    expect(akhir.hutang_hilang.length + akhir.hutang_ketemu.length === 0, `the count is ${JSON.stringify(akhir)}`);
    await reconciled(server, owner);
  },
});
