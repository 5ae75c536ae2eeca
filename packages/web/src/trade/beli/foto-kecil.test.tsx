import { image, text } from '@kilau/contract/core/field.ts';
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { toasts } from '../../ui/dialog/toasts.ts';
import { IsianBaris } from '../isian/IsianBaris.tsx';
import { useIsiBaris } from '../isian/use-isi-baris.ts';
import { FotoKecil } from './FotoKecil.tsx';
import { ISI_BELI_KOSONG, type BarisBeli, type IsiBeli } from './isi.ts';
import { useBaris } from './use-baris.ts';

const FIELDS = { nama_barang: text({ max: 40, label: 'field.nama_barang' }) };
const KOSONG = { nama_barang: '', foto: '' };

/** Lines of which each may have a photo: the next one is typed into the same fields. */
function Baris() {
  const [baris, setBaris] = useState<readonly (typeof KOSONG)[]>([]);
  const isian = useIsiBaris(KOSONG, FIELDS);
  const simpan = () =>
    isian.pakai({}, () => {
      setBaris((rows) => [...rows, isian.isi]);
      return KOSONG;
    });
  return (
    <>
      <IsianBaris
        label="Barang"
        fields={FIELDS}
        isian={isian}
        onSimpan={simpan}
        diubah={false}
        belakang={
          <FotoKecil
            label="Foto"
            field={image({})}
            value={isian.isi.foto}
            error={undefined}
            onChange={(foto) => isian.set({ foto })}
          />
        }
      />
      <output>{JSON.stringify(baris)}</output>
    </>
  );
}

let tersimpan: () => void;

beforeEach(() => {
  toasts.set([]);
  session.open(testUser());
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) =>
    init?.method === 'POST'
      ? new Promise((resolve) => {
          tersimpan = () => resolve(Response.json({ nama: 'CINCIN.jpg' }));
        })
      : Promise.resolve(new Response()),
  );
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  session.close();
  toasts.set([]);
  vi.unstubAllGlobals();
});

it('belongs to the line that it was taken for, which waits for it', async () => {
  await openPage(Baris, '/');
  await userEvent.type(await screen.findByLabelText('Nama Barang'), 'CINCIN');
  const files = [new File(['x'], 'cincin.jpg', { type: 'image/jpeg' })];
  fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, { target: { files } });
  await userEvent.click(screen.getByRole('button', { name: /Tambah/ }));
  expect(screen.getByRole('status').textContent).toBe('[]');
  expect(toasts.get().map(({ message }) => message)).toEqual(['Foto masih dikirim. Tunggu sampai selesai.']);
  tersimpan();
  await screen.findByRole('button', { name: 'Ganti Gambar' });
  await userEvent.click(screen.getByRole('button', { name: /Tambah/ }));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('[{"nama_barang":"CINCIN","foto":"CINCIN.jpg"}]'),
  );
});

it('is not that of a line of the next purchase, though that bears the same number', () => {
  const dengan = (barang: BarisBeli[]): IsiBeli => ({ ...ISI_BELI_KOSONG, barang });
  const cincin = { id: '1', foto_barang: '', otorisasi: null } as unknown as BarisBeli;
  let isi = dengan([cincin]);
  const ganti = (ubah: (lama: IsiBeli) => IsiBeli) => {
    isi = ubah(isi);
  };
  const hook = renderHook(({ key }) => useBaris({ isi, now: { current: isi }, key, ganti }, () => undefined), {
    initialProps: { key: 'K1' },
  });
  const { ubah } = hook.result.current;
  hook.rerender({ key: 'K2' });
  act(() => ubah('1', { foto_barang: 'LAMA.jpg' }));
  expect(isi.barang).toEqual([cincin]);
  act(() => hook.result.current.ubah('1', { foto_barang: 'BARU.jpg' }));
  expect(isi.barang[0]?.foto_barang).toBe('BARU.jpg');
});
