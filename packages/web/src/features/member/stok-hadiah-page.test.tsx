import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stokHadiah } from '@kilau/contract/features/member/stok-hadiah.kind.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { StokHadiahPage } from './StokHadiahPage.tsx';

const PAGE = stokHadiah.pages.create;

beforeEach(() => {
  session.open(testUser({ level: 'OWN' }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [], next: null })));
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

it('asks what gifts cost and whether they were paid of those that come alone, and forgets it of those taken', async () => {
  await openPage(StokHadiahPage, PAGE);
  await userEvent.click(await screen.findByRole('button', { name: /^Buat/ }));
  const form = within(await screen.findByRole('dialog'));
  const harga = () => form.queryByLabelText<HTMLInputElement>(/^Harga Satuan/);
  const tunai = () => form.queryByLabelText<HTMLInputElement>(/^Dibayar dari Laci/);
  await waitFor(() => expect(harga()).not.toBeNull());
  await userEvent.clear(harga() as HTMLInputElement);
  await userEvent.type(harga() as HTMLInputElement, '15000');
  await userEvent.click(tunai() as HTMLInputElement);
  const pilih = async (arah: string) => {
    await userEvent.click(form.getByLabelText(/^Arah/, { selector: 'input' }));
    await userEvent.click(await screen.findByRole('option', { name: arah }));
  };
  await pilih('Ambil');
  await waitFor(() => expect([harga(), tunai()]).toEqual([null, null]));
  await pilih('Tambah');
  await waitFor(() => expect([harga()?.value, tunai()?.checked]).toEqual(['Rp. 0 ,-', false]));
});
