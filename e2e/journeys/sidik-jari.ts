import type { CDPSession, Page } from 'playwright-core';
import { expect, journey } from '../lib/journey.ts';
import { Keys } from '../lib/keys.ts';
import type { Server } from '../lib/server.ts';
import { bothWidths, call, login, open, settled, token } from '../lib/steps.ts';
import { beginSale, discount50, discountedBy, payCash, reconciled, savedNumber } from '../lib/till.ts';

const NAMA = 'KUNCI SPV1';

/** A key on a ring, as a browser sees one: it is put into the till, and taken along to the next. */
class KunciGantungan {
  readonly #cdp: CDPSession;
  readonly #id: string;

  private constructor(cdp: CDPSession, id: string) {
    this.#cdp = cdp;
    this.#id = id;
  }

  static async into(page: Page): Promise<KunciGantungan> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'usb',
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new KunciGantungan(cdp, authenticatorId);
  }

  /** Puts what it holds into the one of another page. */
  async carryTo(other: KunciGantungan): Promise<void> {
    const { credentials } = await this.#cdp.send('WebAuthn.getCredentials', { authenticatorId: this.#id });
    for (const credential of credentials) {
      await other.#cdp.send('WebAuthn.addCredential', { authenticatorId: other.#id, credential });
    }
  }

  /** Whether a finger lies on it. */
  touched = (enabled: boolean): Promise<unknown> =>
    this.#cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: this.#id, enabled });

  /** Whether it is the right finger. */
  right = (isUserVerified: boolean): Promise<unknown> =>
    this.#cdp.send('WebAuthn.setUserVerified', { authenticatorId: this.#id, isUserVerified });
}

const switchFingers = (server: Server, owner: string, value: boolean) =>
  call(server, 'PUT', 'para-system/FINGERPRINT_MODULE', { token: owner, body: { value: String(value) } });

/** Goes on by Tab until a button of this name has the hand. */
async function tabTo(page: Page, keys: Keys, name: string): Promise<void> {
  for (let i = 0; i < 80; i += 1) {
    if ((await page.evaluate(() => document.activeElement?.textContent ?? '')).trim() === name) return;
    await keys.press('Tab');
  }
  throw new Error(`no ${name} within 80 tabs`);
}

/** The supervisor enters her key on the page for it, with the keyboard alone. */
async function enterKey(page: Page): Promise<void> {
  const keys = new Keys(page);
  await tabTo(page, keys, 'Daftarkan perangkat ini');
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Daftarkan perangkat ini' });
  await dialog.waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('[role="dialog"] input'));
  await keys.type(NAMA);
  await keys.press('Enter');
  await keys.type('demo-kilau');
  await keys.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(NAMA, { exact: true }).first().waitFor();
}

/** Goes back to the switch of the ways. */
async function toWays(page: Page): Promise<void> {
  for (let i = 0; i < 10; i += 1) {
    if (await page.evaluate(() => document.activeElement?.matches('input[type="radio"]'))) return;
    await page.keyboard.press('Shift+Tab');
  }
  throw new Error('no switch of the ways within 10 tabs');
}

/** From the manual form to the finger's, and there to a name, with the keyboard alone. */
async function chooseFinger(page: Page, user: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
  const keys = new Keys(page);
  await dialog.locator('input[type="password"]').waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('[role="dialog"] input'));
  await toWays(page);
  await keys.press('ArrowRight');
  await dialog.getByText('Pilih username supervisor atau owner').waitFor();
  await keys.press('Tab');
  await keys.type(user);
  await page.getByRole('option', { name: `${user} ·` }).waitFor();
  await keys.press('Enter');
}

/** The program beside a reader, as a shop would write it: it looks for fingers, and says whose they are. */
class Jembatan {
  readonly #server: Server;
  readonly #token: string;

  constructor(server: Server, mine: string) {
    this.#server = server;
    this.#token = mine;
  }

  /** Waits until the reader is to do something, and answers what. */
  async waiting<T>(what: 'cocokkan' | 'daftarkan'): Promise<T> {
    for (let i = 0; i < 100; i += 1) {
      const path = 'pembaca-sidik/tugas';
      const { body } = await call<Record<string, T[]>>(this.#server, 'GET', path, { token: this.#token });
      const [first] = body[what] ?? [];
      if (first) return first;
      await new Promise((resolve) => void setTimeout(resolve, 200));
    }
    throw new Error(`nothing to ${what} within 20 s`);
  }

  async entered(id: string): Promise<void> {
    const bytes = Buffer.from('FMR 20 minutiae').toString('base64');
    await call(this.#server, 'POST', 'pembaca-sidik/templat', { token: this.#token, body: { id, bytes } });
  }

  async looked(id: string, status: boolean, auth_for: string, user_id: string): Promise<void> {
    const body = { id, status, auth_for, user_id };
    const reply = await call(this.#server, 'POST', 'fingerprint-auth', { token: this.#token, body });
    expect(reply.status === 200, `the event was answered ${JSON.stringify(reply)}`);
  }
}

/** The owner adds a reader, whose token is told once, and enters a finger of his own at it. */
async function addReader(page: Page, server: Server): Promise<Jembatan> {
  await page.getByRole('button', { name: 'Tambah alat' }).click();
  await page.getByLabel('Nama alat').fill('KASIR DEPAN');
  await page.keyboard.press('Enter');
  const told = page.getByLabel('Token KASIR DEPAN');
  await told.waitFor();
  const jembatan = new Jembatan(server, await told.inputValue());
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).last().click();
  await page.getByRole('button', { name: 'Daftarkan jari' }).click();
  await page.getByRole('textbox', { name: 'Jari', exact: true }).fill('TELUNJUK KANAN');
  await page.getByRole('switch', { name: /^Saya setuju templat/ }).check({ force: true });
  await page.locator('input[type="password"]').fill('demo-kilau');
  await page.keyboard.press('Enter');
  await page.getByText('Tempelkan jari di KASIR DEPAN sekarang.').waitFor();
  const { id } = await jembatan.waiting<{ id: string }>('daftarkan');
  await jembatan.entered(id);
  await page.getByText('TELUNJUK KANAN', { exact: true }).waitFor();
  return jembatan;
}

/** Takes away what a journey has added, or one that stopped half way. */
async function tidyUp(page: Page, ...names: readonly string[]): Promise<void> {
  await settled(page);
  for (const name of names.map((one) => `Hapus ${one}`)) {
    const button = page.getByRole('button', { name });
    for (let left = await button.count(); left > 0; left -= 1) {
      await button.first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Ya', exact: true }).click();
      await button.nth(left - 1).waitFor({ state: 'detached' });
    }
  }
}

/** An owner's finger at a reader beside the till: wrong first, then right. */
export const pembacaSidik = journey({
  name: 'approval by a finger reader: the bridge says no, then yes, and the discount is approved',
  server: 'demo',
  walk: async ({ page, server, anotherTill, accessible, picture, step }) => {
    const su = await token(server, 'SU1');
    await switchFingers(server, su, true);
    try {
      step('the owner adds a reader and enters a finger');
      const office = await anotherTill();
      await login(office, 'OWNER');
      await open(office, server, '/sidik-jari');
      await tidyUp(office, 'TELUNJUK KANAN', 'KASIR DEPAN');
      const jembatan = await addReader(office, server);
      await bothWidths(office, () => accessible(office));
      await picture('pembaca-sidik', office);
      step('a discount at the till');
      const barcode = await beginSale(page, server, su);
      await discount50(page, barcode);
      await payCash(page);
      await page.keyboard.press('F8');
      await chooseFinger(page, 'OWNER');
      const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
      await dialog.getByText('Tempelkan jari di KASIR DEPAN.').waitFor();
      const asked = await jembatan.waiting<{ id: string; auth_for: string; user_id: string }>('cocokkan');
      expect(asked.auth_for === 'KASIR1' && asked.user_id === 'OWNER', `the reader was asked ${JSON.stringify(asked)}`);
      step('another finger, then his');
      await jembatan.looked(asked.id, false, 'KASIR1', 'OWNER');
      await dialog.getByText('Silahkan Coba Lagi').waitFor();
      await accessible();
      await jembatan.looked(asked.id, true, 'KASIR1', 'OWNER');
      const nomor = await savedNumber(page);
      const { body } = await call<{ diskon: number }>(server, 'GET', `penjualan/${nomor}`, { token: su });
      expect(body.diskon === 50_000, `saved with a discount of ${body.diskon}`);
      await tidyUp(office, 'TELUNJUK KANAN', 'KASIR DEPAN');
      await reconciled(server, su);
    } finally {
      await switchFingers(server, su, false);
    }
  },
});

/** A supervisor enters her key, and approves a discount with it at the till: the wrong finger first, then hers. */
export const sidikJari = journey({
  name: 'approval by finger: a key is entered, refuses the wrong finger, and approves a discount',
  server: 'demo',
  walk: async ({ page, server, anotherTill, accessible, picture, step }) => {
    const owner = await token(server, 'SU1');
    // Browsers ask fingers on named addresses only.
    const here: Server = { ...server, url: server.url.replace('127.0.0.1', 'localhost') };
    await switchFingers(server, owner, true);
    try {
      step('the supervisor enters her key');
      const laptop = await anotherTill();
      const ring = await KunciGantungan.into(laptop);
      await laptop.goto(here.url);
      await login(laptop, 'SPV1');
      await open(laptop, here, '/sidik-jari');
      await enterKey(laptop);
      await settled(laptop);
      await bothWidths(laptop, () => accessible(laptop));
      await picture('sidik-jari', laptop);
      step('a discount at the till');
      const till = await KunciGantungan.into(page);
      await ring.carryTo(till);
      await till.touched(false);
      await page.goto(here.url);
      const barcode = await beginSale(page, here, owner);
      await discount50(page, barcode);
      await payCash(page);
      await page.keyboard.press('F8');
      await chooseFinger(page, 'SPV1');
      const dialog = page.getByRole('dialog', { name: 'Otorisasi' });
      await dialog.getByText('Silahkan Scan Fingerprint').waitFor();
      await bothWidths(page, () => accessible());
      await picture('otorisasi-fingerprint');
      step('back to the password and to the finger again: the wrong one');
      await toWays(page);
      await page.keyboard.press('ArrowLeft');
      await dialog.locator('input[type="password"]').waitFor();
      await till.right(false);
      await till.touched(true);
      await chooseFinger(page, 'SPV1');
      await dialog.getByText('Silahkan Coba Lagi').waitFor();
      await accessible();
      step('hers, and the sale is saved');
      await till.right(true);
      await tabTo(page, new Keys(page), 'Scan lagi');
      await page.keyboard.press('Enter');
      await page.getByText('Fingerprint Berhasil Di Scan').first().waitFor();
      const nomor = await savedNumber(page);
      await discountedBy(server, owner, nomor, 50_000);
      step('her key is taken away');
      await tidyUp(laptop, NAMA);
      await reconciled(server, owner);
    } finally {
      await switchFingers(server, owner, false);
    }
  },
});
