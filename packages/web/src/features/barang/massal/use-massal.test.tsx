import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { testUser } from '../../../testing/user.ts';
import { PILIHAN_KOSONG } from './PilihBarang.tsx';
import { useMassal, type BarisMassal } from './use-massal.ts';

let simpan: (answer: Response) => void;

beforeEach(() => {
  session.open(testUser());
  vi.stubGlobal('fetch', (_url: string, { method }: RequestInit) =>
    method === 'POST'
      ? new Promise<Response>((resolve) => {
          simpan = resolve;
        })
      : Promise.resolve(Response.json([])),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  session.close();
  vi.unstubAllGlobals();
});

function draw() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useMassal<BarisMassal, string>('barang/get/update-profit', false), { wrapper }).result;
}
const pilih = (barcode: string) => ({ ...PILIHAN_KOSONG, barcode });

it('keeps what is typed when a piece is scanned, also one that is among those chosen', () => {
  const result = draw();
  const typed = () => [...result.current.nilai.values()];
  act(() => result.current.tampil(pilih('00000936')));
  act(() => result.current.setNilai(new Map([['00000936', '5000']])));
  for (const barcode of ['00000936', '00000936 00000937', '00000936 00000937']) {
    act(() => result.current.tampil(pilih(barcode)));
    expect(typed()).toEqual(['5000']);
  }
  act(() => result.current.tampil(pilih('00000938')));
  expect(typed()).toEqual([]);
});

it('forgets what is saved, and keeps what was typed while it was on its way', async () => {
  const result = draw();
  act(() => result.current.setNilai(new Map([['00000936', '5000']])));
  let terkirim: Promise<unknown> | undefined;
  act(() => {
    terkirim = result.current.kirim('barang/update-profit', { barang: [] }, 'Update');
  });
  await waitFor(() => expect(result.current.sibuk).toBe(true));
  act(() => result.current.setNilai((now) => new Map([...now, ['00000937', '7000']])));
  await act(async () => {
    simpan(Response.json({ jumlah: 1 }));
    await terkirim;
  });
  expect([...result.current.nilai]).toEqual([['00000937', '7000']]);
});
