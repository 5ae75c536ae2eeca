import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PelunasanMenunggu } from '@kilau/contract/features/hutang/hutang.wire.ts';
import { provideRefInputs } from '../../../engine/inputs/ref-slot.ts';
import { RefPicker } from '../../../engine/resource/RefPicker.tsx';
import { RefsPicker } from '../../../engine/resource/RefsPicker.tsx';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { withKeys } from '../../../testing/phone.ts';
import { testUser } from '../../../testing/user.ts';
import { DialogStack } from '../../../ui/dialog/DialogStack.tsx';
import { ValidasiPelunasanPage } from './ValidasiPelunasanPage.tsx';

vi.setConfig({ testTimeout: 20_000 });

const PATH = '/validasi-pelunasan-hutang';
const ROW: PelunasanMenunggu = {
  no_faktur_hutang: 'KL-HT-261121-0001',
  nama_customer: 'BU TINI',
  tgl_lunas: '2026-11-21',
  tgl_hutang: '2026-10-21',
  jumlah_hutang: 1_000_000,
  sisa_hutang: 1_000_000,
  bunga: 5,
  bunga_rp: 50_000,
  bunga_pinjam: 50_000,
  total_bayar: 1_050_000,
  jenis: 'CASH',
  jumlah: 1_050_000,
  kode_sales_lunas: 'SL1',
  user_id: 'KASIR1',
  versi: 1,
};

beforeEach(() => {
  withKeys();
  provideRefInputs({ one: RefPicker, many: RefsPicker });
  const keys = ['HUTANG_MODULE', 'VALIDASI_PELUNASAN_HUTANG_MODULE'];
  const modules = keys.map((key) => ({ key, value: 'true' }));
  const akses = [{ path: PATH, menu: 'hutang', is_show: true, children: [] }];
  session.open(testUser({ level: 'OWN', akses, modules }));
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => Promise.resolve(Response.json(url.includes('get-non-validate-pelunasan') ? [ROW] : []))),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('begins with the hand on the first row, and offers no deed until one is ticked', async () => {
  await openPage(
    () => (
      <>
        <ValidasiPelunasanPage />
        <DialogStack />
      </>
    ),
    PATH,
  );
  const row = (await screen.findByText(ROW.no_faktur_hutang)).closest('[role=row], tr');
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(await screen.findByPlaceholderText('ALL')).toBeTruthy();
  const deeds = () =>
    [/^Validasi/, /^Batal validasi/].map((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled);
  expect(deeds()).toEqual([true, true]);
  await userEvent.keyboard(' ');
  await waitFor(() => expect(deeds()).toEqual([false, false]));
});
