import type { Page } from 'playwright-core';
import { expect, journey, type Journey } from '../lib/journey.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, call, login, open, token, settled } from '../lib/steps.ts';
import { approve, chooseSales, namePasserBy, reconciled, takeOffered, validateHere } from '../lib/till.ts';

interface Loan {
  readonly status: string;
  readonly sisa_hutang: number;
  readonly jumlah_hutang: number;
}

const HUTANG = /PI-\d{6}-\d{4}/;
const DELAY = { delay: 90 };

const read = async (server: Server, owner: string, nomor: string): Promise<Loan> =>
  (await call<Loan>(server, 'GET', `hutang/${nomor}`, { token: owner })).body;

/** Types a value into the field that has the hand, and goes on. */
async function enter(page: Page, value: string): Promise<void> {
  await page.keyboard.press('Control+A');
  await page.keyboard.type(value, DELAY);
  await page.keyboard.press('Enter');
}

/** Types a value into the field of a name. */
async function into(page: Page, name: string, value: string): Promise<void> {
  await page.locator(`[name="${name}"]`).focus();
  await enter(page, value);
}

/** Takes what a picker offers for a code. */
async function choose(page: Page, name: string, code: string): Promise<void> {
  await page.locator(`[name="${name}"]`).focus();
  await takeOffered(page, code);
}

/** Two things are pledged for 3,000,000, and the money goes out. @returns the number of the loan. */
async function lend({ page, server, accessible, picture, step }: Journey, owner: string): Promise<string> {
  await open(page, server, '/transaksi-hutang');
  await accessible();
  await chooseSales(page);
  await namePasserBy(page, 'BU GADIS');
  step('two things are pledged, and what they are worth is told beside them');
  await page.locator('[name="nama_barang"]').waitFor();
  for (const [nama, berat] of [
    ['GELANG KERONCONG', '6.5'],
    ['KALUNG POLOS', '3.5'],
  ] as const) {
    await page.locator('[name="nama_barang"]').focus();
    await enter(page, nama);
    await choose(page, 'kode_dept', 'CN');
    await into(page, 'kadar', '70');
    await into(page, 'berat', berat);
    await into(page, 'berat_plastik', '0.2');
    await into(page, 'jumlah', '1');
    await page.locator('[name="kondisi"]').focus();
    // Free text: what is typed stays, though it is one of the conditions that are offered.
    await enter(page, 'BAIK');
    await page.getByRole('row', { name: new RegExp(nama) }).waitFor();
  }
  await page.getByText('10.400 gr').waitFor();
  step('F6 leads to the loan, and Enter on from there');
  await page.keyboard.press('F6');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'jumlah_hutang');
  await enter(page, '3000000');
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'lama_pinjam');
  await bothWidths(page, accessible);
  await picture('hutang-isian');
  await page.keyboard.press('F8');
  const found = page.getByRole('status').getByText(HUTANG).first();
  await found.waitFor();
  const nomor = HUTANG.exec(await found.innerText())?.[0] ?? '';
  const kadar = await page.locator('[name="kadar"]').inputValue();
  expect(kadar === '', `the goods of the next customer begin as fine as those of the one before: ${kadar}`);
  step('is validated where it was saved: its paper comes, the money is out');
  await validateHere(page, nomor);
  const loan = await read(server, owner, nomor);
  expect(loan.status === 'AKTIF' && loan.sisa_hutang === 3_000_000, `the loan is ${JSON.stringify(loan)}`);
  await reconciled(server, owner);
  return nomor;
}

/** Opens the form of a deed in the loan that is looked at, by the keyboard. */
async function begin(page: Page, server: Server, nomor: string, perbuatan: string): Promise<void> {
  await open(page, server, `/lihat-hutang?q=${nomor}`);
  const button = page.getByRole('dialog', { name: nomor }).getByRole('button', { name: perbuatan, exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Sisa + Bunga').waitFor();
  await settled(page);
}

/** Waits until the books say how a loan stands. */
async function stands(
  { page, server }: Pick<Journey, 'page' | 'server'>,
  owner: string,
  nomor: string,
  status: string,
): Promise<Loan> {
  for (let tried = 0; tried < 50; tried += 1) {
    const loan = await read(server, owner, nomor);
    if (loan.status === status) return loan;
    await page.waitForTimeout(200);
  }
  throw new Error(`${nomor} is ${JSON.stringify(await read(server, owner, nomor))}, not ${status}`);
}

/** An extension begins with the interest until today as its payment, though on some days it costs nothing. */
async function extension({ page, server, step }: Journey, nomor: string): Promise<void> {
  step('an extension begins with what is due as its payment, and the hand there');
  await begin(page, server, nomor, 'Perpanjang');
  await page.waitForFunction(
    () =>
      /[1-9]/.test(document.querySelector<HTMLInputElement>('[name="bayar.0.jumlah"]')?.value ?? '') &&
      document.activeElement?.tagName === 'INPUT',
  );
}

/** The loan is renewed with nothing paid: its interest is lent too. @returns the number of the new one. */
async function renew(walk: Journey, owner: string, lama: string): Promise<string> {
  const { page, server, accessible, step } = walk;
  step('is renewed with the word of a supervisor, its interest lent with it');
  await begin(page, server, lama, 'Peremajaan');
  await bothWidths(page, accessible);
  await enter(page, '3.5');
  await enter(page, '120');
  await page.keyboard.press('F8');
  await page.getByRole('dialog', { name: 'Otorisasi' }).waitFor();
  await approve(page, 'SPV1');
  await stands(walk, owner, lama, 'LUNAS');
  step('the new one is gone on with: its paper is there to be printed');
  const { body } = await call<{ readonly data: readonly { readonly nomor: string; readonly hutang_lama: string }[] }>(
    server,
    'GET',
    'hutang?status=AKTIF',
    { token: owner },
  );
  const baru = body.data.find(({ hutang_lama }) => hutang_lama === lama)?.nomor ?? '';
  const loan = await read(server, owner, baru);
  expect(loan.sisa_hutang === 3_052_500, `the new loan is ${JSON.stringify(loan)}`);
  await page.getByRole('dialog', { name: baru }).locator('canvas').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: baru }).getByText(lama).waitFor();
  await reconciled(server, owner);
  return baru;
}

/** All of it is paid, and somebody validates that. */
async function redeem(walk: Journey, owner: string, nomor: string): Promise<void> {
  const { page, server, accessible, picture, step } = walk;
  step('is redeemed: what is due is filled in, and waits to be validated');
  await begin(page, server, nomor, 'Pelunasan');
  await page.locator('[name="bayar.0.jumlah"]').waitFor();
  await page.waitForFunction(() =>
    document.querySelector<HTMLInputElement>('[name="bayar.0.jumlah"]')?.value.includes('3,105,919'),
  );
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('[name^="bayar.0."]')].some(
      (field) => field.scrollWidth > field.clientWidth + 1,
    ),
  );
  expect(!cut, 'a field of the payment is too narrow for what stands in it');
  await bothWidths(page, accessible);
  await picture('hutang-pelunasan');
  await page.keyboard.press('F8');
  await stands(walk, owner, nomor, 'TUNGGU');
  await open(page, server, '/validasi-pelunasan-hutang');
  await page
    .getByRole('row', { name: new RegExp(nomor) })
    .getByRole('checkbox')
    .focus();
  await page.keyboard.press('Space');
  await bothWidths(page, accessible);
  await picture('hutang-validasi-pelunasan');
  await page.keyboard.press('F8');
  await page.getByRole('dialog', { name: 'Validasi pelunasan' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Data Berhasil Divalidasi').waitFor();
  const loan = await stands(walk, owner, nomor, 'LUNAS');
  expect(loan.sisa_hutang === 0, `the loan is ${JSON.stringify(loan)}`);
  await page.getByRole('row', { name: new RegExp(nomor) }).waitFor({ state: 'detached' });
  await reconciled(server, owner);
}

/** A loan by the keyboard alone: lent, renewed, redeemed, and the redemption taken back. */
export const hutang = journey({
  name: 'loan: lent on two things, renewed, redeemed, and the redemption undone',
  server: 'demo',
  walk: async (walk) => {
    const { page, server, accessible, step } = walk;
    const owner = await token(server, 'SU1');
    await login(page, 'KASIR1');
    const lama = await lend(walk, owner);
    await extension(walk, lama);
    const baru = await renew(walk, owner, lama);
    await redeem(walk, owner, baru);
    step('the redemption was a mistake: the goods are back, the money goes out again');
    await open(page, server, `/batal-hutang-lunas?q=${baru}`);
    await page.locator('[name="alasan"]').waitFor();
    await page.locator('[name="alasan"]').focus();
    await page.keyboard.type('SALAH SURAT', DELAY);
    await page.getByLabel('Jaminan Sudah Kembali Ke Toko').focus();
    await page.keyboard.press('Space');
    await bothWidths(page, accessible);
    await page.keyboard.press('F8');
    await page.getByRole('dialog', { name: 'Otorisasi' }).waitFor();
    await approve(page, 'SPV1');
    const loan = await stands(walk, owner, baru, 'AKTIF');
    expect(loan.sisa_hutang === 3_052_500, `the loan is ${JSON.stringify(loan)}`);
    await reconciled(server, owner);
    step('it may not be auctioned yet, as another one may');
    await open(page, server, '/lelang-hutang');
    await page.getByRole('row', { name: HUTANG }).first().waitFor();
    expect((await page.getByRole('row', { name: new RegExp(baru) }).count()) === 0, `${baru} may be auctioned`);
    await bothWidths(page, accessible);
  },
});
