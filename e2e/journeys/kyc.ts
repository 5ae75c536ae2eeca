import { expect, journey, type Journey } from '../lib/journey.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, call, login, open, token } from '../lib/steps.ts';
import { approve, atDialog, beginSale, payCash, reconciled, savedNumber, takeOffered } from '../lib/till.ts';

/** What is known of the customer, field by field, in the order of the form; what is proposed is left as it is. */
const DIRI: readonly (readonly [name: string, value: string])[] = [
  ['nama_lengkap', 'Hartini Kusuma'],
  // A short list keeps no name: it has the hand when the name before it has not.
  ['', ''],
  ['nik_sim_passport', '3273010101010004'],
  ['tempat_lahir', 'Bandung'],
  ['tgl_lahir', '12/04/1978'],
  ['kewarganegaraan', ''],
  ['alamat', 'Jl Merdeka 12'],
  ['no_hp', '081233445566'],
  ['pekerjaan', 'Pedagang'],
  ['sumber_dana', 'Usaha'],
];

async function limit(server: Server, owner: string, value: string): Promise<void> {
  const settings = [{ key: 'AML_KYC_MIN', value }];
  const { status } = await call(server, 'PUT', 'para-system', { token: owner, body: { settings } });
  expect(status === 200, `the limit was not set: ${status}`);
}

/** A sale reaches the limit: who the customer is is asked once, typed with Enter alone, and saved with F8. */
async function dikenali({ page, server, accessible, picture, step }: Journey, owner: string): Promise<string> {
  await beginSale(page, server, owner);
  await page.getByText('data diri pelanggan (KYC) diminta saat disimpan').waitFor();
  await payCash(page);
  await page.keyboard.press('F8');
  const dialog = page.getByRole('dialog', { name: 'Data diri pelanggan (KYC)' });
  await dialog.waitFor();
  step('who he is');
  await atDialog(page);
  await bothWidths(page, accessible);
  await picture('kyc');
  await dialog.locator('input[name="nama_lengkap"]').focus();
  for (const [name, value] of DIRI) {
    await page.waitForFunction((at) => (document.activeElement?.getAttribute('name') ?? '') === at, name);
    if (value !== '') await page.keyboard.type(value, { delay: 90 });
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('F8');
  await dialog.waitFor({ state: 'detached' });
  return savedNumber(page);
}

/** Cash out of a card, by the keyboard, and taken back. */
async function digesek({ page, server, accessible, picture, step }: Journey): Promise<void> {
  step('cash out of a card');
  // The limit was put back meanwhile: that question is the program's, over whatever page is open.
  const changed = page.getByRole('dialog', { name: 'Pengaturan Berubah' });
  await changed.waitFor();
  await page.keyboard.press('Escape');
  await changed.waitFor({ state: 'detached' });
  await open(page, server, '/gesek-tunai');
  await page.waitForFunction(() => document.activeElement?.matches('#cari-dokumen, [data-line]'));
  await page.keyboard.press('F2');
  await atDialog(page);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'no_rekening');
  await takeOffered(page, '0081234567');
  for (const [name, value] of [
    ['jumlah', '5000000'],
    ['fee_persen', '3'],
    ['no_kartu', '8812'],
    ['nama', 'Bu Hartini'],
    ['nik', '3273010101010004'],
    ['no_hp', '081233445566'],
  ] as const) {
    await page.waitForFunction((at) => document.activeElement?.getAttribute('name') === at, name);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(value, { delay: 90 });
    await page.keyboard.press('Enter');
  }
  await bothWidths(page, accessible);
  await page.keyboard.press('F8');
  const paper = page.getByRole('dialog', { name: /KL-GT-/ });
  await paper.locator('canvas').first().waitFor();
  await picture('gesek-slip');
  await page.keyboard.press('Escape');
  await paper.waitFor({ state: 'detached' });
  step('and taken back');
  const row = page.getByRole('row', { name: /4,850,000/ }).first();
  await row.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Batalkan' }).click();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'alasan');
  await page.keyboard.type('kartu salah', { delay: 90 });
  await page.keyboard.press('F8');
  await approve(page, 'SPV1');
  await page.getByRole('dialog').getByText('Batal', { exact: true }).waitFor();
}

/** What the law wants to know of customers, and money that is no trade. */
export const kyc = journey({
  name: 'law: who a customer is at the limit, the report to PPATK, and cash out of a card',
  server: 'demo',
  walk: async (walk) => {
    const { server, anotherTill, accessible, picture, step } = walk;
    const mine = await token(server, 'SU1');
    const page = await anotherTill();
    const till = { ...walk, page, accessible: () => accessible(page), picture: (name: string) => picture(name, page) };
    await limit(server, mine, '100000');
    try {
      step('a sale reaches the limit');
      const nomor = await dikenali(walk, mine);
      const { body } = await call<object>(server, 'GET', `penjualan/${nomor}`, { token: mine });
      expect(!JSON.stringify(body).includes('HARTINI KUSUMA'), 'an answer tells who the customer is');
      step('the owner reads who he is in the report alone');
      await login(page, 'OWNER');
      await open(page, server, '/laporan-ppatk');
      await page.keyboard.press('F9');
      await page.getByText('HARTINI KUSUMA').first().waitFor();
      await bothWidths(page, till.accessible);
      await till.picture('laporan-ppatk');
    } finally {
      await limit(server, mine, '100000000');
    }
    await digesek(till);
    await reconciled(server, mine);
  },
});
