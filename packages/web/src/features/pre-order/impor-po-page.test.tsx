import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { toasts } from '../../ui/dialog/toasts.ts';
import { ImporPoPage } from './ImporPoPage.tsx';

const hasil = { baris: 2, po: ['X-1', 'X-2'], ditolak: 0, kesalahan: [], kolom_dilewati: [] };
const didahului = {
  ...hasil,
  po: [],
  ditolak: 1,
  kesalahan: [{ baris: 3, kode: 'X-2', field: 'no_luar', pesan: 'Sudah masuk sebagai KL-PO-261130-0003' }],
};

/** What the server says to each call, in their order. */
let answers: { readonly status: number; readonly jawaban: unknown }[];
let calls: string[];

beforeEach(() => {
  calls = [];
  session.open(testUser());
  toasts.set([]);
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url.replace('/api/v1/', ''));
    const { status, jawaban } = answers.shift() ?? { status: 500, jawaban: {} };
    return Promise.resolve(
      new Response(`${JSON.stringify({ status, jawaban })}\n`, { headers: { 'content-type': 'application/x-ndjson' } }),
    );
  });
});
afterEach(() => {
  cleanup();
  session.close();
  toasts.set([]);
  vi.unstubAllGlobals();
});

it('names the rows that somebody else has imported since the file was looked at, and offers it no longer', async () => {
  answers = [
    { status: 200, jawaban: hasil },
    { status: 422, jawaban: { code: 'impor_ditolak', message: '1 baris ditolak', params: {}, fields: {} } },
    { status: 200, jawaban: didahului },
  ];
  await openPage(ImporPoPage, '/import-pre-order');
  await screen.findByRole('button', { name: 'Pilih File Excel atau CSV' });
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no file can be chosen');
  await userEvent.upload(input, new File(['no_luar'], 'po.csv', { type: 'text/csv' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Impor/ }));
  expect(await screen.findByText('Sudah masuk sebagai KL-PO-261130-0003')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Impor/ })).toBeNull();
  await waitFor(() => expect(toasts.get()).toHaveLength(1));
  expect(calls).toEqual(['pre-order/import?coba=true', 'pre-order/import?coba=false', 'pre-order/import?coba=true']);
});
