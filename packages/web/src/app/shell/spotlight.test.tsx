import { useBlocker } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useKeys } from '../../platform/keys.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { DialogStack } from '../../ui/dialog/DialogStack.tsx';
import { NumberField } from '../../ui/inputs/NumberField.tsx';
import { Spotlight } from './Spotlight.tsx';
import { beginTyping } from './typed-ahead.ts';

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

describe('Enter before the answer is there', () => {
  const piece = (kode_barcode: string) => ({ kode_barcode, nama_barang: 'CINCIN', kode_baki: 'A1', berat: 2 });
  /** Types words and their Enter, and answers afterwards with these pieces. */
  async function typed(words: string, found: readonly string[], ahead = false) {
    session.open(testUser({ level: 'OWN' }));
    const waiting: (() => void)[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      const data = url.includes('dokumen') ? [] : found.map(piece);
      return new Promise<Response>((resolve) => void waiting.push(() => resolve(Response.json({ data }))));
    });
    const router = await openPage(Page, '/home');
    const user = userEvent.setup();
    await screen.findByLabelText('Jumlah');
    if (ahead) {
      beginTyping();
      await user.keyboard(words);
    }
    await user.keyboard('{Control>}k{/Control}');
    const search = await screen.findByRole('textbox', { name: /Cari/ });
    await waitFor(() => expect(document.activeElement).toBe(search));
    if (!ahead) await user.keyboard(words);
    await waitFor(() => expect(waiting.length).toBeGreaterThan(1));
    expect(router.state.location.pathname).toBe('/home');
    for (const answer of waiting) answer();
    return router;
  }

  it('takes the one thing that is found for these words', async () => {
    const router = await typed('00000936{Enter}', ['00000936']);
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/home'));
    expect(JSON.stringify(router.state.location.search)).toContain('00000936');
  });

  it('takes it as well where all was typed before the search was there', async () => {
    const router = await typed('00000936{Enter}', ['00000936'], true);
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/home'));
  });

  it('takes none of several', async () => {
    const router = await typed('0000093{Enter}', ['00000936', '00000937']);
    await screen.findByText('00000937 CINCIN');
    expect(router.state.location.pathname).toBe('/home');
  });

  it('takes nothing for words that were typed on', async () => {
    const router = await typed('0000093{Enter}6', ['00000936']);
    await screen.findByText('00000936 CINCIN');
    expect(router.state.location.pathname).toBe('/home');
  });
});

/** A page that asks before it is left. */
function Asking() {
  useBlocker({ shouldBlockFn: async () => !(await confirm({ title: 'Tinggalkan?', message: '' })) });
  return (
    <>
      <Page />
      <DialogStack />
    </>
  );
}

it('gives the hand back to the field when the page that was chosen is not gone to after all', async () => {
  session.open(testUser({ level: 'OWN' }));
  vi.stubGlobal('fetch', () => Promise.race<Response>([]));
  await openPage(Asking, '/home');
  const user = userEvent.setup();
  const field = await screen.findByLabelText<HTMLInputElement>('Jumlah');
  await user.click(field);
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Cari/ })));
  await user.keyboard('setting system');
  await screen.findByRole('button', { name: /Setting System/ });
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Tinggalkan?' });
  await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(field));
});
