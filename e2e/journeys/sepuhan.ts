import type { Page } from 'playwright-core';
import { expect, journey, type Journey } from '../lib/journey.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import { atDialog, reconciled, takeOffered } from '../lib/till.ts';

interface Barang {
  readonly kode_barcode: string;
  readonly berat: number;
  readonly status: string;
}

const handIn = (page: Page, name: string) =>
  page.waitForFunction((field) => document.activeElement?.getAttribute('name') === field, name);
const typed = async (page: Page, name: string, text: string): Promise<void> => {
  await handIn(page, name);
  await page.keyboard.type(text, { delay: 90 });
  await page.keyboard.press('Enter');
};
/** Chooses from the list that the hand is in, by its first letters. */
async function chosen(page: Page, word: string): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
  await page.keyboard.press('ArrowDown');
  const option = page.getByRole('option', { name: word, exact: true });
  await option.waitFor();
  await option.click();
}

/** Opens the form of a page. */
async function begin({ page, server, step }: Journey, path: string): Promise<void> {
  step(path.slice(1));
  await open(page, server, path);
  await page.waitForFunction(() => document.activeElement?.matches('#cari-dokumen, [data-line]'));
  await page.keyboard.press('F2');
  await atDialog(page);
}
/** Saves it. @returns the number that its paper got. */
async function saved({ page }: Journey, kode: string): Promise<string> {
  const nomor = new RegExp(`KL-${kode}-\\d{6}-\\d{4}`);
  await page.keyboard.press('F8');
  const told = page.getByRole('status').getByText(nomor).first();
  await told.waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return nomor.exec(await told.innerText())?.[0] ?? '';
}

/** A bought piece is sorted to be washed, sent, comes back lighter, its loss is booked, and it is for sale again. */
export const sepuhan = journey({
  name: 'refinishing: a bought piece sorted, washed, received lighter, and for sale under a new barcode',
  server: 'demo',
  walk: async (walk) => {
    const { page, server, accessible, picture } = walk;
    const mine = await token(server, 'SU1');
    const read = async <T>(path: string): Promise<T> => (await call<T>(server, 'GET', path, { token: mine })).body;
    const { data } = await read<{ data: readonly Barang[] }>('barang?status=BELI&limit=1');
    const [{ kode_barcode, berat } = { kode_barcode: '', berat: 0 }] = data;
    await login(page, 'KASIR1');
    await begin(walk, '/sortir-pembelian');
    await typed(page, 'keterangan', 'lecet');
    await typed(page, 'barang.0.kode_barcode', kode_barcode);
    await chosen(page, 'Cuci');
    await bothWidths(page, accessible);
    await picture('sortir');
    await saved(walk, 'SR');

    await begin(walk, '/kirim-barang-cuci');
    await handIn(page, 'kode_tukang');
    await takeOffered(page, 'TK01');
    await handIn(page, 'keterangan');
    await page.keyboard.press('Enter');
    await typed(page, 'barang.0.kode_barcode', kode_barcode);
    const no_kirim = await saved(walk, 'KC');

    await begin(walk, '/terima-sepuhan');
    await typed(page, 'no_kirim', no_kirim);
    await handIn(page, 'keterangan');
    await page.keyboard.press('Enter');
    await typed(page, 'barang.0.kode_barcode', kode_barcode);
    await typed(page, 'barang.0.berat', (berat - 0.01).toFixed(3));
    await bothWidths(page, accessible);
    await picture('terima-sepuhan');
    await saved(walk, 'TS');

    await begin(walk, '/wasting-sepuhan');
    await typed(page, 'no_kirim', no_kirim);
    await saved(walk, 'WS');
    const batch = await read<{ status: string; berat_wasting: number; berat_sisa: number }>(
      `kirim-barang-cuci/${no_kirim}`,
    );
    expect(batch.status === 'DONE' && batch.berat_wasting === 0.01 && batch.berat_sisa === 0, JSON.stringify(batch));

    await begin(walk, '/pindah-sortir');
    await handIn(page, 'kode_baki');
    await takeOffered(page, 'A01');
    await handIn(page, 'keterangan');
    await page.keyboard.press('Enter');
    await typed(page, 'barang.0.kode_barcode', kode_barcode);
    const nomor = await saved(walk, 'MS');
    const { barang } = await read<{ barang: readonly { readonly kode_baru: string }[] }>(`pindah-sortir/${nomor}`);
    const baru = await read<{ barang: Barang }>(`barang/${barang[0]?.kode_baru ?? ''}`);
    expect(JSON.stringify(baru).includes('TERSEDIA'), JSON.stringify(baru));
    await reconciled(server, mine);
  },
});
