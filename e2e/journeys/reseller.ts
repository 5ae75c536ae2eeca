import { expect, journey, type Journey } from '../lib/journey.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import { chooseSales, forSale, payCash, reconciled, savedNumber, scan } from '../lib/till.ts';

interface Sale {
  readonly status: string;
  readonly pelanggan: { readonly jenis: string; readonly nama: string };
  readonly barang: readonly { readonly sumber_harga: string; readonly harga_gram: number }[];
}
interface Tarif {
  readonly kode_group: string;
  readonly harga: number;
}

/** What the chain's list says of a gram for resellers. */
async function hargaReseller({ server }: Pick<Journey, 'server'>, owner: string): Promise<number> {
  const { body } = await call<readonly Tarif[]>(server, 'GET', 'harga-reseller/get/all?kode_group=700', {
    token: owner,
  });
  return body[0]?.harga ?? 0;
}

/** A reseller at the counter: what was scanned before he said his name costs what his list says, as does the rest. */
export const reseller = journey({
  name: 'reseller: prices of his own, by the name that he says',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const owner = await token(server, 'SU1');
    const harga = await hargaReseller({ server }, owner);
    const [pertama = '', kedua = ''] = await forSale(server, owner, 2);
    await login(page, 'KASIR1');
    await open(page, server, '/transaksi-penjualan');
    await chooseSales(page);
    step('a piece at the price of all');
    await scan(page, pertama);
    step('the customer is a reseller, and it costs less');
    await page.locator('input[name="pelanggan"]').focus();
    await page.keyboard.type('KO ANTON', { delay: 90 });
    await page.getByRole('option', { name: /KO ANTON MB00004/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('RESELLER', { exact: true }).waitFor();
    const baris = page.getByRole('row', { name: new RegExp(pertama) });
    await baris.getByText(harga.toLocaleString('en')).first().waitFor();
    await scan(page, kedua);
    await bothWidths(page, accessible);
    await picture('jual-reseller');
    step('sold, and the sale says so');
    await payCash(page);
    await page.keyboard.press('F8');
    const nomor = await savedNumber(page);
    const { body } = await call<Sale>(server, 'GET', `penjualan/${nomor}`, { token: owner });
    const sesuai = body.barang.every((row) => row.sumber_harga === 'RESELLER' && row.harga_gram === harga);
    expect(body.pelanggan.jenis === 'RESELLER' && body.barang.length === 2 && sesuai, JSON.stringify(body));
    await reconciled(server, owner);
  },
});
