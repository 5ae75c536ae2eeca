import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { testUser } from '../../../testing/user.ts';
import { useHakAkses } from './hak-akses-calls.ts';

const hak = (user_id: string) => ({ user_id, level: 'KASIR', akses: [] });
let answer: (response: Response) => void;

beforeEach(() => {
  session.open(testUser({ level: 'OWN' }));
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) =>
    method === 'GET'
      ? Promise.resolve(Response.json(hak(url.split('/').at(-1) ?? '')))
      : new Promise<Response>((resolve) => {
          answer = resolve;
        }),
  );
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

function draw() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(({ of }) => useHakAkses(of), { wrapper, initialProps: { of: 'KASIR1' } });
}

it('keeps what is changed in a menu while it is saved', async () => {
  const { result } = draw();
  await waitFor(() => expect(result.current.stored.data).toBeTruthy());
  act(() => result.current.setEdits({ '/lihat-penjualan': true }));
  act(() => result.current.save());
  await waitFor(() => expect(result.current.saving).toBe(true));
  act(() => result.current.setEdits((now) => ({ ...now, '/lihat-pembelian': false })));
  act(() => answer(Response.json(hak('KASIR1'))));
  await waitFor(() => expect(result.current.saving).toBe(false));
  expect(result.current.edits).toEqual({ '/lihat-pembelian': false });
});

it('takes a late answer for the user whom it is of, and leaves the one who was chosen since', async () => {
  const { result, rerender } = draw();
  await waitFor(() => expect(result.current.stored.data).toBeTruthy());
  act(() => result.current.reset());
  await waitFor(() => expect(result.current.busy).toBe(true));
  rerender({ of: 'KASIR2' });
  await waitFor(() => expect(result.current.stored.data?.user_id).toBe('KASIR2'));
  act(() => result.current.setEdits({ '/lihat-penjualan': true }));
  act(() => answer(Response.json(hak('KASIR1'))));
  await waitFor(() => expect(result.current.busy).toBe(false));
  expect(result.current.stored.data?.user_id).toBe('KASIR2');
  expect(result.current.edits).toEqual({ '/lihat-penjualan': true });
});
