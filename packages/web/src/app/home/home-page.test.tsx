import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { HomePage } from './HomePage.tsx';

const CIMAHI = { kode_toko: 'KL02', nama_toko: 'KILAU CIMAHI', zona_waktu: 'Asia/Jakarta' };

afterEach(() => {
  cleanup();
  session.chooseBranch(undefined);
  session.close();
  vi.unstubAllGlobals();
});

it.each([
  [undefined, 'KILAU PUSAT'],
  ['KL02', 'KILAU CIMAHI'],
])('names the shop that is worked in: %s', async (kode, nama) => {
  // Its blocks never come: they are told of elsewhere.
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('/tokos') ? Promise.resolve(Response.json([CIMAHI])) : Promise.race<Response>([]),
  );
  const user = testUser({ level: 'OWN', kode_toko: 'PST' });
  session.open({ ...user, toko: { ...user.toko, kode_toko: 'PST', nama_toko: 'KILAU PUSAT', level: 'PUSAT' } });
  session.chooseBranch(kode);
  await openPage(HomePage, '/home');
  expect((await screen.findByText(new RegExp(`· ${nama}$`))).textContent).toContain('21 November 2026');
});
