import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { papersChanged } from '../../engine/paper/paper-keys.ts';
import { session } from '../../platform/session.ts';
import { testUser } from '../../testing/user.ts';
import { usePending } from './pending.ts';

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
  await waitFor(() => expect(pending.current).toMatchObject([{ page: { path: '/validasi-penjualan' }, count: 3 }]));
  counts = {};
  await act(() => papersChanged(client, penjualan));
  await waitFor(() => expect(pending.current).toEqual([]));
});
