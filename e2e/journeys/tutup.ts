import type { Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, call, login, open, settled } from '../lib/steps.ts';
import { approve, atDialog } from '../lib/till.ts';

const BOS = { user_id: 'BOS', password: 'emas-murni-24' };
const PERIKSA = 'tutup-toko/periksa';

interface Hari {
  readonly tgl: string;
  readonly kas: { readonly awal: number; readonly akhir: number };
}

/** The summary that was kept with the closing, as it would be printed. */
async function lihatRingkasan(page: Page, accessible: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: /Cetak Ringkasan Tutup Toko/ }).press('Enter');
  await page.getByRole('dialog').locator('canvas').first().waitFor();
  await accessible();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Opens the day again with the owner's approval, and says why. */
async function bukaKembali(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Buka kembali/ }).press('Enter');
  await atDialog(page);
  await page.keyboard.type('salah tekan', { delay: 90 });
  await page.keyboard.press('Enter');
  await approve(page, BOS.user_id, BOS.password);
  await page
    .getByRole('region', { name: 'Tutup toko terakhir' })
    .getByText(/dibuka kembali/)
    .waitFor();
}

/** A shop of its own, with money in the drawer of its owner. */
async function bukaToko(server: Server): Promise<void> {
  const toko = { kode_toko: 'UJI1', nama_toko: 'TOKO EMAS UJI', alamat_toko: 'JL UJI NO 1', inisial: 'TU' };
  await call(server, 'POST', 'setup', {
    body: { toko, pemilik: { ...BOS, usere_name: 'PAK BOS' }, kode: null, contoh_master: false },
  });
  const { body: masuk } = await call<{ token: string }>(server, 'POST', 'users/login', { body: BOS });
  const bos = { token: masuk.token };
  const transaksi = { kode_transaksi: 'RECEH', nama_transaksi: 'UANG RECEH', jenis_transaksi: 'SEMUA' };
  await call(server, 'POST', 'paratransaksi', { ...bos, body: transaksi });
  // Without it nobody opens a closed day again.
  await call(server, 'PUT', 'para-system/PREVIOUS_DATE_OWNER_MODULE', { ...bos, body: { value: 'true' } });
  const isi = { arah: 'TAMBAH', kode_transaksi: 'RECEH', jumlah: 1_296_500, keterangan: 'uang receh' };
  const { status } = await call(server, 'POST', 'kas', { ...bos, key: 'tutup-toko-receh', body: isi });
  expect(status === 201, `the drawer is empty: ${status}`);
  await call(server, 'POST', 'users/logout', { ...bos, body: { user_id: BOS.user_id } });
}

/** The end of a day: the drawer is counted and found short, the shop is closed, and opened again by its owner. */
export const tutupToko = journey({
  name: 'closing: a drawer counted short, the day closed and opened again, by keyboard',
  server: 'empty',
  walk: async ({ page, server, accessible, picture, step }) => {
    await bukaToko(server);
    step('a drawer that was not counted holds the day');
    await page.reload();
    await login(page, BOS.user_id, BOS.password);
    await open(page, server, '/tutup-toko');
    await page.getByText('1 laci belum dihitung').waitFor();
    await bothWidths(page, accessible);
    await picture('tutup-tertahan');
    step('it is counted, and the difference approved');
    await page.getByRole('row', { name: /BOS/ }).focus();
    await page.keyboard.press('Enter');
    await atDialog(page);
    await page.keyboard.type('1246500', { delay: 90 });
    await accessible();
    await page.keyboard.press('F8');
    const asked = page.getByRole('dialog', { name: 'Otorisasi' });
    await asked.getByText('-50,000').waitFor();
    await picture('tutup-selisih');
    await approve(page, BOS.user_id, BOS.password);
    await page.getByText('SIAP DITUTUP').waitFor();
    await bothWidths(page, accessible);
    await picture('tutup-siap');
    step('the day is closed with F8 and Enter');
    const { tgl } = await hari();
    await page.keyboard.press('F8');
    await atDialog(page);
    await picture('tutup-tanya');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Tutup Toko/ })
      .press('Enter');
    await page.getByText(/sudah ditutup/).waitFor();
    await page.getByRole('button', { name: /Buka kembali/ }).waitFor();
    const besok = await hari();
    expect(besok.tgl > tgl && besok.kas.awal === 1_246_500, `the next day is wrong: ${JSON.stringify(besok)}`);
    step('what the day came to is looked at, to be printed');
    await lihatRingkasan(page, accessible);
    step('and opened again by the owner, who says why');
    await bukaKembali(page);
    await settled(page);
    expect((await hari()).tgl === tgl, 'the day is not open again');
    await picture('tutup-dibuka');

    /** The open day, as the page was told of it. */
    async function hari(): Promise<Hari> {
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.url().includes(PERIKSA) && response.ok()),
        page.getByRole('button', { name: 'Periksa ulang' }).click(),
      ]);
      return (await answer.json()) as Hari;
    }
  },
});
