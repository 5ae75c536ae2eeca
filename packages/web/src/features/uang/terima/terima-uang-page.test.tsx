import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { testUser } from '../../../testing/user.ts';
import { TerimaUangPage } from './TerimaUangPage.tsx';

const kiriman = (nomor_referensi: string, jumlah_rp: number) => ({
  nomor_referensi,
  status: 'OPEN',
  no_terima: null,
  diterima_oleh: '',
  no_reff: '',
  kurir: '',
  keterangan: '',
  asal: 'CABANG',
  dari_toko: 'KL02',
  tgl_system: '2026-11-21',
  umur: 1,
  input_by: 'KASIR2',
  jumlah_rp,
});

/** Answers of what was looked up, by number: given when the test says so. */
let jawab: Map<string, () => void>;

beforeEach(() => {
  session.open(testUser());
  jawab = new Map();
  vi.stubGlobal('fetch', (url: string) => {
    const nomor = /kirim-uang\/(\w+)$/.exec(url)?.[1];
    if (nomor === undefined) return Promise.resolve(Response.json({ data: [] }));
    return new Promise((resolve) => {
      jawab.set(nomor, () => resolve(Response.json(kiriman(nomor, nomor === 'KU1' ? 1_000_000 : 2_500_000))));
    });
  });
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

async function lihat(nomor: string): Promise<void> {
  const field = await screen.findByLabelText('Nomor Referensi');
  fireEvent.change(field, { target: { value: nomor } });
  fireEvent.click(screen.getByRole('button', { name: /^Cari/ }));
  await waitFor(() => expect(jawab.has(nomor)).toBe(true));
}

it('offers the money of the number that was looked up last, whichever answer comes first', async () => {
  await openPage(TerimaUangPage, '/terima-uang');
  await lihat('KU1');
  await lihat('KU2');
  jawab.get('KU2')?.();
  await screen.findByRole('button', { name: /2,500,000/ });
  jawab.get('KU1')?.();
  await new Promise((resolve) => void setTimeout(resolve));
  expect(screen.getByRole('button', { name: /2,500,000/ })).not.toBeNull();
});

it('offers nothing of a number that was typed over before its answer came', async () => {
  await openPage(TerimaUangPage, '/terima-uang');
  await lihat('KU1');
  const field = screen.getByLabelText('Nomor Referensi');
  fireEvent.change(field, { target: { value: 'KU' } });
  jawab.get('KU1')?.();
  await new Promise((resolve) => void setTimeout(resolve));
  expect(screen.queryByText('KU1')).toBeNull();
});
