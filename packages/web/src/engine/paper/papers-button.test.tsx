import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { pindahSortir } from '@kilau/contract/features/sepuhan/pindah-sortir.kind.ts';
import { terimaUang } from '@kilau/contract/features/uang/terima-uang.kind.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { withKeys } from '../../testing/phone.ts';
import { testUser } from '../../testing/user.ts';
import { PapersButton } from './PapersButton.tsx';

const REPORT = '/laporan-pindah-sortir?jalan=ya';

beforeEach(() => {
  session.open(testUser({ level: 'OWN' }));
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

/** The dialogs that stand there, by what they are called. */
const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent);
const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

/** A page of entry, come to from a report. */
async function lead(kind: Kind, q: string, state: Readonly<Record<string, unknown>>) {
  const router = await openPage(() => <PapersButton kind={kind} label="Riwayat" />, REPORT);
  await act(() => router.navigate({ to: kind.pages.list, search: { q }, state }));
  await waitFor(() => expect(dialogs()).toContain(q));
  return router;
}

it.each([pindahSortir, terimaUang])('$base: leads back to the report whose row led to the paper', async (kind) => {
  const router = await lead(kind, 'KL-XX-261121-0001', { kembali: true });
  escape();
  await waitFor(() => expect(router.state.location.href).toBe(REPORT));
});

it('stays beside its entry where nobody is to be led back', async () => {
  const router = await lead(pindahSortir, 'KL-XX-261121-0001', {});
  escape();
  await waitFor(() => expect(dialogs()).toEqual(['Riwayat']));
  escape();
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(router.state.location.pathname).toBe(pindahSortir.pages.list);
});

it('opens what is looked for from the page itself, as often as it is', async () => {
  const router = await lead(pindahSortir, 'KL-XX-261121-0001', { ditemukan: 1 });
  escape();
  await waitFor(() => expect(dialogs()).toEqual(['Riwayat']));
  const search = { q: 'KL-XX-261121-0001' };
  await act(() => router.navigate({ to: pindahSortir.pages.list, search, state: { ditemukan: 2 } }));
  await waitFor(() => expect(dialogs()).toContain('KL-XX-261121-0001'));
});

it('closes a paper of its list by the way back, and finds it again over its list', async () => {
  const none = fetch;
  const row = { nomor: 'KL-1', status: 'DONE', tgl: '2026-11-21' };
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.includes('/KL-') ? none(url, init) : Promise.resolve(Response.json({ data: [row], next: null })),
  );
  const { list: path } = pindahSortir.pages;
  const draw = () => <PapersButton kind={pindahSortir} label="Riwayat" />;
  const router = await openPage(draw, path);
  fireEvent.click(await screen.findByRole('button', { name: 'Riwayat' }));
  fireEvent.click(await screen.findByText('KL-1'));
  await waitFor(() => expect(dialogs()).toEqual(['Riwayat', 'KL-1']));
  const { state } = router.state.location;
  act(() => router.history.back());
  await waitFor(() => expect(dialogs()).toEqual(['Riwayat']));
  cleanup();
  const anew = await openPage(draw, path);
  await act(() => anew.navigate({ to: path, state: { dokumen: state.dokumen } }));
  await waitFor(() => expect(dialogs()).toContain('KL-1'));
});

it('closes the list itself by the way back, and only that', async () => {
  const router = await openPage(() => <PapersButton kind={pindahSortir} label="Riwayat" />, REPORT);
  await act(() => router.navigate({ to: pindahSortir.pages.list }));
  fireEvent.click(await screen.findByRole('button', { name: 'Riwayat' }));
  await waitFor(() => expect(dialogs()).toEqual(['Riwayat']));
  act(() => router.history.back());
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(router.state.location.pathname).toBe(pindahSortir.pages.list);
  // Closed by its own key no entry is left that would lead to it again.
  fireEvent.click(screen.getByRole('button', { name: 'Riwayat' }));
  await waitFor(() => expect(dialogs()).toEqual(['Riwayat']));
  escape();
  await waitFor(() => expect(dialogs()).toEqual([]));
  act(() => router.history.back());
  await waitFor(() => expect(router.state.location.href).toBe(REPORT));
});

it('keeps the hand where looking on every day finds nothing either', async () => {
  withKeys();
  await openPage(() => <PapersButton kind={pindahSortir} label="Riwayat" />, pindahSortir.pages.list);
  fireEvent.click(await screen.findByRole('button', { name: 'Riwayat' }));
  const semua = await screen.findByRole('button', { name: /^Cari di semua tanggal/ });
  semua.focus();
  fireEvent.click(semua);
  await waitFor(() => expect(document.activeElement?.id).toBe('cari-dokumen'), { timeout: 2000 });
});
