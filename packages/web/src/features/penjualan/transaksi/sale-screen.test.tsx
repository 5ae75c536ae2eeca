import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { besideDraft, draftName } from '../../../platform/drafts.ts';
import { hear } from '../../../platform/scanner.ts';
import { session } from '../../../platform/session.ts';
import { readJson, writeJson } from '../../../platform/storage.ts';
import { CINCIN, LIONTIN } from '../../../testing/barang-jual.ts';
import { openPage } from '../../../testing/page.tsx';
import { testUser } from '../../../testing/user.ts';
import { dialogs } from '../../../ui/dialog/dialogs.ts';
import { toasts } from '../../../ui/dialog/toasts.ts';
import { draftKosong, ubahDraft, type DraftJual } from './draft.ts';
import { SaleScreen } from './SaleScreen.tsx';
import { lepas, tunda } from './tertunda.ts';

const PAGE = 'transaksi-penjualan';
const BAYAR = { jenis: 'CASH', jumlah: '9999999', no_rekening: '', nama_rekening: '', no_kartu: '', fee_persen: '' };
const DRAFT: DraftJual = {
  ...ubahDraft(draftKosong('SL01'), { type: 'add-line', barang: CINCIN }),
  bayar: [{ id: '7', ...BAYAR, jenis: 'CASH' }],
};

let sent: number;
let keys: (string | null)[];
let answer: () => Response;
const refused = (status: number, problem: object) => () =>
  Response.json({ code: 'data_tidak_valid', message: 'Tidak bisa', fields: {}, ...problem }, { status });

beforeEach(() => {
  localStorage.clear();
  sent = 0;
  keys = [];
  vi.stubGlobal('fetch', (url: string, { method, headers }: RequestInit) => {
    const { pathname } = new URL(url, 'http://kilau');
    if (method === 'POST' && pathname.endsWith('/penjualan')) {
      sent += 1;
      keys.push(new Headers(headers).get('idempotency-key'));
      // What is on its way is inert, and a browser takes the hand from there.
      (document.activeElement as HTMLElement).blur();
      return Promise.resolve(answer());
    }
    if (pathname.endsWith('/harga-jual')) {
      return Promise.resolve(Response.json(pathname.includes(LIONTIN.kode_barcode) ? LIONTIN : CINCIN));
    }
    return Promise.resolve(Response.json({ data: [], next: null }));
  });
});
afterEach(() => {
  cleanup();
  session.close();
  dialogs.set([]);
  toasts.set([]);
  vi.unstubAllGlobals();
});

/** Where the draft of a key is kept. */
function tempat(key: string): string {
  const { user_id, kode_toko } = testUser();
  return besideDraft(draftName(user_id, kode_toko, PAGE), key);
}

async function open(draft: DraftJual = DRAFT) {
  const user = testUser();
  session.open(user);
  const savedAt = new Date().toISOString();
  sessionStorage.clear();
  writeJson(tempat('kunci-uji'), { value: draft, savedAt, key: 'kunci-uji' });
  await openPage(() => <SaleScreen page={PAGE} awal={draftKosong()} title="Penjualan" />, '/transaksi-penjualan');
  await screen.findByText(CINCIN.nama_barang);
  // The field for codes takes the hand when the page opens.
  await waitFor(() => expect(document.activeElement?.closest('[data-scan-box]')).not.toBeNull());
}

it('leads the hand to the line of a piece that somebody else has taken', async () => {
  answer = refused(409, { code: 'stok_tidak_cukup', params: { kode_barcode: CINCIN.kode_barcode } });
  await open();
  await userEvent.keyboard('{F8}');
  await waitFor(() => expect(document.activeElement?.getAttribute('data-kode')).toBe(CINCIN.kode_barcode));
  expect(sent).toBe(1);
});

it('leads it to the payment that the answer names', async () => {
  answer = refused(422, { fields: { 'bayar.0.jumlah': 'Periksa dulu angka ini' } });
  await open();
  await userEvent.keyboard('{F8}');
  const dialog = await screen.findByRole('dialog', { name: 'Pembayaran' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
});

it('gives it back to where it was, where the answer names nothing', async () => {
  answer = refused(422, {});
  await open();
  const before = document.activeElement;
  await userEvent.keyboard('{F8}');
  await waitFor(() => expect(toasts.get()).toHaveLength(1));
  await waitFor(() => expect(document.activeElement).toBe(before));
});

it('goes on under a key of its own where another tab has saved under this one, and then says what is wrong', async () => {
  answer = refused(409, { code: 'kunci_dipakai_isi_lain' });
  await open();
  await userEvent.keyboard('{F8}');
  await waitFor(() => expect(toasts.get()).toHaveLength(1));
  answer = refused(409, { code: 'stok_tidak_cukup', params: { kode_barcode: CINCIN.kode_barcode } });
  await userEvent.keyboard('{F8}');
  await waitFor(() => expect(document.activeElement?.getAttribute('data-kode')).toBe(CINCIN.kode_barcode));
  expect(keys[0]).toBe('kunci-uji');
  expect(keys[1]).not.toBe('kunci-uji');
  // A reload goes on with it too.
  expect(readJson(tempat(keys[1] ?? ''))).toMatchObject({ key: keys[1] });
  expect(readJson(tempat('kunci-uji'))).toBeUndefined();
});

it('leads it to a customer who was typed and is nobody, and saves nothing without him', async () => {
  await open({ ...DRAFT, ketik: 'bu' });
  await userEvent.keyboard('{F8}');
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Pelanggan' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect([field.value, sent]).toEqual(['bu', 0]);
  screen.getByText('Pilih dulu siapa yang dimaksud, atau kosongkan dengan Esc');
});

it('pays what a line comes to as it is typed, and leads the hand to the payment', async () => {
  await open({ ...DRAFT, bayar: [] });
  await userEvent.keyboard('%');
  const discount = await screen.findByLabelText('Diskon');
  await waitFor(() => expect(document.activeElement).toBe(discount));
  await userEvent.keyboard('2{F4}');
  const dialog = await screen.findByRole('dialog', { name: 'Pembayaran' });
  // 2 % less than 3,192,500.
  await waitFor(() =>
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Jumlah/).value).toBe('Rp. 3,128,650 ,-'),
  );
  await new Promise((resolve) => void setTimeout(resolve, 100));
  expect(dialog.contains(document.activeElement)).toBe(true);
});

it('takes a piece whose answer comes while the sale is on its way into the next one', async () => {
  await open();
  const answered = fetch;
  const waiting = new Map<string, () => void>();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { pathname } = new URL(url, 'http://kilau');
    const held = init.method === 'POST' || pathname.includes(LIONTIN.kode_barcode);
    if (!held) return answered(url, init);
    return new Promise((resolve) => {
      waiting.set(init.method === 'POST' ? 'jual' : 'barang', () => resolve(answered(url, init)));
    });
  });
  answer = () =>
    Response.json({ no_faktur_group: 'KL-FJ-261121-0001', status: 'OPEN', grand_total: 1, kembali: 0, boleh: [] });
  hear(LIONTIN.kode_barcode);
  await waitFor(() => expect(waiting.has('barang')).toBe(true));
  await userEvent.keyboard('{F8}');
  await waitFor(() => expect(waiting.has('jual')).toBe(true));
  waiting.get('barang')?.();
  await new Promise((resolve) => void setTimeout(resolve, 100));
  waiting.get('jual')?.();
  const baris = ({ kode_barcode }: typeof CINCIN) => document.querySelector(`tr[data-kode="${kode_barcode}"]`);
  await waitFor(() => expect(baris(CINCIN)).toBeNull());
  await waitFor(() => expect(baris(LIONTIN)).not.toBeNull());
});

/** Types a discount into the line that the keys mean, which stays open. */
async function ketikDiskon(persen: string): Promise<void> {
  await userEvent.keyboard('%');
  const discount = await screen.findByLabelText('Diskon');
  await waitFor(() => expect(document.activeElement).toBe(discount));
  await userEvent.keyboard(persen);
}

const diskon = (diskon_persen: string) => ({ cara_diskon: 'PERSEN', diskon: diskon_persen });

it('saves by its button what is typed of a line that is still open', async () => {
  await open();
  await ketikDiskon('2');
  await userEvent.click(screen.getByRole('button', { name: /^Simpan/ }));
  // Somebody has to agree to it first.
  await waitFor(() => expect(dialogs.get()).toHaveLength(1));
  expect(sent).toBe(0);
  await waitFor(() => expect(readJson(tempat('kunci-uji'))).toMatchObject({ value: { barang: [diskon('2')] } }));
});

it('takes it over before another line is opened, which then has the hand', async () => {
  await open(ubahDraft(DRAFT, { type: 'add-line', barang: LIONTIN }));
  await ketikDiskon('2');
  await userEvent.click(screen.getByRole('button', { name: `Ubah baris ${CINCIN.kode_barcode}` }));
  await screen.findByRole('form', { name: `Ubah baris ${CINCIN.kode_barcode}` });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Berat')));
  await waitFor(() => expect(readJson(tempat('kunci-uji'))).toMatchObject({ value: { barang: [{}, diskon('2')] } }));
});

const TERSIMPAN = {
  no_faktur_group: 'KL-FJ-261121-0001',
  status: 'OPEN',
  grand_total: 1,
  kembali: 0,
  boleh: [],
};

it.each([
  ['is on its way', 200],
  ['waits for the line', 503],
])('opens no refused sale in the place of one that %s', async (_, status) => {
  answer = refused(409, { code: 'barang_sudah_terjual', message: 'Sudah terjual.', params: {} });
  await open();
  const tertunda = ubahDraft(draftKosong('SL01'), { type: 'add-line', barang: LIONTIN });
  act(() => tunda({ key: 'jual-ditolak-01', draft: tertunda }, 'Penjualan'));
  const lagi = await screen.findByRole('button', { name: 'Buka lagi' });
  const answered = fetch;
  const dikirim: ((jawaban: Response) => void)[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    init.method === 'POST' && new URL(url, 'http://kilau').pathname.endsWith('/penjualan')
      ? new Promise((resolve) => void dikirim.push(resolve))
      : answered(url, init),
  );
  const baris = ({ kode_barcode }: typeof CINCIN) => document.querySelector(`tr[data-kode="${kode_barcode}"]`);
  await userEvent.keyboard('{F8}');
  await waitFor(() => expect(dikirim).toHaveLength(1));
  if (status === 503) {
    dikirim[0]?.(Response.json({ code: 'layanan_belum_siap', message: 'Sebentar' }, { status }));
    await screen.findByText('MENUNGGU KONEKSI');
  }
  await userEvent.click(lagi);
  // Nothing of it would be thrown away, so that nobody is asked.
  expect(dialogs.get()).toEqual([]);
  const kata = toasts.get().map(({ message }) => message);
  expect(kata.includes('Mengirim ke server…')).toBe(status === 200);
  if (status === 503) {
    await waitFor(() => expect(baris(LIONTIN)).not.toBeNull());
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(dikirim).toHaveLength(2));
  }
  dikirim.at(-1)?.(Response.json(TERSIMPAN, { status: 201 }));
  await waitFor(() => expect(readJson('kiriman') ?? []).toEqual([]));
  await waitFor(() => expect(baris(CINCIN)).toBeNull());
  // What was refused is still there, opened or in the list.
  if (status === 503) expect(baris(LIONTIN)).not.toBeNull();
  else expect(await screen.findByRole('button', { name: 'Buka lagi' })).toBeDefined();
  act(() => lepas('jual-ditolak-01'));
});
