import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { withKeys } from '../../../testing/phone.ts';
import { testUser } from '../../../testing/user.ts';
import { DataBarangPage } from './DataBarangPage.tsx';

const KODE = '10000001';
const BARANG = {
  kode_barcode: KODE,
  kode_intern: '',
  nama_barang: 'CINCIN',
  kode_group: '700',
  kode_dept: 'CN',
  kode_gudang: 'TOKO',
  kode_baki: 'A01',
  kadar: 70,
  kadar_cetak: '700',
  size: '',
  berat: 2.5,
  berat_manual: false,
  foto: '',
  tgl_masuk: '2026-11-21',
  status: 'TERSEDIA',
  klaim_nomor: null,
  pemilik_nomor: null,
};

beforeEach(() => {
  session.open(testUser());
  withKeys();
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url.includes(`/${KODE}`)
        ? Response.json({ code: 'tidak_ditemukan', message: 'Tidak ditemukan' }, { status: 404 })
        : Response.json({ data: [BARANG], next: null }),
    ),
  );
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

it('gives the hand to the card that its address opens, and to the list once that is closed', async () => {
  await openPage(DataBarangPage, `/data-barang?kode=${KODE}`);
  const inCard = await screen.findByRole('button', { name: 'Coba Lagi' });
  const row = await screen.findByRole('row', { name: /CINCIN/ });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(inCard)).toBe(true);
  expect(document.activeElement?.contains(row)).toBe(false);
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('row', { name: /CINCIN/ })));
});
