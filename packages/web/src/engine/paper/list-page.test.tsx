import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { pindahBarang } from '@kilau/contract/features/barang/pindah/pindah-barang.kind.ts';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { withKeys } from '../../testing/phone.ts';
import { testUser } from '../../testing/user.ts';
import { dialogs, openDialog } from '../../ui/dialog/dialogs.ts';
import { ListPage } from './ListPage.tsx';

const PATH = penjualan.pages.list;

beforeEach(() => {
  session.open(testUser());
  const none = () => Response.json({ code: 'tidak_ditemukan', message: 'Tidak ditemukan' }, { status: 404 });
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(url.includes('/KL-') ? none() : Response.json({ data: [], next: null })),
  );
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

const opened = () => screen.queryByRole('dialog')?.querySelector('h2')?.textContent ?? '';
const typed = () => screen.getByRole<HTMLInputElement>('searchbox').value;

it('opens the paper that is led to from the list itself, as often as it is, and leaves it with the way back', async () => {
  const router = await openPage(() => <ListPage kind={penjualan} path={PATH} />, PATH);
  await screen.findByRole('searchbox');
  const found = (q: string, ditemukan: number) =>
    act(() => router.navigate({ to: PATH, search: { q }, state: { ditemukan } }));
  await found('KL-1', 1);
  await waitFor(() => expect([opened(), typed()]).toEqual(['KL-1', 'KL-1']));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(opened()).toBe(''));
  await found('KL-1', 2);
  await waitFor(() => expect(opened()).toBe('KL-1'));
  await found('KL-2', 3);
  await waitFor(() => expect([opened(), typed()]).toEqual(['KL-2', 'KL-2']));
  act(() => router.history.back());
  await waitFor(() => expect([opened(), typed()]).toEqual(['KL-1', 'KL-1']));
  act(() => router.history.go(-2));
  await waitFor(() => expect([opened(), typed()]).toEqual(['', '']));
});

it('offers every day where a number is not found among those of today', async () => {
  const asked: URL[] = [];
  const none = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(new URL(url, location.href));
    return none(url, init);
  });
  await openPage(() => <ListPage kind={penjualan} path={PATH} />, PATH);
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'KL-9' } });
  fireEvent.click(await screen.findByRole('button', { name: /^Cari di semua tanggal/ }));
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('q')).toBe('KL-9'));
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('tgl_from') ?? '').toBe(''));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Cari di semua tanggal/ })).toBeNull());
  expect(screen.getByRole('button', { name: 'Hapus Pencarian' })).toBeDefined();
});

it('looks on every day by Enter where a number is not found among those of today', async () => {
  await openPage(() => <ListPage kind={penjualan} path={PATH} />, PATH);
  const field = await screen.findByRole('searchbox');
  fireEvent.change(field, { target: { value: 'KL-9' } });
  await screen.findByRole('button', { name: /^Cari di semua tanggal/ });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Cari di semua tanggal/ })).toBeNull());
});

it('says in the words of the specification that nothing was moved, and the usual of other papers', async () => {
  const kosong = async (kind: Kind): Promise<string | undefined> => {
    await openPage(() => <ListPage kind={kind} path={kind.pages.list} />, kind.pages.list);
    const told = await screen.findByText(/^(Data Barang Kosong|Tidak Ada Data)$/);
    const said = told.textContent ?? undefined;
    cleanup();
    return said;
  };
  expect(await kosong(pindahBarang)).toBe('Data Barang Kosong');
  expect(await kosong(penjualan)).toBe('Tidak Ada Data');
});

const row = (nomor: string) => ({ nomor, status: 'OPEN', tgl: '2026-11-21', total: 500_000 });
/** A list with papers, come to from elsewhere. */
async function list() {
  const none = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    new URL(url, location.href).pathname.endsWith('/penjualan')
      ? Promise.resolve(Response.json({ data: [row('KL-1'), row('KL-2')], next: null }))
      : none(url, init),
  );
  const router = await openPage(() => <ListPage kind={penjualan} path={PATH} />, '/home');
  await act(() => router.navigate({ to: PATH }));
  return router;
}
/** Opens a paper by its row; the row. */
async function openRow(nomor: string): Promise<HTMLElement> {
  const line = (await screen.findByText(nomor)).closest<HTMLElement>('[role="row"]');
  if (!line) throw new Error(nomor);
  line.focus();
  fireEvent.keyDown(line, { key: 'Enter' });
  await waitFor(() => expect(opened()).toBe(nomor));
  return line;
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it("closes a paper that a row opened by the phone's way back, over the list as it was", async () => {
  const router = await list();
  await screen.findByText('KL-2');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'KL' } });
  const line = await openRow('KL-2');
  act(() => router.history.back());
  await gone();
  expect([router.state.location.href, typed()]).toEqual([PATH, 'KL']);
  await waitFor(() => expect(document.activeElement).toBe(line));
  act(() => router.history.forward());
  await waitFor(() => expect(opened()).toBe('KL-2'));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await gone();
  expect([router.state.location.href, typed()]).toEqual([PATH, 'KL']);
});

it('is closed by Esc as often as it is opened again by the way forward', async () => {
  const router = await list();
  await openRow('KL-1');
  for (let times = 0; times < 2; times += 1) {
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await gone();
    act(() => router.history.forward());
    await waitFor(() => expect(opened()).toBe('KL-1'));
  }
});

it('gives the hand to its row where it was open before the list was drawn', async () => {
  const before = await list();
  await openRow('KL-2');
  const { dokumen } = before.state.location.state;
  cleanup();
  withKeys();
  const router = await list();
  await act(() => router.navigate({ to: PATH, state: { dokumen } }));
  await waitFor(() => expect(opened()).toBe('KL-2'));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await gone();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('KL-2').closest('[role="row"]')));
});

it('is taken along as CSV in the order that it was put in', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${files.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  await list();
  await screen.findByText('KL-2');
  const taken = async () => {
    const before = files.length;
    fireEvent.click(screen.getByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(files).toHaveLength(before + 1));
    return (await files.at(-1)?.text())?.match(/KL-\d/g);
  };
  expect(await taken()).toEqual(['KL-1', 'KL-2']);
  const head = screen.getAllByRole('columnheader')[0]?.querySelector('button');
  if (!head) throw new Error('the head is no button');
  fireEvent.click(head);
  fireEvent.click(head);
  expect(await taken()).toEqual(['KL-2', 'KL-1']);
});

it('is there for who opened it, and for nobody else', async () => {
  const router = await list();
  await openRow('KL-1');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await gone();
  act(() => session.open(testUser({ user_id: 'KASIR2' })));
  act(() => router.history.forward());
  await waitFor(() => expect(router.state.location.state.dokumen?.nomor).toBe('KL-1'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leaves no entry behind that the way back would lead to in vain, whichever way a paper is closed', async () => {
  const router = await list();
  for (const nomor of ['KL-1', 'KL-2']) {
    await openRow(nomor);
    fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    await gone();
  }
  // Pressed twice before it came.
  const line = screen.getByText('KL-1').closest('[role="row"]') ?? document.body;
  fireEvent.keyDown(line, { key: 'Enter' });
  fireEvent.keyDown(line, { key: 'Enter' });
  await waitFor(() => expect(opened()).toBe('KL-1'));
  act(() => router.history.back());
  await gone();
  expect(router.state.location.href).toBe(PATH);
  act(() => router.history.back());
  await waitFor(() => expect(router.state.location.href).toBe('/home'));
});

it('takes what was asked over a paper that was looked for along with it', async () => {
  const router = await list();
  await act(() => router.navigate({ to: PATH, search: { q: 'KL-1' } }));
  await waitFor(() => expect(opened()).toBe('KL-1'));
  act(() => void openDialog({ title: 'OTORISASI' }));
  act(() => router.history.back());
  await gone();
  expect(dialogs.get()).toEqual([]);
});

it('takes what a paper showed along with it', async () => {
  const router = await list();
  await openRow('KL-1');
  act(() => void openDialog({ title: 'BUKTI' }));
  expect(dialogs.get()).toHaveLength(1);
  act(() => router.history.back());
  await gone();
  expect(dialogs.get()).toEqual([]);
});
