import { withCamera } from '../lib/camera.ts';
import { expect, journey } from '../lib/journey.ts';
import { call, login, open, token } from '../lib/steps.ts';
import { approve, beam, forSale, reconciled } from '../lib/till.ts';

interface Kartu {
  readonly barang: { readonly kode_baki: string };
  readonly riwayat: readonly { readonly jenis: string; readonly aksi: string; readonly nomor: string }[];
}

/** A piece goes to another tray, that tray is counted, and the piece's own page tells it all. */
export const everyGram = journey({
  name: 'goods: moved to another tray, counted there, told on the card',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const mine = await token(server, 'SU1');
    const [kode = ''] = await forSale(server, mine, 1);
    const { body: before } = await call<Kartu>(server, 'GET', `barang/${kode}`, { token: mine });
    const baki = before.barang.kode_baki === 'A20' ? 'A19' : 'A20';
    await login(page, 'OWNER');
    step('is scanned and moved');
    await open(page, server, '/pindah-barang');
    await beam(page, kode);
    await page.getByText(kode).first().waitFor();
    const target = page.locator('input[name="kode_baki"]');
    await target.click();
    await page.keyboard.type(baki, { delay: 90 });
    await page.getByRole('option', { name: new RegExp(baki) }).waitFor();
    await page.keyboard.press('Enter');
    await accessible();
    await page.keyboard.press('F8');
    await page.getByText(new RegExp(`1 barang dipindah ke ${baki}`)).waitFor();
    step('is found in the list by its barcode, with its receipt');
    await open(page, server, '/lihat-pindah-barang');
    await beam(page, kode);
    const row = page.getByRole('row', { name: /-PB-/ });
    await row.first().waitFor();
    await row.first().click();
    await page.getByRole('dialog').getByRole('cell', { name: kode }).waitFor();
    await page.getByRole('button', { name: 'Excel' }).waitFor();
    await accessible();
    await picture('pindah-dokumen');
    step('and counted where it lies now, by a phone that sees its label');
    await open(page, server, `/stock-opname?gudang=TOKO&baki=${baki}`);
    await page.getByRole('button', { name: /Mulai Opname/ }).click();
    await page.waitForURL(/no=/);
    await page.getByText('Belum discan').first().waitFor();
    await withCamera(kode, async (phone) => {
      await phone.goto(server.url);
      await login(phone, 'SPV1');
      await phone.goto(page.url());
      await phone.getByRole('button', { name: 'Scan dengan Kamera' }).click();
      const seen = phone.getByRole('region', { name: 'Scan dengan Kamera' });
      await seen.getByText(`${kode} · 1`).waitFor();
      await phone.getByText('Ketemu', { exact: true }).first().waitFor();
      await accessible(phone);
      await picture('stock-opname-kamera', phone);
      await phone.keyboard.press('Escape');
      await seen.waitFor({ state: 'detached' });
    });
    await accessible();
    await picture('stock-opname');
    step('the card tells where it was, and the books agree');
    await page.waitForTimeout(500);
    const { body: card } = await call<Kartu>(server, 'GET', `barang/${kode}`, { token: mine });
    const told = card.riwayat.map(({ jenis: jenisDokumen, aksi }) => `${jenisDokumen} ${aksi}`);
    expect(card.barang.kode_baki === baki, `the piece lies in ${card.barang.kode_baki}`);
    expect(
      told.some((deed) => deed.includes('PINDAH')) && told.some((deed) => /OPNAME/i.test(deed)),
      `the card tells ${told.join(', ')}`,
    );
    await reconciled(server, mine);
  },
});

/** A broken piece is written off with a supervisor's word, found again by its barcode, and brought back to its tray. */
export const writtenOff = journey({
  name: 'goods: destroyed with an approval, found by barcode, brought back',
  server: 'demo',
  walk: async ({ page, server, accessible, picture, step }) => {
    const mine = await token(server, 'SU1');
    const kode = (await forSale(server, mine, 9)).at(-1) ?? '';
    const piece = async () =>
      (await call<{ readonly barang: { readonly status: string } }>(server, 'GET', `barang/${kode}`, { token: mine }))
        .body.barang.status;
    await login(page, 'OWNER');
    step('is scanned, and goes with an approval that names it');
    await open(page, server, '/hancur-data-barang');
    await beam(page, kode);
    await page.getByRole('cell', { name: kode }).first().waitFor();
    await page.locator('input[name="kode_kondisi"]').click();
    await page.keyboard.type('RUSAK', { delay: 90 });
    await page.getByRole('option', { name: /RUSAK/ }).first().waitFor();
    await page.keyboard.press('Enter');
    await accessible();
    await page.keyboard.press('F8');
    const asked = page.getByRole('dialog', { name: 'Otorisasi' });
    await asked.getByText(kode).waitFor();
    await picture('hancur-otorisasi');
    await approve(page, 'SPV1');
    await page.getByText(/1 barang dihancurkan/).waitFor();
    expect((await piece()) === 'HANCUR', `the piece is ${await piece()}`);
    step('is found by its barcode, with its piece');
    await page.getByRole('button', { name: 'Dokumen hancur' }).click();
    const search = page.getByRole('dialog').locator('#cari-dokumen');
    await search.fill(kode);
    const row = page.getByRole('dialog').getByRole('row', { name: /-HC-/ });
    await row.first().waitFor();
    await row.first().click();
    await page.getByRole('dialog').getByRole('cell', { name: kode }).waitFor();
    await accessible();
    await picture('hancur-dokumen');
    step('and comes back to its tray');
    await page.getByRole('button', { name: 'Batalkan' }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'alasan');
    await page.keyboard.type('ketemu');
    await page.keyboard.press('F8');
    await asked.getByText('KETEMU', { exact: false }).or(asked.getByText('ketemu')).first().waitFor();
    await approve(page, 'SPV1');
    await asked.waitFor({ state: 'detached' });
    await page.getByRole('dialog').getByText('Batal', { exact: true }).first().waitFor();
    expect((await piece()) === 'TERSEDIA', `the piece is ${await piece()}`);
    await reconciled(server, mine);
  },
});
