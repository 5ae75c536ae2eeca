import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideRefInputs } from '../../../engine/inputs/ref-slot.ts';
import { RefPicker } from '../../../engine/resource/RefPicker.tsx';
import { RefsPicker } from '../../../engine/resource/RefsPicker.tsx';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { testUser } from '../../../testing/user.ts';
import { PILIHAN_KOSONG, PilihBarang } from './PilihBarang.tsx';

const tampil = vi.fn<(pilihan: typeof PILIHAN_KOSONG) => void>();

/** A page that comes when it is asked for, beside a search that is there before. */
function Layar() {
  const [ada, setAda] = useState(false);
  return (
    <>
      <input aria-label="Cari" />
      <button type="button" onClick={() => setAda(true)}>
        Buka
      </button>
      {ada ? <PilihBarang pilihan={PILIHAN_KOSONG} onTampil={tampil} /> : null}
    </>
  );
}

let datang: () => void;

beforeEach(() => {
  const pickers = new Promise<void>((resolve) => {
    datang = resolve;
  });
  const one = lazy(() => pickers.then(() => ({ default: RefPicker })));
  provideRefInputs({ one, many: RefsPicker });
  session.open(testUser());
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
});
afterEach(() => {
  cleanup();
  provideRefInputs(undefined);
  tampil.mockClear();
  session.close();
  vi.unstubAllGlobals();
});

const barcode = () => document.querySelector('[name="barcode"]');

it('begins with the hand in the barcode, and keeps it there when its pickers have come', async () => {
  await openPage(Layar, '/update-kadar');
  await userEvent.click(await screen.findByRole('button', { name: 'Buka' }));
  expect(document.activeElement).toBe(barcode());
  // Slower than any reader that other tests may have taught this machine.
  const hand = userEvent.setup({ delay: 180 });
  await hand.keyboard('0000');
  datang();
  await waitFor(() => expect(document.querySelector('input[name="kode_group"]')).not.toBeNull());
  await hand.keyboard('0936{Enter}');
  expect(tampil).toHaveBeenCalledWith({ ...PILIHAN_KOSONG, barcode: '00000936' });
});

it('leaves the hand to whoever types', async () => {
  await openPage(Layar, '/update-kadar');
  const cari = await screen.findByRole('textbox', { name: 'Cari' });
  cari.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Buka' }));
  expect(barcode()).not.toBeNull();
  expect(document.activeElement).toBe(cari);
});

it('puts each scan to those before, as a scanner types no blank between them', async () => {
  await openPage(Layar, '/update-kadar');
  await userEvent.click(await screen.findByRole('button', { name: 'Buka' }));
  for (const kode of ['00000936', '00000937', '00000936']) {
    for (const key of [...kode, 'Enter']) fireEvent.keyDown(barcode() ?? document.body, { key });
  }
  expect(tampil.mock.calls.map(([{ barcode: semua }]) => semua)).toEqual([
    '00000936',
    '00000936 00000937',
    '00000936 00000937',
  ]);
  expect(screen.getByDisplayValue('00000936 00000937')).toBe(barcode());
});
