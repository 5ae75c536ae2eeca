import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { laporan_penjualan } from '@kilau/contract/locales/en/laporan-penjualan.ts';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { testUser } from '../../../testing/user.ts';
import { addTexts, speak } from '../../../ui/words.ts';
import { NotaSaya } from './NotaSaya.tsx';

const nota = (nomor: string, cara: string | null) => ({
  jenis: 'penjualan',
  nomor,
  tgl: '2026-11-21',
  nama: 'BU TINI',
  total: 3_000_000,
  gram: 2.5,
  qty: 1,
  kode_sales: 'SL01',
  dibuat_oleh: 'KASIR1',
  dibuat_pada: '2026-11-21T04:00:00Z',
  halaman: '/lihat-penjualan',
  keluar: false,
  cara,
});

beforeEach(() => {
  session.open(testUser());
  addTexts('en', laporan_penjualan);
  const data = [nota('KL-FJ-1', 'CASH'), nota('KL-FJ-2', 'TRANSFER + TUKAR'), nota('KL-FJ-3', null)];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data })));
});
afterEach(() => {
  cleanup();
  speak('id');
  session.close();
  vi.unstubAllGlobals();
});

it('says each way to pay in the language of the page', async () => {
  await openPage(NotaSaya, '/home');
  act(() => speak('en'));
  const rows = await screen.findAllByRole('row');
  const cara = rows.slice(1).map((row) => row.querySelectorAll('td')[5]?.textContent);
  expect(cara).toEqual(['Cash', 'Bank transfer + Exchange', '']);
});
