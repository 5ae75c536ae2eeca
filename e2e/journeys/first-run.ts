import { expect, journey, type Journey } from '../lib/journey.ts';
import { bothWidths, settled } from '../lib/steps.ts';

/** The starting masters are there, and what the owner has already comes in out of a file, once its rows are right. */
async function pindah({ page, accessible, picture, step }: Journey): Promise<void> {
  step('the starting masters are there');
  await page.goto(new URL('/master-group', page.url()).href);
  await page.getByRole('cell', { name: 'EMAS 700' }).first().waitFor();
  step('the shop moves in: a bad row is named, then what lies in the drawer comes in');
  await page.goto(new URL('/pindahan', page.url()).href);
  await settled(page);
  await bothWidths(page, accessible);
  await page.getByRole('button', { name: 'Masukkan File: Saldo Kas & Bank' }).click();
  const dialog = page.getByRole('dialog');
  const sheet = (...rows: readonly string[]) => ({
    name: 'saldo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['laci,jumlah', ...rows].join('\r\n')),
  });
  await dialog.locator('input[type="file"]').setInputFiles(sheet('BOS,"5,000,000"', 'ENTAH,1'));
  await dialog.getByRole('heading', { name: 'Baris yang Ditolak' }).waitFor();
  await accessible();
  await picture('pindahan-ditolak');
  await dialog.locator('input[type="file"]').setInputFiles(sheet('BOS,"5,000,000"'));
  await dialog.getByRole('button', { name: 'Impor 1 Baris' }).waitFor();
  await page.keyboard.press('F8');
  await page.getByText('1 Data Berhasil Diimpor').waitFor();
  await page.goto(new URL('/saldo-awal', page.url()).href);
  await settled(page);
  await page.getByText('5,000,000').first().waitFor();
}

/** An empty database: the owner names the shop and himself, and is at work. */
export const firstRun = journey({
  name: 'first run: from nothing to an open shop',
  server: 'empty',
  walk: async (here) => {
    const { page, accessible, picture, step } = here;
    step('the wizard opens by itself, with the hand in its first field');
    await page.getByRole('heading', { name: 'Menyiapkan Toko' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'kode_toko');
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
    step('the shop is opened, with the price that its owner knows');
    await fill();
    await page.getByLabel('Harga emas 700 / gr').fill('1437000');
    await page.getByRole('button', { name: 'Buka Toko', exact: true }).click();
    await page.waitForURL('**/home');
    await settled(page);
    expect(await page.getByText('TOKO EMAS UJI').first().isVisible(), 'home does not name the shop');
    await accessible();
    step('its first steps are listed, the price is ticked, and a step leads there and back');
    await page.getByText('1 dari 6 selesai').waitFor();
    await picture('first-steps');
    await page.getByRole('link', { name: 'Daftarkan sales' }).click();
    await page.waitForURL('**/master-sales');
    await page.getByText('Langkah awal: Daftarkan sales').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
    await accessible();
    await page.getByRole('link', { name: 'Kembali ke langkah awal' }).click();
    await page.waitForURL('**/home');
    step('a list without a piece offers the way to the first one');
    await page.goto(new URL('/data-barang', page.url()).href);
    await settled(page);
    await page.getByText('Belum ada barang').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Tambah Data Barang' }).waitFor();
    await accessible();
    step('put away, the first steps do not come back');
    await page.goto(new URL('/home', page.url()).href);
    await page.getByRole('button', { name: 'Jangan tampilkan lagi' }).click();
    await page.reload();
    await settled(page);
    expect((await page.getByText('Langkah awal toko Anda').count()) === 0, 'the first steps came back');
    await pindah(here);
  },
});
