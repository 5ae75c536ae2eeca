import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { testUser } from '../../../testing/user.ts';
import { Omzet } from './Omzet.tsx';

const HARI = {
  kotor: 300_000,
  batal: 0,
  bersih: 300_000,
  gram: 2,
  nota: 1,
  nota_batal: 0,
  kemarin: 0,
  minggu_lalu: 0,
  dibeli: 0,
  gram_dibeli: 0,
};
const toko = (kode_toko: string) => ({ ...HARI, kode_toko, nama_toko: kode_toko, tgl_system: '2026-11-21' });
let shops: readonly string[];

beforeEach(() => {
  session.open(testUser({ level: 'OWN' }));
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ ...HARI, menit: 600, kurva: [], toko: shops.map(toko), gagal: [] })),
  );
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

it('says of a figure of several shops that it is, and of one shop nothing', async () => {
  shops = ['KL01', 'KL02', 'PST'];
  await openPage(Omzet, '/home');
  expect(await screen.findByText('Penjualan bersih · 3 toko')).toBeDefined();
  cleanup();
  shops = ['KL01'];
  await openPage(Omzet, '/home');
  expect(await screen.findByText('Penjualan bersih')).toBeDefined();
});
