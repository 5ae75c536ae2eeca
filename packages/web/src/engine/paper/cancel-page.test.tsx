import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { session } from '../../platform/session.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { CancelPage } from './CancelPage.tsx';

// Forms with all their inputs take their time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const { page } = penjualan.deeds.batal;
const NOMOR = 'KL-FJ-261121-0001';
const deed = (ke: number, aksi: string, tgl = '2026-11-21') => ({
  ke,
  aksi,
  tgl,
  user_id: 'KASIR1',
  waktu: `${tgl}T02:00:00Z`,
  status: 'OPEN',
  disetujui_oleh: '',
  alasan: '',
});
let paper: Readonly<Record<string, unknown>>;
let asked: string[];
/** What becomes of a deed. */
let done: () => Response;

const sale = (more: Readonly<Record<string, unknown>>) => ({
  nomor: NOMOR,
  status: 'DONE',
  tgl: '2026-11-21',
  nama: 'BU HARTINI',
  alamat: '-',
  total: 4_374_000,
  kembali: 26_000,
  dibuat_oleh: 'KASIR1',
  dibuat_pada: '2026-11-21T02:00:00Z',
  versi: 2,
  barang: [],
  bayar: [],
  riwayat: [deed(1, 'BUAT'), deed(2, 'VALIDASI')],
  boleh: ['batal'],
  ...more,
});

beforeEach(() => {
  session.open(testUser({ tgl_system: '2026-11-21' }));
  asked = [];
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    asked.push(url);
    if (method === 'POST') return Promise.resolve(done());
    if (url.includes('/api/v1/penjualan?')) return Promise.resolve(Response.json({ data: [paper], next: null }));
    return Promise.resolve(Response.json(url.endsWith(NOMOR) ? paper : []));
  });
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

async function find(more: Readonly<Record<string, unknown>>) {
  paper = sale(more);
  const root = createRootRoute({ component: () => <CancelPage kind={penjualan} path={page} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: [page] }) });
  await renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  const field = await screen.findByPlaceholderText('Nomor atau nama / Barcode');
  await waitFor(() => expect(document.activeElement).toBe(field));
  // Pasted: keys that follow each other at once are a scanner's, unless a busy machine lets some of them wait.
  await userEvent.paste('00000936');
  await userEvent.keyboard('{Enter}');
  const looked = within(await screen.findByRole('region', { name: NOMOR }));
  await looked.findByRole('heading', { name: NOMOR });
  return { router, looked, deeds: within(screen.getByRole('region', { name: 'Batalkan' })) };
}

it('a paper is found by what its kind says, told with what it comes to, and the hand is at the reason', async () => {
  const { looked, deeds } = await find({});
  expect(asked.some((url) => url.includes('q=00000936'))).toBe(true);
  expect(looked.getByText('Rp. 4,374,000')).toBeDefined();
  expect(looked.getByText('26,000')).toBeDefined();
  expect(looked.queryByText('-')).toBeNull();
  expect(looked.queryByRole('button', { name: 'Batalkan' })).toBeNull();
  expect(deeds.getByText(/Uang dan barang dibukukan balik hari ini/)).toBeDefined();
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('alasan'));
  expect(deeds.queryByRole('alert')).toBeNull();
});

it('what was validated on another day asks for the owner before anything is typed', async () => {
  const { deeds } = await find({ riwayat: [deed(1, 'BUAT', '2026-11-20'), deed(2, 'VALIDASI', '2026-11-20')] });
  expect((await deeds.findByRole('alert')).textContent).toContain('20/11/2026');
});

it.each([
  [
    'that it was taken back',
    { status: 'CANC', boleh: [] },
    `${NOMOR}: Batal. Tidak ada yang bisa dilakukan di halaman ini.`,
  ],
  ['that the user may not', { boleh: [] }, `Anda tidak berhak untuk ini: Batalkan ${NOMOR}.`],
])('says %s', async (_, more, sentence) => {
  const { deeds } = await find(more);
  expect((await deeds.findByRole('alert')).textContent).toBe(sentence);
});

it('says that something else comes first, to who might do it', async () => {
  session.open(testUser({ level: 'OWN' }));
  const { deeds } = await find({ boleh: [] });
  expect((await deeds.findByRole('alert')).textContent).toBe(
    `${NOMOR}: Batalkan belum bisa dilakukan. Ada tindakan atau dokumen lain yang harus didahulukan.`,
  );
});

it('leads on to where something can be done to it', async () => {
  const { router, deeds } = await find({ status: 'OPEN', riwayat: [deed(1, 'BUAT')], boleh: ['validasi', 'tolak'] });
  expect((await deeds.findByRole('alert')).textContent).toBe(
    `${NOMOR}: Belum divalidasi. Tidak ada yang bisa dilakukan di halaman ini.`,
  );
  await userEvent.click(deeds.getByRole('button', { name: 'Validasi Penjualan' }));
  await waitFor(() => expect(router.state.location.href).toBe(`${penjualan.deeds.validasi.page}?q=${NOMOR}`));
});

it('gives the hand to the search where somebody else was faster', async () => {
  const { deeds } = await find({});
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('alasan'));
  done = () => {
    paper = sale({ status: 'CANC', versi: 3, boleh: [] });
    return Response.json({ code: 'keadaan_tidak_sesuai', message: 'Batal' }, { status: 409 });
  };
  await userEvent.keyboard('SALAH{F8}');
  expect((await deeds.findByRole('alert')).textContent).toContain('Batal');
  const field = screen.getByPlaceholderText('Nomor atau nama / Barcode');
  await waitFor(() => expect(document.activeElement).toBe(field));
});
