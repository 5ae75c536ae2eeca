import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { testUser } from '../../testing/user.ts';
import { barisBerubah } from './harga-baris.ts';
import { useHargaEmas } from './harga-emas.ts';

const group = (kode_group: string, harga: number) => ({ kode_group, harga, persentase: 0, sumber: 'GROUP' });
let rows: object[];
let jawab: (() => void) | undefined;

beforeEach(() => {
  session.open(testUser());
  rows = [group('700', 1_000_000), group('750', 1_100_000)];
  jawab = undefined;
  vi.stubGlobal('fetch', (_url: string, { method }: RequestInit) => {
    if (method !== 'PUT') return Promise.resolve(Response.json(rows));
    return new Promise((resolve) => {
      jawab = () => resolve(Response.json(rows));
    });
  });
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

it('keeps a price that was typed while others were being saved', async () => {
  const client = new QueryClient();
  const { result } = renderHook(useHargaEmas, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(result.current.query.data).toHaveLength(2));
  act(() => result.current.ketik('700', { harga: '1005000' }));
  const { query, diketik } = result.current;
  act(() => result.current.save.mutate({ rows: barisBerubah(query.data ?? [], diketik), konfirmasi: [] }));
  await waitFor(() => expect(jawab).toBeDefined());
  act(() => result.current.ketik('750', { harga: '1105000' }));
  rows = [group('700', 1_005_000), group('750', 1_100_000)];
  act(() => jawab?.());
  await waitFor(() => expect(result.current.save.isSuccess).toBe(true));
  expect(result.current.diketik).toEqual({ 750: { harga: '1105000' } });
});
