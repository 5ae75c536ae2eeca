import { expect, journey } from '../lib/journey.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import { reconciled } from '../lib/till.ts';

interface Piece {
  readonly kode_barcode: string;
}
const COST = /Harga Modal|Margin/;

/** What a piece cost is the owner's: he sets it and reads what was earned, and nobody at the counter sees any of it. */
export const modal = journey({
  name: 'cost: the owner sets it and reads the margin, a cashier sees none',
  server: 'demo',
  walk: async ({ page, server, anotherTill, accessible, picture, step }) => {
    step('a cashier looks at a piece');
    const kasir = await token(server, 'KASIR2');
    const found = await call<{ data: Piece[] }>(server, 'GET', 'barang?status=TERSEDIA&kode_group=700&limit=1', {
      token: kasir,
    });
    const barcode = found.body.data[0]?.kode_barcode ?? '';
    const card = await call<object>(server, 'GET', `barang/${barcode}`, { token: kasir });
    expect(card.status === 200 && !JSON.stringify(card.body).includes('modal'), 'a cashier is told what a piece cost');
    await login(page, 'KASIR1');
    await open(page, server, `/data-barang?kode=${barcode}`);
    await page.getByText('Masuk stok', { exact: true }).waitFor();
    expect((await page.getByText(COST).count()) === 0, 'a cashier sees what a piece cost');
    await open(page, server, '/modal-barang');
    await page
      .getByRole('main')
      .getByText(/tidak diberikan kepada Anda/)
      .first()
      .waitFor();
    step('the owner sees it on the same card');
    const owner = await anotherTill();
    await login(owner, 'OWNER');
    await open(owner, server, `/data-barang?kode=${barcode}`);
    await owner.getByText('Harga Modal').first().waitFor();
    step('every piece of the shop has one, and he sets that of this one anew');
    await open(owner, server, '/modal-barang');
    await owner.getByText('Semua barang sudah punya modal').waitFor();
    await owner.locator('input[name="barcode"]').fill(barcode);
    await owner.keyboard.press('Enter');
    await owner.getByRole('row', { name: new RegExp(barcode) }).waitFor();
    await owner.getByRole('checkbox', { name: `Pilih ${barcode}` }).check();
    await owner.getByRole('button', { name: 'Terapkan ke 1 terpilih' }).waitFor();
    await owner.getByLabel('Modal per gram').fill('1175000');
    await owner.keyboard.press('Enter');
    await owner.getByText('1 barang, 1 akan berubah').waitFor();
    await bothWidths(owner, () => accessible(owner));
    await picture('modal-barang', owner);
    await owner.keyboard.press('F8');
    await owner.getByText('1 barang diubah').waitFor();
    step('the margin of the month');
    await open(owner, server, '/laporan-penjualan-margin');
    const from = owner.locator('input[name="tgl_from"]');
    await from.fill(`01/${(await from.inputValue()).slice(3)}`);
    await owner.keyboard.press('Enter');
    await owner.keyboard.press('F9');
    await owner.getByRole('columnheader', { name: 'Margin', exact: true }).waitFor();
    await accessible(owner);
    await picture('laporan-penjualan-margin', owner);
    step('the books agree');
    await reconciled(server, await token(server, 'SU1'));
  },
});
