import { randomUUID } from 'node:crypto';
import { expect, journey } from '../lib/journey.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import {
  approve,
  beginSale,
  chooseSales,
  discount50,
  editLine,
  forSale,
  payCash,
  savedNumber,
  scan,
} from '../lib/till.ts';

interface Sale {
  readonly kode_sales: string;
  readonly pelanggan: object;
  readonly status: string;
  readonly grand_total: number;
  readonly diskon: number;
  readonly alasan_batal: string | null;
  readonly barang: readonly { readonly harga_gram: number }[];
}

const read = async (server: Server, from: string, nomor: string): Promise<Sale> =>
  (await call<Sale>(server, 'GET', `penjualan/${nomor}`, { token: from })).body;

/**
 * A customer bargains: the discount asks for a supervisor, who sees what he approves; a wrong password changes nothing.
 */
export const discount = journey({
  name: 'a discount with the approval of a supervisor',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const owner = await token(server, 'SU1');
    const barcode = await beginSale(page, server, owner);
    step('a price far from today is asked about');
    await editLine(page, barcode, 'Harga / gr');
    await page.keyboard.type('9000000', { delay: 90 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText(/lebih tinggi/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(/lebih tinggi/).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.locator('form[aria-label^="Ubah baris"]').waitFor({ state: 'detached' });
    step('the discount wants an approval');
    await discount50(page, barcode);
    await payCash(page);
    await page.keyboard.press('F8');
    await page.getByRole('dialog', { name: 'Otorisasi' }).getByText('Rp. 50,000').waitFor();
    await accessible();
    await picture('sale-approval');
    step('a cashier cannot approve, a supervisor can');
    await approve(page, 'KASIR2');
    await page.getByText(/Username atau Password Salah/).waitFor();
    await approve(page, 'SPV1');
    const nomor = await savedNumber(page);
    const sale = await read(server, owner, nomor);
    expect(sale.status === 'OPEN' && sale.diskon === 50_000, `saved with a discount of ${sale.diskon}`);
  },
});

/** The price of the day changes while a sale is open: the line says so, and nothing is sold at the old one. */
export const priceMoves = journey({
  name: 'the price changes during a sale',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const owner = await token(server, 'SU1');
    const [barcode = ''] = await forSale(server, owner, 1);
    const {
      body: { harga },
    } = await call<{ harga: { harga_gram: number } }>(server, 'GET', `barang/${barcode}/harga-jual`, { token: owner });
    const set = (baru: number) =>
      call(server, 'PUT', 'parameter-harga-emas', {
        token: owner,
        body: { harga: [{ kode_group: '700', harga: baru }] },
      });
    await login(page, 'KASIR1');
    await open(page, server, '/transaksi-penjualan');
    await chooseSales(page);
    await scan(page, barcode);
    step('another user changes the price');
    await set(harga.harga_gram + 10_000);
    await page.getByText(/Harga hari ini berubah/).waitFor();
    await accessible();
    await picture('sale-price-moved');
    await payCash(page);
    await page.keyboard.press('F8');
    step('the new price is offered, and what it costs more is still to be paid');
    await page.getByRole('dialog', { name: 'Harga Sudah Berubah' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Kurang').waitFor();
    await payCash(page);
    await page.keyboard.press('F8');
    const sale = await read(server, owner, await savedNumber(page));
    expect(sale.barang[0]?.harga_gram === harga.harga_gram + 10_000, `sold at ${sale.barang[0]?.harga_gram}`);
    await set(harga.harga_gram);
  },
});

/** The same goods at the same price, with a remark: what another till saves while the sale is open here. */
async function changeElsewhere(
  server: Server,
  owner: string,
  nomor: string,
  { grand_total, kode_sales, pelanggan }: Sale,
  kode_barcode: string,
): Promise<void> {
  const body = {
    versi: 1,
    kode_sales,
    pelanggan,
    keterangan: 'HADIAH',
    barang: [{ kode_barcode }],
    bayar: [{ jenis: 'CASH', jumlah: grand_total }],
  };
  const { status } = await call(server, 'PUT', `penjualan/${nomor}`, { token: owner, key: randomUUID(), body });
  expect(status === 200, `the change elsewhere was answered ${status}`);
}

/** An OPEN sale is put right, then withdrawn; its goods are for sale again. */
export const putRight = journey({
  name: 'an unvalidated sale is changed, then refused',
  server: 'demo',
  walk: async ({ page, server, accessible, step }) => {
    const owner = await token(server, 'SU1');
    const [first = '', second = ''] = await forSale(server, owner, 2);
    await login(page, 'KASIR1');
    await open(page, server, '/transaksi-penjualan');
    await chooseSales(page);
    await scan(page, first);
    await payCash(page);
    await page.keyboard.press('F8');
    const nomor = await savedNumber(page);
    const before = await read(server, owner, nomor);
    step('a second piece joins it');
    await open(page, server, `/transaksi-penjualan?ubah=${nomor}`);
    await page.getByRole('cell', { name: first }).first().waitFor();
    step('somebody else was faster: it is opened as it is now, once that was read');
    await changeElsewhere(server, owner, nomor, before, first);
    await scan(page, second);
    await payCash(page);
    await page.keyboard.press('F8');
    await page
      .getByRole('dialog', { name: `Ubah ${nomor}` })
      .getByText(/sudah diubah orang lain/)
      .waitFor();
    await accessible();
    await page.getByRole('button', { name: 'Muat Ulang' }).press('Enter');
    await page.getByRole('cell', { name: second }).waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: first }).first().waitFor();
    await scan(page, second);
    await payCash(page);
    await page.keyboard.press('F8');
    await page.waitForURL('**/lihat-penjualan**');
    await page.getByRole('dialog', { name: nomor }).getByText(second).waitFor();
    await bothWidths(page, accessible);
    const after = await read(server, owner, nomor);
    expect(
      after.barang.length === 2 && after.grand_total > before.grand_total,
      `changed to ${after.barang.length} pieces, ${after.grand_total}`,
    );
    step('it is refused with a reason and an approval');
    await open(page, server, `/validasi-penjualan?q=${nomor}`);
    await page.getByRole('button', { name: 'Tolak' }).waitFor();
    await bothWidths(page, accessible);
    // What a phone shows above the list slides out first.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Tolak' }).press('Enter');
    await page.getByText(/Barang yang dipesan bebas lagi/).waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'alasan');
    await page.keyboard.type('PELANGGAN BATAL', { delay: 90 });
    await page.keyboard.press('Escape');
    await accessible();
    await page.keyboard.press('F8');
    await approve(page, 'SPV1');
    await page.getByText(`Tolak: ${nomor}`).first().waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('tbody') !== null);
    const refused = await read(server, owner, nomor);
    expect(
      refused.status === 'CANC' && refused.alasan_batal === 'PELANGGAN BATAL',
      `the sale is ${refused.status}: ${refused.alasan_batal}`,
    );
    expect((await forSale(server, owner, 2)).includes(first), `${first} is not for sale again`);
  },
});

/** The server cannot be reached: the next customer need not wait, and the sale is saved once when it is back. */
export const serverAway = journey({
  name: 'the server is away: the sale waits, the next one begins',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const owner = await token(server, 'SU1');
    const barcode = await beginSale(page, server, owner);
    await payCash(page);
    step('saving waits, and says nothing of having saved');
    const calls = '**/api/v1/penjualan';
    await page.route(calls, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await page.keyboard.press('F8');
    await page.getByText(/Koneksi terputus/).waitFor();
    expect((await page.getByText(/KL-FJ-/).count()) === 0, 'a number before the server has answered');
    await accessible();
    await picture('sale-waiting');
    await page.keyboard.press('F2');
    await page.getByText('1 penjualan menunggu koneksi, belum tersimpan.').waitFor();
    step('a reload forgets nothing');
    await page.reload();
    await page.getByText('1 penjualan menunggu koneksi, belum tersimpan.').waitFor();
    step('it is saved when the server is back');
    await page.unroute(calls);
    await page.getByText(/penjualan menunggu koneksi/).waitFor({ state: 'detached', timeout: 60_000 });
    const { body } = await call<{ data: { readonly klaim_nomor: string | null }[] }>(
      server,
      'GET',
      `barang?q=${barcode}&limit=1`,
      { token: owner },
    );
    const nomor = body.data[0]?.klaim_nomor;
    expect(nomor?.includes('-FJ-') === true, `the piece is held by ${nomor}`);
  },
});
