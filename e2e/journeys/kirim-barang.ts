import { expect, journey } from '../lib/journey.ts';
import { nextAtTill } from '../lib/logout.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import { beam, forSale, reconciled, takeOffered } from '../lib/till.ts';

interface Kirim {
  readonly nomor: string;
  readonly status: string;
  readonly barang: readonly { readonly kode_barcode: string; readonly hasil: string }[];
}

/** Two pieces go from a branch to another shop, which takes one in and refuses the other: all by keyboard. */
export const kirimBarang = journey({
  name: 'goods: sent to another shop, one received into a tray and one refused there, and known at the branch, by keyboard',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const mine = await token(server, 'SU1');
    const [masuk = '', tolak = ''] = (await forSale(server, mine, 9)).slice(-2);
    const focused = (name: string) =>
      page.waitForFunction((field) => document.activeElement?.getAttribute('name') === field, name);
    await login(page, 'OWNER');
    step('sent');
    await open(page, server, '/kirim-barang');
    for (const kode of [masuk, tolak]) {
      await beam(page, kode);
      await page.getByRole('cell', { name: kode }).first().waitFor();
    }
    await page.keyboard.press('F6');
    await focused('kode_tujuan');
    await takeOffered(page, 'KL02');
    await focused('kode_baki');
    await page.keyboard.press('Enter');
    await focused('no_segel');
    await page.keyboard.type('segel 81', { delay: 90 });
    await bothWidths(page, accessible);
    await picture('kirim-barang');
    await page.keyboard.press('F8');
    const said = page.getByText(/KL-KB-\d{6}-\d{4}/).first();
    await said.waitFor();
    const nomor = /KL-KB-\d{6}-\d{4}/.exec(await said.innerText())?.[0] ?? '';
    step('received, and refused');
    await nextAtTill(page, server, 'SPV2');
    await open(page, server, '/terima-barang');
    await page.getByRole('row', { name: new RegExp(nomor) }).waitFor();
    await bothWidths(page, accessible);
    await page.keyboard.type(nomor.toLowerCase(), { delay: 90 });
    await page.keyboard.press('Enter');
    await page.getByRole('row', { name: new RegExp(masuk) }).waitFor();
    step('a scan that does not say where to leads the hand to the tray');
    await beam(page, masuk);
    await focused('kode_baki');
    await takeOffered(page, 'A01');
    await beam(page, masuk);
    await page.getByRole('row', { name: new RegExp(`${masuk}.*A01`) }).waitFor();
    await page.keyboard.press('F6');
    await takeOffered(page, 'Ditolak');
    await page.locator('input[name="alasan"]').waitFor();
    await beam(page, tolak);
    await focused('alasan');
    await page.keyboard.type('penyok', { delay: 90 });
    await beam(page, tolak);
    await page.getByRole('row', { name: new RegExp(`${tolak}.*PENYOK`) }).waitFor();
    await bothWidths(page, accessible);
    await picture('terima-barang');
    await page.keyboard.press('F8');
    await page
      .getByText(/KC-KT-\d{6}-\d{4}/)
      .first()
      .waitFor();
    step('and known at the branch');
    const read = async () => (await call<Kirim>(server, 'GET', `kirim-barang/${nomor}`, { token: mine })).body;
    const known = async () => (await read()).barang.every(({ hasil }) => hasil !== 'KIRIM');
    for (let tries = 0; tries < 40 && !(await known()); tries += 1) await page.waitForTimeout(250);
    const { status, barang } = await read();
    const hasil = Object.fromEntries(barang.map((row) => [row.kode_barcode, row.hasil]));
    expect(status === 'OPEN' && hasil[masuk] === 'TERIMA' && hasil[tolak] === 'TOLAK', JSON.stringify(barang));
    await reconciled(server, mine);
  },
});
