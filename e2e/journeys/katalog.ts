import { expect, journey } from '../lib/journey.ts';
import { call, login, open } from '../lib/steps.ts';

/** A picture of one colour: the smallest PNG there is. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Kategori {
  readonly kode_kategori: string;
  readonly gambar: string;
  readonly gambar_path: string;
}

/** A section of the member app's catalogue, from the form to the app and out of it again. */
export const katalog = journey({
  name: 'catalogue: a section with its picture reaches the member app',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const kode = `K${Date.now().toString().slice(-5)}`;
    await login(page, 'OWNER');
    await open(page, server, '/kategori-katalog');
    step('a picture and a colour are asked for');
    await page.keyboard.press('F2');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Kode Kategori').fill(kode);
    await dialog.getByLabel('Nama Kategori').fill('CINCIN KAWIN');
    await page.keyboard.press('F8');
    await dialog.getByText('Gambar wajib dimasukan').waitFor();
    await dialog.getByText('Warna wajib dipilih').waitFor();
    await accessible();
    step('it is saved');
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'cincin.png', mimeType: 'image/png', buffer: PNG });
    await dialog.getByRole('button', { name: 'Ganti Gambar' }).waitFor();
    await dialog.getByRole('textbox', { name: /Warna/ }).fill('#B8860B');
    await page.keyboard.press('F8');
    await page.getByText('Data Berhasil Ditambahkan').waitFor();
    await picture('kategori-katalog');
    step('the app reads it without a login');
    const shown = await call<readonly Kategori[] | { readonly data: readonly Kategori[] }>(
      server,
      'GET',
      'app/publik/KL01/kategori',
    );
    const rows = 'data' in shown.body ? shown.body.data : shown.body;
    expect(
      rows.some(({ kode_kategori }) => kode_kategori === kode),
      `the app does not see ${kode}`,
    );
    step('and it goes with its record');
    await page.getByRole('row', { name: new RegExp(kode) }).focus();
    await page.keyboard.press('Delete');
    await page.getByText('Apakah Anda Yakin Ingin Menghapus').waitFor();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await page.getByText('Data Berhasil Di Hapus').waitFor();
    const after = await call<readonly Kategori[] | { readonly data: readonly Kategori[] }>(
      server,
      'GET',
      `app/publik/KL01/kategori`,
    );
    const left = 'data' in after.body ? after.body.data : after.body;
    expect(!left.some(({ kode_kategori }) => kode_kategori === kode), `the app still shows ${kode}`);
  },
});
