import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeys } from '../../platform/keys.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { NumberField } from '../../ui/inputs/NumberField.tsx';
import { Spotlight } from './Spotlight.tsx';

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => session.open(testUser({ user_id: 'KASIR1', level: 'KASIR' })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const delay = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

/** A field of figures, which chooses its text when it gets the hand and once more later, and the search over it. */
function Page() {
  const [searching, setSearching] = useState(false);
  useKeys([{ key: 'Ctrl+K', label: 'cari', run: () => setSearching(true) }]);
  return (
    <>
      <NumberField label="Jumlah" value="30000" />
      {searching ? <Spotlight onClose={() => setSearching(false)} /> : null}
    </>
  );
}

it('gives the hand back to the field and the place in it that it came from', async () => {
  await openPage(Page, '/home');
  const user = userEvent.setup();
  const field = await screen.findByLabelText<HTMLInputElement>('Jumlah');
  field.focus();
  await delay(50);
  field.setSelectionRange(2, 2);
  await user.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('textbox', { name: /Cari/ });
  await waitFor(() => expect(document.activeElement).toBe(search));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await delay(100);
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2]);
});

it('takes nothing that was found for other words than those that are typed by now', async () => {
  session.open(testUser({ level: 'OWN' }));
  const piece = { kode_barcode: '00000936', nama_barang: 'CINCIN', kode_baki: 'A1', berat: 2 };
  vi.stubGlobal('fetch', (url: string) =>
    url.includes('q=0000093&') || url.endsWith('q=0000093')
      ? Promise.resolve(Response.json({ data: url.includes('dokumen') ? [] : [piece] }))
      : Promise.race<Response>([]),
  );
  const router = await openPage(Page, '/home');
  const user = userEvent.setup();
  await screen.findByLabelText('Jumlah');
  await user.keyboard('{Control>}k{/Control}');
  const search = await screen.findByRole('textbox', { name: /Cari/ });
  await waitFor(() => expect(document.activeElement).toBe(search));
  await user.keyboard('0000093');
  await screen.findByText('00000936 CINCIN');
  await user.keyboard('6');
  expect(screen.getByText('00000936 CINCIN')).toBeTruthy();
  await user.keyboard('{Backspace}7{Enter}');
  expect(screen.queryByText('00000936 CINCIN')).toBeNull();
  expect(router.state.location.pathname).toBe('/home');
});
