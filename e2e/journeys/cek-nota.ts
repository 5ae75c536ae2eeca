import { expect, journey } from '../lib/journey.ts';
import { call, token } from '../lib/steps.ts';

const PHONE = { width: 390, height: 844 };

/** Somebody scans the code on his nota with a phone: nobody is logged in there. */
export const cekNota = journey({
  name: 'code of a nota: a phone tells whether it is real and what its goods are worth',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const mine = await token(server, 'SU1');
    const put = (key: string, value: string) =>
      call(server, 'PUT', `para-system/${key}`, { token: mine, body: { value } });
    await put('CEK_NOTA_ALAMAT', server.url);
    await put('CEK_NOTA_MODULE', 'true');
    try {
      const sales = await call<{ data: { no_faktur_group: string }[] }>(
        server,
        'GET',
        'penjualan?status=DONE&limit=1',
        {
          token: mine,
        },
      );
      const nomor = sales.body.data[0]?.no_faktur_group ?? '';
      // What the printer of the roll gets holds the text of the code as it is.
      const roll = await fetch(`${server.url}/api/v1/penjualan/${nomor}/nota.escpos`, {
        headers: { 'x-auth-token': mine },
      });
      const [link = ''] = /http[^\s"]+\/cek-nota\?k=[\w.-]+/.exec(await roll.text()) ?? [];
      expect(link.startsWith(`${server.url}/cek-nota?k=KL01.${nomor}.`), `no code on the slip: ${link}`);
      step('the paper is real');
      await page.setViewportSize(PHONE);
      await page.goto(link);
      await page.getByText('Nota asli').waitFor();
      await page.getByText(nomor, { exact: true }).waitFor();
      await page.getByText('Harga akhir ditetapkan').waitFor();
      await accessible();
      await picture('cek-nota-390');
      step('in the language of who holds it');
      await page.getByLabel('Bahasa').first().click();
      await page.getByRole('option', { name: 'English' }).click();
      await page.getByText('This receipt is real').waitFor();
      step('another code opens nothing');
      await page.goto(`${link.slice(0, -2)}00`);
      await page.getByText('This receipt is not known').waitFor();
      await accessible();
    } finally {
      await put('CEK_NOTA_MODULE', 'false');
      await put('CEK_NOTA_ALAMAT', '');
    }
  },
});
