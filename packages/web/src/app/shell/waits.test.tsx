import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OTORISASI_QR } from '@kilau/contract/core/approval-qr.ts';
import type { NewWait } from '@kilau/contract/core/page.ts';
import { PERMINTAAN_BERUBAH } from '@kilau/contract/features/otorisasi/qr.ts';
import { modulesWith } from '@kilau/contract/modules.ts';
import { tell } from '../../platform/realtime.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { Toasts } from '../../ui/dialog/Toasts.tsx';
import { toasts } from '../../ui/dialog/toasts.ts';
import { Header } from './Header.tsx';
import { usePending } from './pending.ts';
import { Waits } from './Waits.tsx';

vi.setConfig({ testTimeout: 20_000 });

let jumlah: number;
beforeEach(() => {
  jumlah = 0;
  // Files share a process: what another one has told is none of this.
  toasts.set([]);
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) =>
      Promise.resolve(Response.json({ jumlah: url.includes('otorisasi-qr/menunggu') ? jumlah : 0 })),
    ),
  );
});
afterEach(() => {
  cleanup();
  toasts.set([]);
  vi.unstubAllGlobals();
});

const nothing = () => undefined;
function Layout() {
  return (
    <>
      <Header pending={usePending()} onSearch={nothing} onMenu={nothing} />
      <Waits />
      <Toasts />
    </>
  );
}
const BARU: NewWait = { oleh: 'KASIR2', tentang: 'OTORISASI DISKON' };
const draw = async (level: 'SPV' | 'KASIR', address = '/home') => {
  const modules = Array.from(modulesWith(new Map([[OTORISASI_QR, 'true']])), ([key, value]) => ({ key, value }));
  session.open(testUser({ level, modules }));
  const router = await openPage(Layout, address);
  await screen.findByRole('banner');
  return router;
};
const hear = (told: Partial<NewWait>) => act(() => tell(PERMINTAAN_BERUBAH, told));
const chip = () => screen.queryByRole('link', { name: 'Persetujuan: 1' });

it('tells a supervisor at once, wherever he is, that a request waits, and leads to it', async () => {
  const router = await draw('SPV');
  expect(chip()).toBeNull();
  jumlah = 1;
  hear(BARU);
  await waitFor(() => expect(chip()?.getAttribute('href')).toBe('/persetujuan'));
  // It is no paper to be validated.
  expect(screen.queryByText(/belum divalidasi/)).toBeNull();
  await screen.findByText('KASIR2 menunggu jawaban: OTORISASI DISKON');
  await userEvent.click(screen.getByRole('button', { name: /^Persetujuan/ }));
  expect([router.state.location.pathname, toasts.get()]).toEqual(['/persetujuan', []]);
  jumlah = 0;
  hear({});
  await waitFor(() => expect(chip()).toBeNull());
});

it('says nothing more where the list already shows it, nor of what he asks himself', async () => {
  await draw('SPV', '/persetujuan');
  hear(BARU);
  cleanup();
  await draw('SPV');
  hear({ ...BARU, oleh: testUser().user_id });
  expect(toasts.get()).toEqual([]);
});

it('is nothing for those who decide nothing', async () => {
  await draw('KASIR');
  jumlah = 1;
  hear(BARU);
  expect([chip(), toasts.get()]).toEqual([null, []]);
});
