import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../platform/i18n.ts';
import { session } from '../../platform/session.ts';
import { CINCIN } from '../../testing/barang-jual.ts';
import { testUser } from '../../testing/user.ts';
import { usePindaiNota } from '../beli/use-pindai.ts';
import { ISI_BELI_KOSONG } from '../beli/isi.ts';
import { usePindai } from './use-pindai.ts';
import { usePindaiHarga } from './use-pindai-harga.ts';

const { kode_barcode } = CINCIN;
let jawab: (() => void) | undefined;
let masuk: string[];

beforeEach(async () => {
  await startI18n();
  session.open(testUser());
  masuk = [];
  jawab = undefined;
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise((resolve) => {
        jawab = () => resolve(Response.json(url.includes('nota') ? [CINCIN] : CINCIN));
      }),
  );
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

const takes = (barang: { readonly kode_barcode: string }) => masuk.push(barang.kode_barcode);
const harga = { current: { barang: [] } };
const beli = { current: ISI_BELI_KOSONG };
const tanya = async () => [(await (await fetch('barang')).json()) as typeof CINCIN];
const useDaftar = (sibuk: boolean) => {
  const { pindai } = usePindai(() => false, takes, tanya, sibuk);
  return (kode: string) => void pindai(kode);
};
const useHarga = (sibuk: boolean) => usePindaiHarga({ now: harga, sibuk }, takes).pindai;
const useNota = (sibuk: boolean) => usePindaiNota({ now: beli, sibuk }, (barang) => barang.forEach(takes)).pindai;

it.each([
  ['a list of scans', useDaftar],
  ['pieces at a price', useHarga],
  ['goods that are bought', useNota],
])('%s: what was looked up as the paper was sent waits for that', async (_, usePage) => {
  const hook = renderHook(({ sibuk }) => usePage(sibuk), { initialProps: { sibuk: false } });
  act(() => hook.result.current(kode_barcode));
  await waitFor(() => expect(jawab).toBeDefined());
  hook.rerender({ sibuk: true });
  await act(async () => {
    jawab?.();
    await new Promise((resolve) => void setTimeout(resolve));
  });
  expect(masuk).toEqual([]);
  hook.rerender({ sibuk: false });
  await waitFor(() => expect(masuk).toEqual([kode_barcode]));
});
