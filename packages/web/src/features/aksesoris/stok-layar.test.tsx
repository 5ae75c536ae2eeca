import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Aksesoris } from '@kilau/contract/features/aksesoris/aksesoris.wire.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { StokLayar } from './StokLayar.tsx';

const KOTAK: Aksesoris = {
  kode_barcode: '90000001',
  nama_aksesoris: 'KOTAK CINCIN',
  kode_group: 'AKS',
  kode_dept: 'KT',
  kode_gudang: 'TOKO',
  kode_baki: 'X01',
  kadar: 0,
  berat: 0,
  stok: 10,
  harga_jual: 5000,
  status_aktif: true,
};
const NOMOR = 'KL-SA-261121-0001';

beforeEach(() => {
  session.open(testUser({ level: 'OWN' }));
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: { method?: string } = {}) => {
    if (method === 'POST') {
      return Promise.resolve(Response.json({ nomor: NOMOR, arah: 'TAMBAH', jumlah_barang: 1 }, { status: 201 }));
    }
    return Promise.resolve(Response.json(url.includes('/aksesoris') ? { data: [KOTAK], next: null } : []));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  session.close();
  vi.unstubAllGlobals();
});

it('keeps the number of what was saved last, with the way to its paper', async () => {
  await openPage(StokLayar, '/tambah-dan-ambil-stock-aksesoris');
  expect(screen.queryByRole('button', { name: 'Lihat bukti' })).toBeNull();
  await userEvent.click((await screen.findAllByText('KOTAK CINCIN'))[0] as HTMLElement);
  await userEvent.keyboard('{F8}');
  expect(await screen.findByText(NOMOR)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Lihat bukti' })).toBeDefined();
});
