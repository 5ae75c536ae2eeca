import { expect, journey } from '../lib/journey.ts';
import { call, login, open, token } from '../lib/steps.ts';
import { beam, forSale, reconciled } from '../lib/till.ts';

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
    await page.keyboard.type(baki, { delay: 40 });
    await page.getByRole('option', { name: new RegExp(baki) }).waitFor();
    await page.keyboard.press('Enter');
    await accessible();
    await page.keyboard.press('F8');
    await page.getByText(new RegExp(`1 barang dipindah ke ${baki}`)).waitFor();
    step('and counted where it lies now');
    await open(page, server, `/stock-opname?gudang=TOKO&baki=${baki}`);
    await page.getByRole('button', { name: /Mulai Opname/ }).click();
    await page.waitForURL(/no=/);
    await page.getByText('Belum discan').first().waitFor();
    await beam(page, kode);
    await page
      .getByRole('row', { name: new RegExp(kode) })
      .or(page.getByText(kode))
      .first()
      .waitFor();
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
