import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_LANGUAGE } from '@kilau/contract/locales/index.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { addTexts, speak } from '../../ui/words.ts';
import { DialogHost } from '../../ui/dialog/DialogHost.tsx';
import { GlobalLayar } from './GlobalLayar.tsx';

// Tables with all their cells take their time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const NOMOR = 'KL-OG-261121-0001';
const ANGKA = { baris: 1, dihitung: 1, selisih: 1, qty_hitung: 3, berat_hitung: 6.39 };
const COCOK = { baris: 1, dihitung: 1, selisih: 0, qty_hitung: 4, berat_hitung: 8.52 };
let angka: typeof ANGKA;
let sent: [string, unknown][];
let rincian: () => readonly object[];
const opname = () => ({
  no_opname: NOMOR,
  tgl: '2026-11-21',
  status: 'AKTIF',
  ...angka,
  mulai_oleh: 'KASIR1',
  mulai_pada: '2026-11-21T01:00:00Z',
  selesai_oleh: '',
  selesai_pada: null,
  rincian: rincian(),
});

const Halaman = () => (
  <>
    <GlobalLayar nomor={NOMOR} onKembali={() => undefined} />
    <DialogHost />
  </>
);
const tekan = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
async function setujui(): Promise<void> {
  await userEvent.type(await screen.findByLabelText(/Username/), 'SPV1');
  await userEvent.type(screen.getByLabelText(/Password/), 'rahasia{Enter}');
}

beforeEach(() => {
  angka = ANGKA;
  sent = [];
  rincian = () => [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const path = url.replace('/api/v1/', '');
    if (init.method === 'GET') return Promise.resolve(Response.json(opname()));
    const body = JSON.parse(String(init.body)) as Record<string, unknown>;
    const { kategori, dokumen, nilai } = body;
    sent.push([path, kategori === undefined ? body : { kategori, dokumen, nilai }]);
    return Promise.resolve(Response.json(path === 'authorization/manual' ? { id: 'izin-1' } : opname()));
  });
});
afterEach(() => {
  cleanup();
  speak(DEFAULT_LANGUAGE);
  session.close();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('asks for an approval of the figures where a row differs', async () => {
  session.open(testUser());
  await openPage(Halaman, '/stock-opname-global');
  await tekan(/^Selesai/);
  await tekan('Ya');
  await setujui();
  await waitFor(() =>
    expect(sent).toEqual([
      ['authorization/manual', { kategori: 'SELESAI STOCK OPNAME', dokumen: NOMOR, nilai: ANGKA }],
      [`stock-opname-global/${NOMOR}/selesai`, { otorisasi: 'izin-1' }],
    ]),
  );
});

it('asks for one to give up what somebody else began', async () => {
  session.open(testUser({ user_id: 'KASIR2' }));
  await openPage(Halaman, '/stock-opname-global');
  await tekan('Kosongkan Data');
  await tekan('Ya');
  await setujui();
  const diminta = { kategori: 'KOSONGKAN STOCK OPNAME', dokumen: NOMOR, nilai: { mulai_oleh: 'KASIR1' } };
  await waitFor(() =>
    expect(sent).toEqual([
      ['authorization/manual', diminta],
      [`stock-opname-global/${NOMOR}/kosongkan`, { otorisasi: 'izin-1' }],
    ]),
  );
});

it('asks for none where every row fits and the count is his own', async () => {
  angka = COCOK;
  session.open(testUser());
  await openPage(Halaman, '/stock-opname-global');
  await tekan(/^Selesai/);
  await tekan('Ya');
  await waitFor(() => expect(sent).toEqual([[`stock-opname-global/${NOMOR}/selesai`, { otorisasi: null }]]));
});

/** A row that nobody has counted. */
const BARIS = {
  jenis_stok: 'BARANG',
  kode_group: '700',
  kode_dept: 'CN',
  nama_group: '17K',
  nama_dept: 'CINCIN',
  qty: 4,
  berat: 8.52,
  qty_hitung: null as number | null,
  berat_hitung: null as number | null,
  qty_akhir: null,
  berat_akhir: null,
  keadaan: 'BELUM',
  oleh: '',
  waktu: null,
  versi: 1,
};

it('writes the grams that were counted in the language of the page', async () => {
  rincian = () => [{ ...BARIS, berat_hitung: 8.5 }];
  session.open(testUser());
  addTexts('hk', { 'umum.gr': '克', 'opname.berat_hitung': '實盤重量', 'opname.isi_hitung': '{{label}}' });
  speak('hk');
  await openPage(Halaman, '/stock-opname-global');
  expect((await screen.findByLabelText<HTMLInputElement>('實盤重量')).value).toBe('8.5 克');
});

it('keeps what is typed of a row while that is being saved, and saves it as well', async () => {
  let versi = 1;
  let qty_hitung: number | null = null;
  rincian = () => [{ ...BARIS, qty_hitung, versi }];
  const answered = fetch;
  const jawab: (() => void)[] = [];
  const kiriman: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (init.method !== 'PUT') return answered(url, init);
    const isi = JSON.parse(String(init.body)) as { readonly qty_hitung: number };
    kiriman.push(isi);
    return new Promise((resolve) => {
      jawab.push(() => {
        versi += 1;
        ({ qty_hitung } = isi);
        resolve(Response.json(opname()));
      });
    });
  });
  session.open(testUser());
  await openPage(Halaman, '/stock-opname-global');
  const qty = await screen.findByLabelText<HTMLInputElement>(/^Qty.*CN/);
  const tulis = (value: string) => {
    act(() => qty.focus());
    fireEvent.change(qty, { target: { value } });
  };
  tulis('3');
  act(() => qty.blur());
  await waitFor(() => expect(kiriman).toHaveLength(1));
  tulis('4');
  act(() => qty.blur());
  act(() => jawab[0]?.());
  await waitFor(() => expect(kiriman).toHaveLength(2));
  act(() => jawab[1]?.());
  await waitFor(() => expect(document.querySelector('tr[data-changed]')).toBeNull());
  expect(kiriman).toMatchObject([
    { qty_hitung: 3, versi: 1 },
    { qty_hitung: 4, versi: 2 },
  ]);
  expect(qty.value).toBe('4');
});

it('says at its field what a row lacks that has grams and no pieces, and keeps it over a reload', async () => {
  rincian = () => [BARIS];
  session.open(testUser());
  await openPage(Halaman, '/stock-opname-global');
  const berat = () => screen.findByLabelText<HTMLInputElement>(/^Berat.*CN/);
  const field = await berat();
  act(() => field.focus());
  fireEvent.change(field, { target: { value: '8.5' } });
  act(() => field.blur());
  const qty = screen.getByLabelText(/^Qty.*CN/);
  await waitFor(() => expect(qty.closest('td')?.querySelector('[role=alert]')?.textContent).toBeTruthy());
  cleanup();
  await openPage(Halaman, '/stock-opname-global');
  expect((await berat()).value).toContain('8.5');
  expect(document.querySelector('tr[data-changed]')).not.toBeNull();
  expect(sent).toEqual([]);
});

it('shows of a count that is over what was saved, and not what was kept', async () => {
  rincian = () => [BARIS];
  session.open(testUser());
  await openPage(Halaman, '/stock-opname-global');
  const field = await screen.findByLabelText<HTMLInputElement>(/^Berat.*CN/);
  fireEvent.change(field, { target: { value: '8.5' } });
  cleanup();
  session.open(testUser({ tgl_system: '2026-11-22' }));
  await openPage(Halaman, '/stock-opname-global');
  expect((await screen.findByLabelText<HTMLInputElement>(/^Berat.*CN/)).value).toBe('');
  expect(document.querySelector('tr[data-changed]')).toBeNull();
});
