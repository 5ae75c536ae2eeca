import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { KirimKecabangPage } from './KirimBarangPage.tsx';

afterEach(() => {
  cleanup();
  session.close();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('says in a branch, too, who sends there: not head office', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [] })));
  session.open(testUser());
  await openPage(KirimKecabangPage, '/kirim-barang-kecabang');
  await screen.findByRole('heading', { name: 'Kirim Barang Kecabang' });
  expect(screen.getByText('Barang dikirim ke cabang; sampai diterima, barang ada di jalan.')).toBeTruthy();
  expect(screen.queryByText(/Pusat mengirim/)).toBeNull();
});
