import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { testUser } from '../../testing/user.ts';
import { toasts } from '../../ui/dialog/toasts.ts';
import { salahDari } from '../dokumen/salah.ts';
import { useIsian } from './use-isian.ts';

interface Isi {
  readonly kode_sales: string;
  readonly barang: readonly { readonly id: string; readonly berat: string }[];
}
const kosong = (sebelum?: Isi): Isi => ({ kode_sales: sebelum?.kode_sales ?? '', barang: [] });
const BARIS = { id: '7', berat: '0' };

let sent: { readonly key: string | null; readonly body: unknown }[];
let answer: () => Response;
const saved: unknown[] = [];

const refused = (code: string, fields: object) => () =>
  Response.json({ code, message: 'Tidak bisa', fields }, { status: 422 });

beforeEach(() => {
  localStorage.clear();
  session.open(testUser());
  sent = [];
  saved.length = 0;
  vi.stubGlobal('fetch', (_url: string, { headers, body }: { headers: HeadersInit; body: string }) => {
    sent.push({ key: new Headers(headers).get('idempotency-key'), body: JSON.parse(body) });
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  cleanup();
  session.close();
  toasts.set([]);
  vi.unstubAllGlobals();
});

const client = new QueryClient();
const draw = () =>
  renderHook(
    () =>
      useIsian<Isi, { readonly nomor: string }>({
        page: 'uji',
        kosong,
        onSaved: (one) => saved.push(one),
        onDitolak: ({ code }, ganti) => {
          if (code === 'stok_tidak_cukup') ganti((isi) => ({ ...isi, kode_sales: 'SL02' }));
        },
        tempat: (isi, fields) => salahDari(isi, fields, ({ id }, field) => `barang.${id}.${field}`),
      }),
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
const send = async ({ result }: ReturnType<typeof draw>) =>
  act(() => result.current.simpan('uji', result.current.isi, 'Uji'));

describe('what is entered', () => {
  it('is kept on the device, and goes on under the key it was begun with', () => {
    const first = draw();
    act(() => first.result.current.ubah({ kode_sales: 'SL01', barang: [BARIS] }));
    const { key } = first.result.current;
    first.unmount();
    const again = draw();
    expect(again.result.current.isi).toEqual({ kode_sales: 'SL01', barang: [BARIS] });
    expect(again.result.current.key).toBe(key);
  });

  it('once saved begins anew under another key, with what the one before leaves to it', async () => {
    answer = () => Response.json({ nomor: 'U-1' });
    const hook = draw();
    act(() => hook.result.current.ubah({ kode_sales: 'SL01', barang: [BARIS] }));
    const { key } = hook.result.current;
    await send(hook);
    await waitFor(() => expect(saved).toEqual([{ nomor: 'U-1' }]));
    expect(sent).toEqual([{ key, body: { kode_sales: 'SL01', barang: [BARIS] } }]);
    expect(hook.result.current.isi).toEqual({ kode_sales: 'SL01', barang: [] });
    expect(hook.result.current.key).not.toBe(key);
  });

  it('once refused stays, with the sentences where its lines are, until it is changed', async () => {
    answer = refused('isian_salah', { 'barang.0.berat': 'Berat kosong', kode_sales: 'Pilih sales' });
    const hook = draw();
    act(() => hook.result.current.ubah({ barang: [BARIS] }));
    const { key } = hook.result.current;
    await send(hook);
    await waitFor(() =>
      expect(hook.result.current.salah).toEqual({ 'barang.7.berat': 'Berat kosong', kode_sales: 'Pilih sales' }),
    );
    expect(hook.result.current.isi.barang).toEqual([BARIS]);
    expect(hook.result.current.key).toBe(key);
    act(() => hook.result.current.ubah({ kode_sales: 'SL01' }));
    expect(hook.result.current.salah).toEqual({});
  });

  it('whose key the server knows with something else goes on under another one', async () => {
    answer = refused('kunci_dipakai_isi_lain', {});
    const hook = draw();
    act(() => hook.result.current.ubah({ barang: [BARIS] }));
    const { key } = hook.result.current;
    await send(hook);
    await waitFor(() => expect(hook.result.current.key).not.toBe(key));
    expect(hook.result.current.isi.barang).toEqual([BARIS]);
  });

  it('may be put right by who is told of the refusal', async () => {
    answer = refused('stok_tidak_cukup', {});
    const hook = draw();
    act(() => hook.result.current.ubah({ barang: [BARIS] }));
    await send(hook);
    await waitFor(() => expect(hook.result.current.isi.kode_sales).toBe('SL02'));
  });
});
