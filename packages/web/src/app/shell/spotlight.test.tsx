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
afterEach(cleanup);

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
