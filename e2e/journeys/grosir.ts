import { expect, journey } from '../lib/journey.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import { approve, atDialog, chooseSales, forSale, payCash, reconciled, savedNumber, scan } from '../lib/till.ts';

const HARGA = 1_400_000;

interface Sale {
  readonly barang: readonly { readonly harga_gram: number }[];
}

/** Three pieces at one price a gram, the last of them scanned after it was named; agreed to in one go. */
export const grosir = journey({
  name: 'semi-wholesale: one price a gram for a group, approved in one go',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const owner = await token(server, 'SU1');
    const [first = '', second = '', third = ''] = await forSale(server, owner, 3);
    await login(page, 'KASIR1');
    await open(page, server, '/redirect-to-grosir');
    await chooseSales(page);
    step('two pieces, and the price of their group');
    await scan(page, first);
    await scan(page, second);
    const harga = page.getByRole('textbox', { name: 'Harga per gram kelompok 700' });
    await harga.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(String(HARGA), { delay: 90 });
    await page.keyboard.press('Enter');
    step('a third takes it too');
    await scan(page, third);
    const row = page.getByRole('row', { name: new RegExp(third) });
    await row
      .getByRole('cell', { name: /1,400,000/ })
      .first()
      .waitFor();
    await bothWidths(page, accessible);
    await picture('grosir');
    step('approved, paid and saved');
    await page.keyboard.press('F10');
    await atDialog(page);
    await approve(page, 'SPV1');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await payCash(page);
    await page.keyboard.press('F8');
    const nomor = await savedNumber(page);
    const { body } = await call<Sale>(server, 'GET', `penjualan/${nomor}`, { token: owner });
    expect(
      body.barang.length === 3 && body.barang.every(({ harga_gram }) => harga_gram === HARGA),
      `sold at ${body.barang.map(({ harga_gram }) => harga_gram).join(', ')}`,
    );
    await reconciled(server, owner);
  },
});
