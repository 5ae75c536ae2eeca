import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Masuk } from '@kilau/contract/features/sistem/antrean.ts';
import { session } from '../../../platform/session.ts';
import { renderUi } from '../../../testing/ui.tsx';
import { testUser } from '../../../testing/user.ts';
import { MasukTab } from './MasukTab.tsx';
import { MenyerahForm } from './MenyerahForm.tsx';

vi.setConfig({ testTimeout: 20_000 });

const masuk = (ke: number, more: Partial<Masuk>): Masuk => ({
  id: `0197a1b2-0000-7000-8000-00000000000${ke}`,
  keadaan: 'MENUNGGU',
  dari_toko: 'KL02',
  nomor: 'KM-KT-261121-0001',
  ke,
  sebelum: ke - 1,
  nomor_sini: 'KL-KB-261121-0001',
  perbuatan: 'KABAR',
  keterangan: '',
  oleh: null,
  dibuat: '2026-11-21T02:00:00Z',
  ...more,
});
const ROWS = [
  masuk(2, {}),
  masuk(1, { keadaan: 'SELISIH', keterangan: 'Baris A tidak cocok.' }),
  masuk(3, { keadaan: 'MENYERAH', keterangan: 'SUDAH KEMBALI', oleh: 'OWNER' }),
];
const [, selisih] = ROWS;
let sent: { readonly url: string; readonly body: unknown }[];

beforeEach(() => {
  session.open(testUser({ level: 'OWN' }));
  sent = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      sent.push({ url, body: JSON.parse(String(init.body)) });
      return Promise.resolve(Response.json(selisih));
    }
    const jumlah = { MENUNGGU: 1, SELISIH: 1, MENYERAH: 1, DITERIMA: 0 };
    return Promise.resolve(Response.json({ data: ROWS, next: null, jumlah }));
  });
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

const show = (what = <MasukTab />) =>
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {what}
    </QueryClientProvider>,
  );

it('tells what each waits for, why it does not fit, and who gave it up; only what does not fit is decided', async () => {
  await show();
  expect(await screen.findByText('Baris A tidak cocok.')).toBeDefined();
  expect(screen.getByText('Menunggu kabar 1 dari dokumen yang sama.')).toBeDefined();
  expect(screen.getByText('OWNER: SUDAH KEMBALI')).toBeDefined();
  expect(screen.getByText('Tidak cocok (1)')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Coba Lagi / })).toHaveLength(1);
});

it('is tried again', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: /^Coba Lagi / }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url).toContain(`antrean/masuk/${selisih?.id}/coba-lagi`);
});

it('is given up with a reason, and not without', async () => {
  const onClose = vi.fn();
  await show(<MenyerahForm masuk={masuk(1, {})} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Lepaskan' }));
  expect(await screen.findByText(/tidak boleh kosong/i)).toBeDefined();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox'), 'sudah kembali');
  await userEvent.click(screen.getByRole('button', { name: 'Lepaskan' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ body: { alasan: expect.stringMatching(/^sudah kembali$/i) } });
  expect(sent[0]?.url).toContain(`antrean/masuk/${selisih?.id}/menyerah`);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
