import type { Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, call, login, settled, token } from '../lib/steps.ts';
import { beginSale, discount50, discountedBy, payCash, reconciled, savedNumber } from '../lib/till.ts';

const PHONE = { width: 390, height: 844 };

const switchQr = (server: Server, owner: string, value: boolean) =>
  call(server, 'PUT', 'para-system/AUTHORIZATION_QR_MODULE', { token: owner, body: { value: String(value) } });

/** The code is shown to whoever waits at the till, with what is asked for. */
async function codeShown(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  await dialog.getByRole('img', { name: 'Kode QR permintaan otorisasi' }).waitFor();
  await dialog.getByText('Rp. 50,000').first().waitFor();
}

/** A discount is asked for by QR: refused in words, asked again, agreed to on the phone, and the sale is saved. */
export const persetujuan = journey({
  name: 'approval by QR: a phone refuses in words, then agrees to exactly these values',
  server: 'demo',
  walk: async ({ page, server, anotherTill, accessible, picture, step }) => {
    const owner = await token(server, 'SU1');
    await switchQr(server, owner, true);
    try {
      const barcode = await beginSale(page, server, owner);
      step('a discount');
      await discount50(page, barcode);
      await payCash(page);
      await page.keyboard.press('F8');
      step('its code is shown');
      await codeShown(page);
      await accessible();
      await picture('otorisasi-qr');
      step('the manual way takes the hand along');
      await page.keyboard.press('Enter');
      const otorisasi = page.getByRole('dialog', { name: 'Otorisasi' });
      await otorisasi.getByText('Username', { exact: false }).first().waitFor();
      await page.keyboard.type('SPV1');
      expect((await otorisasi.getByLabel('Username').inputValue()) === 'SPV1', 'the hand is not in the form');
      await page.keyboard.press('Escape');
      await otorisasi.waitFor({ state: 'detached' });
      await page.keyboard.press('F8');
      await codeShown(page);
      step('the supervisor sees the values on the phone, and refuses');
      const phone = await anotherTill();
      await phone.setViewportSize(PHONE);
      await login(phone, 'SPV1');
      await settled(phone);
      await phone.goto(`${server.url}/persetujuan`);
      await phone.getByRole('button', { name: /OTORISASI DISKON/ }).click();
      const rincian = phone.getByRole('dialog', { name: 'Permintaan otorisasi' });
      await rincian.getByText('50,000', { exact: true }).waitFor();
      await rincian.getByText('KASIR1 meminta').waitFor();
      await accessible(phone);
      await picture('persetujuan-phone', phone);
      step('the way back of the phone closes it, and the list stays');
      await phone.goBack();
      await rincian.waitFor({ state: 'detached' });
      await phone.getByRole('button', { name: /OTORISASI DISKON/ }).click();
      await rincian.getByText('KASIR1 meminta').waitFor();
      await rincian.getByRole('button', { name: 'Tolak' }).click();
      await phone.getByLabel('Alasan').fill('TERLALU BESAR');
      await rincian.getByRole('button', { name: 'Tolak' }).click();
      await page.getByText('Permintaan Otorisasi QR ditolak').waitFor();
      await page.getByText('Ditolak: TERLALU BESAR').first().waitFor();
      step('asked again, agreed to, saved');
      await page.getByRole('dialog', { name: 'Otorisasi' }).waitFor({ state: 'detached' });
      await page.keyboard.press('F8');
      await codeShown(page);
      await phone
        .getByRole('button', { name: /OTORISASI DISKON/ })
        .first()
        .click();
      await phone.getByRole('button', { name: 'Setujui' }).click();
      const nomor = await savedNumber(page);
      await discountedBy(server, owner, nomor, 50_000);
      step('what was decided stands on the phone');
      await phone.getByText(/ditolak: TERLALU BESAR/).waitFor();
      await bothWidths(phone, () => accessible(phone));
      await picture('persetujuan-phone-after', phone);
      await reconciled(server, owner);
    } finally {
      await switchQr(server, owner, false);
    }
  },
});
