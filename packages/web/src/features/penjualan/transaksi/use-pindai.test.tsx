import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { CINCIN } from '../../../testing/barang-jual.ts';
import { testUser } from '../../../testing/user.ts';
import { draftKosong } from './draft.ts';
import { useLayar } from './use-layar.ts';
import { usePindai } from './use-pindai.ts';

const LAMA = { current: undefined };
let ditanya: { readonly member: string; readonly jawab: (harga_gram: number) => void }[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.open(testUser());
  ditanya = [];
  vi.stubGlobal('fetch', (url: string) => {
    const member = new URL(url, 'http://kilau').searchParams.get('kode_member') ?? '';
    return new Promise((resolve) => {
      const jawab = (harga_gram: number) =>
        resolve(Response.json({ ...CINCIN, harga: { ...CINCIN.harga, harga_gram } }));
      ditanya.push({ member, jawab });
    });
  });
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

it('takes a piece at the price of the customer who is chosen by then, not of one before him', async () => {
  const { result } = renderHook(() => {
    const handle = useLayar('uji-pindai', () => draftKosong());
    return { handle, ...usePindai(handle, false, LAMA) };
  });
  act(() => result.current.pindai(CINCIN.kode_barcode));
  await waitFor(() => expect(ditanya).toHaveLength(1));
  const pelanggan = { jenis: 'RESELLER', kode_member: 'R1', nama: 'R1' } as const;
  act(() => result.current.handle.ubahDraft({ type: 'customer', pelanggan }));
  act(() => ditanya[0]?.jawab(1_437_000));
  await waitFor(() => expect(ditanya.map(({ member }) => member)).toEqual(['', 'R1']));
  expect(result.current.handle.now().draft.barang).toEqual([]);
  act(() => ditanya[1]?.jawab(1_300_000));
  await waitFor(() => expect(result.current.handle.now().draft.barang).toMatchObject([{ harga: '1300000' }]));
});
