import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { laidOut } from '../../../testing/laid-out.ts';
import { openPage } from '../../../testing/page.tsx';
import { withKeys } from '../../../testing/phone.ts';
import { testUser } from '../../../testing/user.ts';
import { CetakBarcodePage } from './CetakBarcodePage.tsx';

vi.setConfig({ testTimeout: 20_000 });

const barang = (kode_barcode: string) => ({
  kode_barcode,
  nama_barang: `CINCIN ${kode_barcode}`,
  kode_intern: '',
  kode_baki: 'A01',
  kode_group: '750',
  kode_dept: 'CN',
  kadar_cetak: '',
  berat: 2,
  tgl_masuk: '2026-11-21',
  dicetak: 0,
  dicetak_pada: null,
});

afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

it('leaves the hand in the list when the piece that it was on is printed and leaves it', async () => {
  withKeys();
  let belum = ['00000001', '00000002'];
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes('setting-label')) return Promise.resolve(Response.json({}));
    return Promise.resolve(Response.json({ data: belum.map(barang), jumlah: belum.length }));
  });
  laidOut();
  session.open(testUser());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await openPage(CetakBarcodePage, '/cetak-barcode', client);
  (await screen.findByRole('checkbox', { name: 'Pilih 00000001' })).focus();
  belum = ['00000002'];
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Pilih 00000001' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toContain('CINCIN 00000002'));
});
