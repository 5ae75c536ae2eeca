import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Page } from '@kilau/contract/core/page.ts';
import type { Level } from '@kilau/contract/core/permission.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { CONTENT } from '../../ui/free-hand.ts';
import { Denied } from './Denied.tsx';

afterEach(() => {
  cleanup();
  session.close();
});

async function told(level: Level, gate: string): Promise<string> {
  session.open(testUser({ level }));
  const page: Page = { path: '/laporan-uji', menu: 'laporan', kind: 'menu', gate };
  await openPage(() => <Denied page={page} denied="modul_tidak_aktif" />, '/laporan-uji');
  await screen.findByRole('heading');
  return document.body.textContent;
}

it('tells who may not switch a module on to ask for it, and who may to do it', async () => {
  expect(await told('KASIR', 'SEPUHAN_MODULE')).toContain('Minta pemilik toko menyalakannya di Setting System.');
  cleanup();
  const owner = await told('OWN', 'SEPUHAN_MODULE');
  expect(owner).toContain('Nyalakan di Setting System.');
  expect(owner).not.toContain('Minta pemilik');
});

it('calls a list of shops a list, not a module that is off', async () => {
  const owner = await told('OWN', 'LAPORAN_KHUSUS_TOKO@toko');
  expect(owner).toContain(
    'Halaman ini hanya untuk toko yang tercantum di parameter LAPORAN_KHUSUS_TOKO, dan toko ini belum tercantum.',
  );
  expect(owner).not.toContain('modulnya mati');
});

it('has the hand, when the page is taken from under it', async () => {
  const page: Page = { path: '/laporan-uji', menu: 'laporan', kind: 'menu' };
  session.open(testUser({ level: 'KASIR' }));
  await openPage(
    () => (
      <main id={CONTENT} tabIndex={-1}>
        <Denied page={page} denied="menu_tidak_berhak" />
      </main>
    ),
    '/laporan-uji',
  );
  await waitFor(() => expect(document.activeElement?.id).toBe(CONTENT));
});
