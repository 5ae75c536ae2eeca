import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
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
  fireEvent.click(await screen.findByRole('button', { name: 'Cari di semua tanggal' }));
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('q')).toBe('KL-9'));
  await waitFor(() => expect(asked.at(-1)?.searchParams.get('tgl_from') ?? '').toBe(''));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cari di semua tanggal' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Hapus Pencarian' })).toBeDefined();
});
