import { expect, journey } from '../lib/journey.ts';
import { settled } from '../lib/steps.ts';

/** An empty database: the owner names the shop and himself, and is at work. */
export const firstRun = journey({
  name: 'first run: from nothing to an open shop',
  server: 'empty',
  walk: async ({ page, accessible, picture, step }) => {
    step('the wizard opens by itself');
    await page.getByRole('heading', { name: 'Menyiapkan Toko' }).waitFor();
    await accessible();
    step('bad input is refused at the field');
    await page.getByRole('button', { name: 'Buka Toko', exact: true }).click();
    await page.getByText('Tidak Boleh Kosong').first().waitFor();
    await picture('first-run');
    const fields: Record<string, string> = {
      kode_toko: 'UJI1',
      nama_toko: 'TOKO EMAS UJI',
      alamat_toko: 'JL UJI NO 1',
      inisial: 'TU',
      user_id: 'BOS',
      usere_name: 'PAK BOS',
      password: 'emas-murni-24',
    };
    const fill = async () => {
      for (const [name, value] of Object.entries(fields)) {
        await page.locator(`[name="${name}"], [name="toko.${name}"], [name="pemilik.${name}"]`).first().fill(value);
      }
    };
    step('from elsewhere it asks for the code of the log');
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.9' });
    await page.reload();
    await page.locator('input[name="kode"]').fill('SALAH-SALAH');
    await accessible();
    await fill();
    await page.getByRole('button', { name: 'Buka Toko', exact: true }).click();
    await page.getByText('Kode ini tidak sama').first().waitFor();
    await picture('first-run-code');
    await page.setExtraHTTPHeaders({});
    await page.reload();
    await page.getByRole('heading', { name: 'Menyiapkan Toko' }).waitFor();
    expect((await page.locator('input[name="kode"]').count()) === 0, 'the wizard asks for a code on its own machine');
    step('the shop is opened');
    await fill();
    await page.getByRole('button', { name: 'Buka Toko', exact: true }).click();
    await page.waitForURL('**/home');
    await settled(page);
    expect(await page.getByText('TOKO EMAS UJI').first().isVisible(), 'home does not name the shop');
    await accessible();
    step('the starting masters are there');
    await page.goto(new URL('/master-group', page.url()).href);
    await page.getByRole('cell', { name: 'EMAS 700' }).first().waitFor();
  },
});
