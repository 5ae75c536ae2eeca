import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { testUser } from '../../../testing/user.ts';
import { toasts } from '../../../ui/dialog/toasts.ts';
import { hapusIsi, kotakDari, tempel, terisi, tulis, type Sel } from './baris.ts';
import { TambahBanyakPage } from './TambahBanyakPage.tsx';
import { useBanyak } from './use-banyak.ts';

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

it('takes a block that was pasted or emptied back as one step, and what was typed in a cell as another', () => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(useBanyak, { wrapper });
  const isi = () => terisi(result.current.tabel).map((baris) => Object.values(baris.isi).join('/'));
  const [awal, lain]: Sel[] = [
    { r: 0, c: 0 },
    { r: 1, c: 1 },
  ];
  const urungkan = () => {
    let di: Sel | undefined;
    act(() => {
      di = result.current.urungkan();
    });
    return di;
  };
  act(() => result.current.ubah(tempel(result.current.tabel, { r: 0, c: 0 }, 'A\tB\nC\tD', String).tabel));
  for (const teks of ['D1', 'D12']) act(() => result.current.ubah(tulis(result.current.tabel, { r: 1, c: 1 }, teks)));
  act(() => result.current.ubah(hapusIsi(result.current.tabel, kotakDari({ r: 0, c: 0 }, { r: 1, c: 0 }))));
  expect(isi()).toEqual(['/B', '/D12']);
  expect([urungkan(), isi()]).toEqual([awal, ['A/B', 'C/D12']]);
  expect([urungkan(), isi()]).toEqual([lain, ['A/B', 'C/D']]);
  expect([urungkan(), isi()]).toEqual([awal, []]);
  expect(urungkan()).toBeUndefined();
});
