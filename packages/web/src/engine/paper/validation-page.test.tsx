import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import { VALIDASI_MANUAL } from '@kilau/contract/features/manual/jual-beli.fields.ts';
import { penjualanManual } from '@kilau/contract/features/manual/jual-manual.kind.ts';
import { session } from '../../platform/session.ts';
import { renderUi } from '../../testing/ui.tsx';
import { openPage } from '../../testing/page.tsx';
import { onPhone, withKeys } from '../../testing/phone.ts';
import { testUser } from '../../testing/user.ts';
import { DialogHost } from '../../ui/dialog/DialogHost.tsx';
import { dialogs } from '../../ui/dialog/dialogs.ts';
import { ValidationPage } from './ValidationPage.tsx';

// Tables with all their cells take their time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const KINDS = [penjualanManual, pembelianManual];
const head = (nomor: string, jam: string, total: number) => ({
  nomor,
  status: 'OPEN',
  tgl: '2026-11-21',
  kode_sales: 'SL01',
  nama: 'REGULER',
  total_qty: 1,
  total_berat: 2.5,
  total,
  dibuat_oleh: 'KASIR1',
  valid_oleh: null,
  dibuat_pada: `2026-11-21T${jam}:00Z`,
});
const LISTS: Readonly<Record<string, readonly object[]>> = {
  'penjualan-manual': [head('KL-FJM-2', '04:00', 500_000), head('KL-FJM-1', '02:00', 300_000)],
  'pembelian-manual': [head('KL-FBM-1', '03:00', 200_000)],
};
let lists: Readonly<Record<string, readonly object[]>>;
let posted: { readonly path: string; readonly body: unknown }[];

const json = (body: unknown) => Response.json(body);

function answer(url: string, { method, body }: { method?: string; body?: string }): Response {
  const { pathname } = new URL(url, 'http://kilau');
  const [base = '', nomor] = pathname.replace('/api/v1/', '').split('/');
  if (method === 'POST') {
    const sent = JSON.parse(body ?? '') as { readonly nomor: readonly string[] };
    posted.push({ path: pathname.replace('/api/v1/', ''), body: sent });
    return json({
      hasil: sent.nomor.map((one) =>
        one === 'KL-FJM-2'
          ? { nomor: one, status: 'GAGAL', message: 'Stok tidak cukup' }
          : { nomor: one, status: 'DONE' },
      ),
    });
  }
  if (nomor === undefined) return json({ data: lists[base], next: null });
  return json({
    ...head(decodeURIComponent(nomor), '02:00', 300_000),
    versi: 1,
    barang: [
      { ke: 1, baris: 1, nama_dept: 'GELANG', nama_group: 'EMAS 375', kadar: 37.5, berat: 2.5, harga_total: 300_000 },
    ],
    bayar: [{ ke: 1, baris: 1, jenis: 'CASH', jumlah: 300_000 }],
    riwayat: [],
    boleh: ['validasi', 'tolak'],
  });
}

beforeEach(() => {
  session.open(
    testUser({
      tgl_system: '2026-11-21',
      level: 'OWN',
      modules: [{ key: VALIDASI_MANUAL.gate, value: 'true' }],
    }),
  );
  posted = [];
  lists = LISTS;
  withKeys();
  vi.stubGlobal('fetch', (url: string, init: { method?: string; body?: string }) => Promise.resolve(answer(url, init)));
});
afterEach(() => {
  cleanup();
  session.close();
  dialogs.set([]);
  vi.unstubAllGlobals();
});

async function draw(q = '') {
  const root = createRootRoute({ component: () => <ValidationPage kinds={KINDS} path={VALIDASI_MANUAL.page} /> });
  const history = createMemoryHistory({ initialEntries: [`${VALIDASI_MANUAL.page}${q}`] });
  await renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={createRouter({ routeTree: root, history }) as never} />
      <DialogHost />
    </QueryClientProvider>,
  );
  await screen.findByRole('row', { name: /KL-FBM-1/ });
}
const rows = () => screen.getAllByRole('row').flatMap((row) => /KL-F[JB]M-\d/.exec(row.textContent ?? '')?.[0] ?? []);

it('papers of several kinds stand together, who came first in front, each with its money in or out', async () => {
  await draw();
  expect(rows()).toEqual(['KL-FJM-1', 'KL-FBM-1', 'KL-FJM-2']);
  const bought = within(screen.getByRole('row', { name: /KL-FBM-1/ }));
  expect(bought.getByText('Beli')).toBeDefined();
  expect(screen.getByRole('columnheader', { name: 'Keluar' })).toBeDefined();
  expect(screen.queryByRole('columnheader', { name: 'Divalidasi Oleh' })).toBeNull();
  // The first one is looked at: its line in words, what it comes to.
  const looked = await screen.findByRole('region', { name: 'KL-FJM-1' });
  expect(await within(looked).findByText('GELANG EMAS 375')).toBeDefined();
  expect(within(looked).getByText('Kadar 37.5 · Berat 2.500')).toBeDefined();
});

it('what is ticked is confirmed by what comes in less what goes out, and goes to the server kind by kind', async () => {
  await draw('?q=KL-FJM-1');
  await userEvent.click(within(screen.getByRole('row', { name: /KL-FJM-1/ })).getByRole('checkbox', { checked: true }));
  screen.getByRole('row', { name: /KL-FJM-1/ }).focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await screen.findByText(/3 dipilih · Rp. 600,000/);
  await userEvent.keyboard('{F8}');
  await screen.findByText('Validasi 3 dokumen? Total Rp. 600,000.');
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(posted).toEqual([
      { path: 'penjualan-manual/validasi', body: { nomor: ['KL-FJM-1', 'KL-FJM-2'] } },
      { path: 'pembelian-manual/validasi', body: { nomor: ['KL-FBM-1'] } },
    ]),
  );
  const results = within(await screen.findByRole('dialog', { name: '2 dari 3 berhasil' }));
  expect(results.getByText('Stok tidak cukup')).toBeDefined();
  expect(results.getAllByRole('button', { name: 'Lihat bukti' })).toHaveLength(2);
});

it('says that more goes out than comes in, instead of a minus before the sum', async () => {
  await draw();
  await userEvent.click(within(screen.getByRole('row', { name: /KL-FBM-1/ })).getByRole('checkbox'));
  expect(await screen.findByText(/1 dipilih · Keluar Rp. 200,000/)).toBeDefined();
  await userEvent.keyboard('{F8}');
  expect(await screen.findByText('Validasi 1 dokumen? Total Keluar Rp. 200,000.')).toBeDefined();
});

it('on a phone the way back closes the paper that was tapped, and leaves the list where it is', async () => {
  onPhone();
  const router = await openPage(() => <ValidationPage kinds={KINDS} path={VALIDASI_MANUAL.page} />, '/home');
  await act(() => router.navigate({ to: VALIDASI_MANUAL.page }));
  await userEvent.click(await screen.findByRole('button', { name: /REGULER.*200,000/ }));
  await screen.findByRole('dialog', { name: 'KL-FBM-1' });
  act(() => router.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe(VALIDASI_MANUAL.page);
});

it('on a phone a paper that waits no more gives its place up', async () => {
  onPhone();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = await openPage(() => <ValidationPage kinds={KINDS} path={VALIDASI_MANUAL.page} />, '/home', client);
  await userEvent.click(await screen.findByRole('button', { name: /REGULER.*200,000/ }));
  await screen.findByRole('dialog', { name: 'KL-FBM-1' });
  lists = { ...LISTS, 'pembelian-manual': [] };
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.state.dokumen).toBeUndefined();
});

it('the list has the hand: F8 validates the paper that it is on, and then the hand is on the next one', async () => {
  await draw();
  const handOn = (nomor: string) =>
    waitFor(() => expect(document.activeElement?.closest('[data-line]')?.textContent ?? '').toContain(nomor), {
      timeout: 3000,
    });
  await handOn('KL-FJM-1');
  await userEvent.keyboard('{ArrowDown}');
  await handOn('KL-FBM-1');
  // What the hand is on is looked at.
  await screen.findByRole('region', { name: 'KL-FBM-1' });
  lists = { ...LISTS, 'pembelian-manual': [] };
  await userEvent.keyboard('{F8}');
  await screen.findByText(/Validasi 1 dokumen\? Total .*200,000/);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(posted).toEqual([{ path: 'pembelian-manual/validasi', body: { nomor: ['KL-FBM-1'] } }]));
  await waitFor(() => expect(screen.queryByRole('row', { name: /KL-FBM-1/ })).toBeNull());
  // Its paper comes; that closed, the row below is in its place.
  const paper = within(await screen.findByRole('dialog', { name: 'KL-FBM-1' }));
  await userEvent.click(paper.getAllByRole('button', { name: 'Tutup' })[0] ?? document.body);
  await handOn('KL-FJM-2');
  // What is typed on a row is looked for, and Enter goes on to what was found.
  await userEvent.keyboard('fjm-1');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'fjm-1');
  await userEvent.keyboard('{Enter}');
  await handOn('KL-FJM-1');
});

it('who may not do it to many is not offered to', async () => {
  session.open(testUser({ tgl_system: '2026-11-21' }));
  await draw('?q=KL-FJM-1');
  expect(screen.queryByRole('button', { name: /F8/ })).toBeNull();
});

it('keeps the reason that was typed when its form is gone and comes again, until the deed is done', async () => {
  const reason = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tolak' }));
    return screen.findByRole<HTMLInputElement>('textbox', { name: /Alasan/ });
  };
  await draw('?q=KL-FJM-1');
  await userEvent.type(await reason(), 'SALAH HARGA');
  cleanup();
  await draw('?q=KL-FJM-1');
  expect((await reason()).value).toBe('SALAH HARGA');
});
