import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '../../../platform/problem-error.ts';
import { session } from '../../../platform/session.ts';
import { renderUi } from '../../../testing/ui.tsx';
import { testUser } from '../../../testing/user.ts';
import { DialogHost } from '../../../ui/dialog/DialogHost.tsx';
import { dialogs } from '../../../ui/dialog/dialogs.ts';
import type { AksesorisDraft } from './aksesoris.ts';
import { draftKosong, ubahDraft } from './draft.ts';
import { layarAwal, type Layar } from './layar.ts';
import { mintaAksesoris } from './minta-aksesoris.ts';
import type { LayarHandle } from './use-layar.ts';

const baris = (kode_barcode: string, qty: string, diskon = ''): AksesorisDraft => ({
  kode_barcode,
  nama_aksesoris: kode_barcode,
  harga_jual: 50_000,
  stok: 9,
  kode_baki: 'AK01',
  qty,
  diskon,
});
const KOTAK = baris('AK000001', '1', '5000');
const nilai = { kode_barcode: KOTAK.kode_barcode, harga_gram: 0, harga_jual: 50_000, diskon: 5000 };
const DITOLAK = new ProblemError(422, {
  code: 'otorisasi_diperlukan',
  message: 'Perlu otorisasi',
  params: { kategori: 'DISKON', nilai: JSON.stringify(nilai) },
});

let layar: Layar;
const handle = {
  now: () => layar,
  ubahDraft: (ubah) => {
    layar = { ...layar, draft: ubahDraft(layar.draft, ubah) };
  },
} as Pick<LayarHandle, 'now' | 'ubahDraft'> as LayarHandle;
const isi = (aksesoris: readonly AksesorisDraft[]) => handle.ubahDraft({ type: 'accessories', aksesoris });

beforeEach(() => {
  session.open(testUser());
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ id: 'izin-1' })));
  layar = layarAwal(draftKosong());
});
afterEach(() => {
  cleanup();
  dialogs.set([]);
  session.close();
  vi.unstubAllGlobals();
});

it.each([
  ['gives the approval to its line as it is by then, beside what was scanned while it was asked for', '1'],
  ['gives none to a line of which there is more by then', '2'],
])('%s', async (_, qty) => {
  await renderUi(<DialogHost />);
  isi([KOTAK]);
  const diberi = mintaAksesoris(handle, 0, DITOLAK);
  await screen.findByLabelText(/Username/);
  isi([baris('AK000002', '1'), qty === '1' ? KOTAK : { ...KOTAK, qty }]);
  await userEvent.type(screen.getByLabelText(/Username/), 'SPV1');
  await userEvent.type(screen.getByLabelText(/Password/), 'rahasia{Enter}');
  expect(await diberi).toBe(true);
  const [kain, kotak] = layar.draft.aksesoris ?? [];
  expect([kain?.kode_barcode, kain?.otorisasi]).toEqual(['AK000002', undefined]);
  expect([kotak?.qty, kotak?.otorisasi?.id]).toEqual([qty, qty === '1' ? 'izin-1' : undefined]);
});
