import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Report } from '@kilau/contract/core/report.ts';
import type { ReportWire } from '@kilau/contract/core/report-wire.ts';
import { analisisHargaBarang } from '@kilau/contract/features/barang/laporan/analisis-harga-barang.report.ts';
import { batalTerimaBarangSupplier } from '@kilau/contract/features/penerimaan/terima-barang.report.ts';
import { api } from '../../platform/api.ts';
import { session } from '../../platform/session.ts';
import { laidOut } from '../../testing/laid-out.ts';
import { withKeys } from '../../testing/phone.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { dialogs } from '../../ui/dialog/dialogs.ts';
import { toasts } from '../../ui/dialog/toasts.ts';
import { provideRefInputs } from '../inputs/ref-slot.ts';
import { RefPicker } from '../resource/RefPicker.tsx';
import { RefsPicker } from '../resource/RefsPicker.tsx';
import { ReportPage } from './ReportPage.tsx';

vi.setConfig({ testTimeout: 30_000 });

const toko = (kode_toko: string, nama_toko: string) => ({
  kode_toko,
  nama_toko,
  alamat_toko: '',
  inisial: kode_toko,
  zona_waktu: 'Asia/Jakarta',
});
const PUSAT = { ...toko('PST', 'KILAU PUSAT'), level: 'PUSAT' } as const;
const SHOPS = [toko('KL01', 'KILAU PASAR BARU'), toko('KL02', 'KILAU CIMAHI'), PUSAT];
const head = testUser({ level: 'OWN', kode_toko: 'PST', toko: PUSAT });
/** The same user in KL02, whose day is another and whose receipts have the internal form. */
const inKL02 = {
  ...head,
  tgl_system: '2026-11-20',
  modules: [{ key: 'PENERIMAAN_SUPPLIER_INTERN_MODULE', value: 'true' }],
};

const wire = (report: Report, filter: Record<string, unknown>): ReportWire => ({
  judul: report.key,
  filter,
  kolom: [],
  grup: [{ kunci: [], label: '', baris: [{}], subtotal: {} }],
  total: {},
  jumlah_baris: 1,
  terpotong: false,
});

/** Every call with the shop that it named, `KL02 laporan/…`; and the shops whose lists the pickers asked for. */
let calls: string[] = [];
let picked: string[] = [];
let refuse = false;

function answer(url: string, shop: string): Response {
  const { pathname, searchParams } = new URL(url, 'http://kilau');
  const path = pathname.replace('/api/v1/', '');
  if (path === 'jenis/get/all') picked.push(shop);
  else calls.push(`${shop} ${path}`.trim());
  if (path === 'tokos') return Response.json(SHOPS);
  if (path === 'users/me') {
    return refuse
      ? Response.json(
          { code: 'toko_tidak_berhak', message: 'Anda tidak berhak bekerja di toko KL02.' },
          { status: 403 },
        )
      : Response.json(inKL02);
  }
  if (path.endsWith('.pdf')) {
    return new Response(
      `{"bagian":4}\n%PDF${JSON.stringify({ status: 200, jawaban: null, berkas: { jenis: '', nama: '' } })}\n`,
    );
  }
  const report = [analisisHargaBarang, batalTerimaBarangSupplier].find(({ key }) => path === `laporan/${key}`);
  return Response.json(
    report
      ? wire(report, Object.fromEntries(searchParams))
      : { data: [{ kode_dept: 'CN', nama_dept: `CINCIN ${shop}`, status_aktif: true }], next: null },
  );
}

async function draw(report: Report) {
  const router = await openPage(() => <ReportPage report={report} />, report.page);
  await screen.findByRole('heading', { level: 1 });
  return router;
}
const chooser = () => screen.queryByRole('combobox', { name: 'Toko' });
const found = () => screen.queryByText(/Laporan Tersedia/);
const date = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

async function choose(shop: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Toko' }));
  await userEvent.click(await screen.findByRole('option', { name: shop }));
}
async function search() {
  await userEvent.click(screen.getByRole('button', { name: /^Cari Laporan/ }));
  await screen.findByText(/Laporan Tersedia/);
}

beforeEach(() => {
  provideRefInputs({ one: RefPicker, many: RefsPicker });
  session.open(head);
  session.chooseBranch(undefined);
  calls = [];
  picked = [];
  refuse = false;
  toasts.set([]);
  dialogs.set([]);
  history.replaceState(null, '');
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, init: RequestInit) =>
      Promise.resolve(answer(url, new Headers(init.headers).get('x-kode-toko') ?? '')),
    ),
  );
  laidOut();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the shop chooser of a report', () => {
  it('begins the filters of head office, with the shop worked in', async () => {
    await draw(analisisHargaBarang);
    await waitFor(() => expect(chooser()).toHaveProperty('value', 'PST · KILAU PUSAT'));
    expect(document.querySelector('form input')).toBe(chooser());
    await userEvent.click(screen.getByRole('combobox', { name: 'Toko' }));
    expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual([
      'PST · KILAU PUSAT',
      'KL01 · KILAU PASAR BARU',
      'KL02 · KILAU CIMAHI',
    ]);
    cleanup();
    session.chooseBranch('KL01');
    await draw(analisisHargaBarang);
    await waitFor(() => expect(chooser()).toHaveProperty('value', 'KL01 · KILAU PASAR BARU'));
    // The list is head office's own, whatever the branch has switched on.
    expect(calls).toEqual(['PST tokos', 'PST tokos']);
  });

  it.each([
    ['a branch', { level: 'OWN' }],
    ['a level that works in its own shop alone', { kode_toko: 'PST', toko: PUSAT, level: 'SPV' }],
  ] as const)('is not there for %s', async (_who, more) => {
    session.open(testUser(more));
    await draw(analisisHargaBarang);
    await search();
    expect(chooser()).toBeNull();
    expect(calls).toEqual(['laporan/analisis-harga-barang']);
  });

  it('is not there in a report that does not offer it', async () => {
    await draw({ ...analisisHargaBarang, shopChooser: undefined });
    await search();
    expect(chooser()).toBeNull();
    expect(calls).toEqual(['laporan/analisis-harga-barang']);
  });

  it('asks search, pickers and papers of the chosen shop, and names it', async () => {
    await draw(analisisHargaBarang);
    await choose('KL02 · KILAU CIMAHI');
    await waitFor(() => expect(document.activeElement).toBe(chooser()));
    await search();
    expect(screen.getByRole('banner').textContent).toContain('KL02 · KILAU CIMAHI');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Jenis' }));
    expect(await screen.findByText('CINCIN KL02')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^PDF/ }));
    await waitFor(() => expect(dialogs.get().map(({ title }) => title)).toEqual([expect.stringMatching(/ KL02$/)]));
    expect(calls.slice(1)).toEqual([
      'KL02 users/me',
      'KL02 laporan/analisis-harga-barang',
      'KL02 laporan/analisis-harga-barang.pdf',
    ]);
    expect(picked.at(-1)).toBe('KL02');
  });

  it('lays a paper over no other page: who has gone on gets it as a file', async () => {
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const router = await draw(analisisHargaBarang);
    await search();
    const answered = fetch;
    let arrive: () => void = () => undefined;
    const come = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => come.then(() => answered(...call)));
    await userEvent.click(screen.getByRole('button', { name: /^PDF/ }));
    await act(() => router.navigate({ to: '/home' }));
    arrive();
    await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.pdf$/)]));
    expect(dialogs.get()).toEqual([]);
    vi.restoreAllMocks();
  });

  it('does not leak: neither into other calls, nor into the next report', async () => {
    await draw(analisisHargaBarang);
    await choose('KL02 · KILAU CIMAHI');
    await search();
    await api.get('hari');
    cleanup();
    await draw(batalTerimaBarangSupplier);
    await waitFor(() => expect(chooser()).toHaveProperty('value', 'PST · KILAU PUSAT'));
    await search();
    expect(calls.slice(-3)).toEqual(['hari', 'PST tokos', 'laporan/batal-terima-barang-supplier']);
    expect([session.branch(), session.get()?.modules]).toEqual([undefined, head.modules]);
  });

  it('puts away what was found, draws the filters by the modules and the day of the shop, and keeps those set by hand', async () => {
    await draw(batalTerimaBarangSupplier);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Tanggal Awal' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Tanggal Awal' }), '01/11/2026');
    await search();
    expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull();
    await choose('KL02 · KILAU CIMAHI');
    expect(await screen.findByRole('combobox', { name: 'Type' })).toHaveProperty('value', 'GLOBAL');
    expect(found()).toBeNull();
    expect([date('Tanggal Awal'), date('Tanggal Akhir')]).toEqual(['01/11/2026', '20/11/2026']);
    await search();
    await choose('PST · KILAU PUSAT');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull());
    expect(found()).toBeNull();
    await search();
    expect(calls.at(-1)).toBe('laporan/batal-terima-barang-supplier');
  });

  it('starts over when another shop is chosen in the header', async () => {
    await draw(analisisHargaBarang);
    await choose('KL02 · KILAU CIMAHI');
    await waitFor(() => expect(chooser()).toHaveProperty('value', 'KL02 · KILAU CIMAHI'));
    session.chooseBranch('KL01');
    await waitFor(() => expect(chooser()).toHaveProperty('value', 'KL01 · KILAU PASAR BARU'));
    await search();
    expect(calls.at(-1)).toBe('KL01 laporan/analisis-harga-barang');
  });

  it('stays where it was when the server refuses the shop', async () => {
    refuse = true;
    await draw(analisisHargaBarang);
    await choose('KL02 · KILAU CIMAHI');
    await waitFor(() => expect(calls.at(-1)).toBe('KL02 users/me'));
    await waitFor(() => expect(chooser()).toHaveProperty('value', 'PST · KILAU PUSAT'));
    await search();
    expect(calls.at(-1)).toBe('laporan/analisis-harga-barang');
  });
});

it('a report that is searched again is asked again', async () => {
  const client = new QueryClient();
  const again = async () => {
    await openPage(
      () => (
        <QueryClientProvider client={client}>
          <ReportPage report={{ ...analisisHargaBarang, shopChooser: undefined }} />
        </QueryClientProvider>
      ),
      analisisHargaBarang.page,
    );
    await screen.findByRole('heading', { level: 1 });
  };
  await again();
  await search();
  cleanup();
  // Opened anew, as by the menu: nothing is found yet.
  history.pushState(null, '');
  await again();
  expect(calls).toEqual(['laporan/analisis-harga-barang']);
  await search();
  expect(calls).toEqual(['laporan/analisis-harga-barang', 'laporan/analisis-harga-barang']);
});

it('is found again by who comes back to it, with what was set by hand, but by nobody else', async () => {
  const show = () => draw(batalTerimaBarangSupplier);
  const day = async () => (await screen.findAllByRole<HTMLInputElement>('textbox'))[0] as HTMLInputElement;
  await show();
  await userEvent.clear(await day());
  await userEvent.type(await day(), '01112026');
  await userEvent.keyboard('{F9}');
  await screen.findByText(/Laporan Tersedia/);
  cleanup();
  await show();
  await screen.findByText(/Laporan Tersedia/);
  expect((await day()).value).toBe('01/11/2026');
  cleanup();
  session.open({ ...head, user_id: 'LAIN' });
  await show();
  expect((await day()).value).toBe('21/11/2026');
  expect(screen.queryByText(/Laporan Tersedia/)).toBeNull();
});

it('gives what it found the hand that is nowhere or at the menu, and leaves it in a field', async () => {
  withKeys();
  await openPage(
    () => (
      <>
        <a href="#laporan">menu</a>
        <ReportPage report={batalTerimaBarangSupplier} />
      </>
    ),
    batalTerimaBarangSupplier.page,
  );
  const handAtRow = () => waitFor(() => expect(document.activeElement).toHaveProperty('dataset.line', '0'));
  const [day] = await screen.findAllByRole<HTMLInputElement>('textbox');
  await userEvent.click(day as HTMLInputElement);
  await userEvent.keyboard('{F9}');
  await screen.findByText(/Laporan Tersedia/);
  await act(() => new Promise((resolve) => void setTimeout(resolve, 500)));
  expect(document.activeElement).toBe(day);
  day?.blur();
  await userEvent.keyboard('{F9}');
  await handAtRow();
  screen.getByRole('link', { name: 'menu' }).focus();
  await userEvent.keyboard('{F9}');
  await handAtRow();
});

it('gives what is found again the hand, even where its first filter is one that a hand begins in', async () => {
  withKeys();
  session.open(testUser({ level: 'OWN' }));
  await draw(analisisHargaBarang);
  const first = await screen.findByRole('combobox', { name: 'Jenis' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  await userEvent.keyboard('{F9}');
  await screen.findByText(/Laporan Tersedia/);
  cleanup();
  await draw(analisisHargaBarang);
  await screen.findByText(/Laporan Tersedia/);
  await waitFor(() => expect(document.activeElement).toHaveProperty('dataset.line', '0'));
});
