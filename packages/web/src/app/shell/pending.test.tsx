import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { papersChanged } from '../../engine/paper/paper-keys.ts';
import { session } from '../../platform/session.ts';
import { testUser } from '../../testing/user.ts';
import { countOf, fewest, usePending, type Pending } from './pending.ts';

let counts: Readonly<Record<string, number>>;
let client: QueryClient;
beforeEach(() => {
  session.open(testUser({ level: 'OWN' }));
  client = new QueryClient();
  vi.stubGlobal('fetch', (url: string) => {
    const call = /v1\/([^?]+)/.exec(url)?.[1] ?? '';
    return Promise.resolve(Response.json({ jumlah: counts[call] ?? 0 }));
  });
});
afterEach(() => {
  cleanup();
  client.clear();
  session.close();
  vi.unstubAllGlobals();
});

const open = () =>
  renderHook(usePending, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  }).result;

it('is counted anew once a paper of the kind is done', async () => {
  counts = { 'penjualan/menunggu': 3 };
  const pending = open();
  await waitFor(() => expect(countOf(pending.current)).toBe(3));
  counts = {};
  await act(() => papersChanged(client, penjualan));
  await waitFor(() => expect(pending.current).toEqual([]));
});

it('tells of each page what it lists, and of all of them each paper once', async () => {
  counts = { 'penjualan/menunggu': 3, 'pembelian/menunggu': 2 };
  const pending = open();
  const told = (of: readonly Pending[]) => of.map((one) => [one.page.path, countOf([one])]);
  await waitFor(() => expect(countOf(pending.current)).toBe(5));
  expect(told(pending.current)).toEqual([
    ['/validasi-penjualan', 3],
    ['/validasi-jual-beli', 5],
  ]);
  expect(told(fewest(pending.current))).toEqual([['/validasi-jual-beli', 5]]);
  const [sales] = pending.current;
  expect(told(fewest(pending.current.map((one) => ({ ...one, waits: sales?.waits ?? new Map() }))))).toEqual([
    ['/validasi-penjualan', 3],
  ]);
});

it('tells of no page that the user may not open', async () => {
  const pembelian = { path: '/validasi-jual-beli', menu: 'validasi', is_show: true };
  session.open(testUser({ level: 'KASIR', akses: [pembelian] }));
  counts = { 'penjualan/menunggu': 3 };
  const pending = open();
  await waitFor(() => expect(pending.current.map(({ page }) => page.path)).toEqual(['/validasi-jual-beli']));
});
