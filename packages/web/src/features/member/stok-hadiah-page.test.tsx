import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  fireEvent.click(await screen.findByRole('button', { name: /^Buat/ }));
  const form = within(await screen.findByRole('dialog'));
  const harga = () => form.queryByLabelText<HTMLInputElement>(/^Harga Satuan/);
  const tunai = () => form.queryByLabelText<HTMLInputElement>(/^Dibayar dari Laci/);
  await waitFor(() => expect(harga()).not.toBeNull());
  fireEvent.change(harga() as HTMLInputElement, { target: { value: '15000' } });
  fireEvent.click(tunai() as HTMLInputElement);
  await waitFor(() => expect([harga()?.value, tunai()?.checked]).toEqual(['Rp. 15,000 ,-', true]));
  const pilih = async (arah: string) => {
    fireEvent.click(form.getByLabelText(/^Arah/, { selector: 'input' }));
    fireEvent.click(await screen.findByText(arah, { selector: '[role=option] *' }));
  };
  await pilih('Ambil');
  await waitFor(() => expect([harga(), tunai()]).toEqual([null, null]));
  await pilih('Tambah');
  await waitFor(() => expect([harga()?.value, tunai()?.checked]).toEqual(['Rp. 0 ,-', false]));
});
