import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { testUser } from '../../../testing/user.ts';
import { toasts } from '../../../ui/dialog/toasts.ts';
import { TambahBanyakPage } from './TambahBanyakPage.tsx';

// A sheet with all its cells takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  session.open(testUser());
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url.includes('barang-banyak/baca')
        ? Response.json({ code: 'impor_tidak_terbaca', message: 'File tidak terbaca' }, { status: 422 })
        : Response.json(url.includes('penerimaan') ? [] : { data: [], next: null }),
    ),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  session.close();
  vi.unstubAllGlobals();
});

it('says why a file was refused where it stays to be read, and gives the hand back to the button', async () => {
  await openPage(TambahBanyakPage, '/tambah-barang-banyak');
  const button = await screen.findByRole('button', { name: 'Impor Excel / CSV' });
  button.focus();
  const field = document.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(field, new File(['x'], 'rusak.csv', { type: 'text/csv' }));
  const said = await screen.findByRole('alert');
  expect(said.textContent).toBe('rusak.csv · File tidak terbaca');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('says that there is nothing to save', async () => {
  toasts.set([]);
  await openPage(TambahBanyakPage, '/tambah-barang-banyak');
  await screen.findByRole('button', { name: 'Impor Excel / CSV' });
  await userEvent.keyboard('{F8}');
  expect(toasts.get().map(({ message }) => message)).toEqual(['Barang Tidak Boleh Kosong']);
});
