import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { testUser } from '../../../testing/user.ts';
import { useTanya } from './panggilan.ts';

beforeEach(() => {
  session.open(testUser());
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('tgl=') ? Promise.race<Response>([]) : Promise.resolve(Response.json({ pertanyaan: [] })),
  );
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

it('gives no verdict on one day under another that has not answered', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(({ tgl }) => useTanya(tgl), { wrapper, initialProps: { tgl: '' } });
  await waitFor(() => expect(result.current.data).toBeTruthy());
  rerender({ tgl: '2026-11-01' });
  expect(result.current.isPending).toBe(true);
  expect(result.current.data).toBeUndefined();
});
