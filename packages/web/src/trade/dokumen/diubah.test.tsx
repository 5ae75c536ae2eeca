import { pembelian } from '@kilau/contract/features/pembelian/pembelian.kind.ts';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../../testing/page.tsx';
import { toasts } from '../../ui/dialog/toasts.ts';
import { useSelesaiUbah } from './diubah.ts';

let tersimpan: (nomor: string) => void;
let tinggalkan: () => void;

/** The page where a paper is put right. */
function Ubah() {
  const selesai = useSelesaiUbah(pembelian, { nomor: 'KL-PB-261121-0001', versi: 1, draft: {} });
  useEffect(() => {
    ({ tersimpan } = selesai);
  });
  return <p>diubah</p>;
}

function Halaman() {
  const [ada, setAda] = useState(true);
  useEffect(() => {
    tinggalkan = () => setAda(false);
  }, []);
  return ada ? <Ubah /> : <p>halaman lain</p>;
}

afterEach(() => {
  cleanup();
  toasts.set([]);
});

it('leads to the paper once its change is saved', async () => {
  const router = await openPage(Halaman, '/transaksi-pembelian');
  await screen.findByText('diubah');
  act(() => tersimpan('KL-PB-261121-0001'));
  await waitFor(() => expect(router.state.location.pathname).toBe(pembelian.pages.list));
});

it('says so, and leads nobody away from the page that he has gone on to meanwhile', async () => {
  const router = await openPage(Halaman, '/transaksi-pembelian');
  await screen.findByText('diubah');
  act(() => tinggalkan());
  act(() => tersimpan('KL-PB-261121-0001'));
  await waitFor(() => expect(toasts.get()).toHaveLength(1));
  await new Promise((resolve) => void setTimeout(resolve, 50));
  expect(router.state.location.pathname).toBe('/transaksi-pembelian');
});
