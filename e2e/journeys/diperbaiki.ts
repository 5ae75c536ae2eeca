import type { Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import { forSale, reconciled } from '../lib/till.ts';
import { atCondition, sold } from './pembelian.ts';
import { pay } from './titipan.ts';

interface Saved {
  readonly nomor: string;
  readonly versi: number;
  readonly grand_total: number;
  readonly dp_rp?: number;
  readonly barang: readonly { readonly kondisi_barang?: string; readonly foto_barang?: string | null }[];
}

/** A photo as small as one can be. */
const FOTO = {
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function saved(server: Server, owner: string, base: string, body: object): Promise<string> {
  const whole = { kode_sales: 'SL01', pelanggan: { nama: 'BU TINI', no_hp: '081233445566' }, ...body };
  const answer = await call<Saved>(server, 'POST', base, {
    token: owner,
    key: `perbaiki-${base}-${Date.now()}`,
    body: whole,
  });
  expect(answer.status === 201, `${base} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.nomor;
}

const read = async (server: Server, owner: string, base: string, nomor: string): Promise<Saved> =>
  (await call<Saved>(server, 'GET', `${base}/${nomor}`, { token: owner })).body;

/** From its place in the list to the page where it is put right. */
async function putRight(page: Page, server: Server, list: string, nomor: string): Promise<void> {
  await open(page, server, `${list}?q=${nomor}`);
  await page.getByRole('button', { name: 'Ubah', exact: true }).press('Enter');
  await page.getByRole('heading', { name: `Ubah ${nomor}` }).waitFor();
}

/** What waits for validation is opened from its list, changed by the keyboard and saved; the list shows it again. */
export const diperbaiki = journey({
  name: 'an unvalidated purchase and an unvalidated deposit are put right from their lists',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const owner = await token(server, 'SU1');
    const { kode_barcode } = await sold(server, owner);
    const beli = await saved(server, owner, 'pembelian', {
      barang: [{ kode_barcode, kondisi_barang: 'MULUS' }],
      bayar: [{ jenis: 'CASH' }],
    });
    await login(page, 'KASIR1');
    await putRight(page, server, '/lihat-pembelian', beli);
    step('the purchase has another condition, and a photo');
    await page.getByRole('button', { name: /CINCIN MATA SATU/ }).press('Enter');
    await atCondition(page);
    await page.keyboard.press('2');
    await page.locator('input[type="file"]').first().setInputFiles(FOTO);
    await page.getByRole('img', { name: 'Foto' }).first().waitFor();
    await bothWidths(page, accessible);
    await picture('beli-ubah');
    await page.keyboard.press('F8');
    await page.waitForURL('**/lihat-pembelian**');
    const [line] = (await read(server, owner, 'pembelian', beli)).barang;
    expect(line?.kondisi_barang !== 'MULUS' && (line?.foto_barang ?? '') !== '', `the line is ${JSON.stringify(line)}`);
    await page.getByRole('img', { name: 'Foto Barang' }).first().waitFor();
    await bothWidths(page, accessible);
    step('the deposit is paid more of');
    const [kode = ''] = (await forSale(server, owner, 7)).slice(-1);
    const titip = await saved(server, owner, 'titipan', {
      barang: [{ kode_barcode: kode }],
      bayar: [{ jenis: 'CASH', jumlah: 200_000 }],
    });
    await putRight(page, server, '/lihat-titipan', titip);
    await page.getByText(kode).first().waitFor();
    await pay(page, '100000', '0081234567');
    await bothWidths(page, accessible);
    await picture('titip-ubah');
    await page.keyboard.press('F8');
    await page.waitForURL('**/lihat-titipan**');
    const { dp_rp, versi } = await read(server, owner, 'titipan', titip);
    expect(dp_rp === 300_000 && versi === 2, `the deposit is ${dp_rp} at ${versi}`);
    await reconciled(server, owner);
  },
});
