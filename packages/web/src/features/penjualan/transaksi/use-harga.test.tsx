import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HARGA_BERUBAH } from '@kilau/contract/trade/harga/harga-berubah.ts';
import { tell } from '../../../platform/realtime.ts';
import { session } from '../../../platform/session.ts';
import { CINCIN } from '../../../testing/barang-jual.ts';
import { testUser } from '../../../testing/user.ts';
import type { BarangJual } from '../wire.ts';
import { draftKosong, ubahDraft } from './draft.ts';
import { useHarga } from './use-harga.ts';
import { useLayar } from './use-layar.ts';

const GELANG: BarangJual = { ...CINCIN, kode_barcode: '00000937' };
const seharga = (barang: BarangJual, harga_gram: number): BarangJual => ({
  ...barang,
  harga: { ...barang.harga, harga_gram },
});

/** What is asked of a piece, and for whom, in the order in which it was asked. */
let ditanya: { readonly kode: string; readonly member: string; readonly jawab: (jawaban: Response) => void }[];
const tiba = (ke: number, harga_gram: number) =>
  act(async () => {
    const { kode, jawab } = ditanya[ke] ?? {};
    jawab?.(Response.json(seharga(kode === GELANG.kode_barcode ? GELANG : CINCIN, harga_gram)));
    await new Promise((resolve) => void setTimeout(resolve, 20));
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.open(testUser());
  ditanya = [];
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, searchParams } = new URL(url, 'http://kilau');
    return new Promise((jawab) => {
      ditanya.push({ kode: pathname.split('/').at(-2) ?? '', member: searchParams.get('kode_member') ?? '', jawab });
    });
  });
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

async function buka(...barang: readonly BarangJual[]) {
  const awal = barang.reduce((draft, piece) => ubahDraft(draft, { type: 'add-line', barang: piece }), draftKosong());
  const { result } = renderHook(() => {
    const handle = useLayar('uji-harga', () => awal);
    useHarga(handle);
    return handle;
  });
  // What a reload brought back is looked at first.
  await waitFor(() => expect(ditanya).toHaveLength(barang.length));
  for (const ke of barang.keys()) await tiba(ke, 1_437_000);
  ditanya = [];
  return result;
}
const reseller = (kode_member: string) =>
  ({ type: 'customer', pelanggan: { jenis: 'RESELLER', kode_member, nama: kode_member } }) as const;

it('believes the answer to its last question, in whichever order they come', async () => {
  const handle = await buka(CINCIN);
  act(() => tell(HARGA_BERUBAH, { kode_group: '700' }));
  act(() => tell(HARGA_BERUBAH, { kode_group: '700' }));
  await waitFor(() => expect(ditanya).toHaveLength(2));
  await tiba(1, 1_460_000);
  await tiba(0, 1_450_000);
  expect(handle.current.now().draft.barang[0]?.baru?.harga.harga_gram).toBe(1_460_000);
});

it('takes the prices of the customer who was chosen last, though those of one before him come behind', async () => {
  const handle = await buka(CINCIN);
  act(() => handle.current.ubahDraft(reseller('R1')));
  act(() => handle.current.ubahDraft(reseller('R2')));
  await waitFor(() => expect(ditanya.map(({ member }) => member)).toEqual(['R1', 'R2']));
  await tiba(1, 1_300_000);
  await tiba(0, 1_200_000);
  expect(handle.current.now().draft.barang[0]).toMatchObject({ harga: '1300000', baru: null });
});

it('keeps a price that is typed while those of other pieces are on their way', async () => {
  const handle = await buka(CINCIN, GELANG);
  act(() => handle.current.ubahDraft(reseller('R1')));
  await waitFor(() => expect(ditanya).toHaveLength(2));
  await tiba(0, 1_300_000);
  const { kode_barcode } = CINCIN;
  act(() => handle.current.ubahDraft({ type: 'change-line', kode_barcode, isi: { harga: '1250000' } }));
  await tiba(1, 1_300_000);
  expect(handle.current.now().draft.barang.map(({ harga }) => harga)).toEqual(['1250000', '1300000']);
});

it('says nothing of a piece that was taken off meanwhile', async () => {
  const handle = await buka(CINCIN, GELANG);
  act(() => tell(HARGA_BERUBAH, { kode_group: '700' }));
  await waitFor(() => expect(ditanya).toHaveLength(2));
  act(() => handle.current.ubahDraft({ type: 'remove-line', kode_barcode: CINCIN.kode_barcode }));
  await act(async () => {
    ditanya[0]?.jawab(Response.json({ code: 'stok_tidak_cukup', message: 'Sudah diambil' }, { status: 409 }));
    await new Promise((resolve) => void setTimeout(resolve, 20));
  });
  expect(handle.current.now().salah).toEqual({});
});
