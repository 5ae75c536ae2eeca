import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, journey } from '../lib/journey.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';

/** A web of somebody else's: what it shows, by barcode. */
async function externalWeb() {
  const shown = new Map<string, boolean>();
  const receiver = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const { kode_barcode, tampil } = JSON.parse(text) as { readonly kode_barcode: string; readonly tampil: boolean };
      shown.set(kode_barcode, tampil);
      response.writeHead(request.headers.authorization === 'Bearer rahasia' ? 200 : 401).end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const address = receiver.address();
  return { receiver, shown, alamat: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/barang` };
}

/** A piece is shown on an external web and taken off it again. */
export const etalase = journey({
  name: 'external web: a piece is published by keyboard, shown, and withdrawn',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const web = await externalWeb();
    const found = await call<{ data: { kode_barcode: string }[] }>(
      server,
      'GET',
      'barang?status=TERSEDIA&kode_group=700&limit=1',
      { token: await token(server, 'KASIR2') },
    );
    const barcode = found.body.data[0]?.kode_barcode ?? '';
    try {
      await login(page, 'OWNER');
      step('where the web is');
      await open(page, server, '/setting-barang-external');
      await page.getByLabel('Alamat Web External').fill(web.alamat);
      await page.locator('input[name="token"]').fill('rahasia');
      await bothWidths(page, accessible);
      await page.keyboard.press('F8');
      await page.getByText('Data Berhasil Disimpan').waitFor();
      step('a free piece is chosen and sent');
      await open(page, server, '/kirim-barang-external');
      await page.locator('input[name="barcode"]').fill(barcode);
      await page.keyboard.press('Enter');
      await page.getByRole('checkbox', { name: `Pilih ${barcode}` }).press('Space');
      await bothWidths(page, accessible);
      await picture('kirim-barang-external');
      await page.keyboard.press('F8');
      await page.getByText('1 barang dikirim ke web external').waitFor();
      step('the web shows it');
      await open(page, server, '/update-barang-external');
      const row = page.getByRole('row', { name: new RegExp(barcode) });
      await row.getByText('Terbit', { exact: true }).waitFor();
      expect(web.shown.get(barcode) === true, 'the web does not show the piece');
      await row.getByRole('checkbox').press('Space');
      await bothWidths(page, accessible);
      await picture('update-barang-external');
      step('and hides it again');
      await page.getByRole('button', { name: 'Tarik' }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Tarik' }).press('Enter');
      await page.getByText('1 barang ditarik dari web').waitFor();
      await row.waitFor({ state: 'detached' });
      expect(web.shown.get(barcode) === false, 'the web still shows the piece');
    } finally {
      web.receiver.close();
    }
  },
});
