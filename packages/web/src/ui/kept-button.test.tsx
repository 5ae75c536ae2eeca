import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderUi } from '../testing/ui.tsx';
import { ActionButton } from './ActionButton.tsx';
import { SaveButton } from './SaveButton.tsx';

afterEach(cleanup);

/** Saves until it is told that this has come to its end. */
function Page({ onSave }: { readonly onSave: () => void }) {
  const [saving, setSaving] = useState(false);
  const save = () => {
    onSave();
    setSaving(true);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <SaveButton type="submit" saving={saving} />
      <ActionButton disabled={saving}>Batal</ActionButton>
      <button type="button" onMouseEnter={() => setSaving(false)}>
        selesai
      </button>
    </form>
  );
}

const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

it('keeps the hand while it saves, is not pressed again, and saves again behind it', async () => {
  let saved = 0;
  await renderUi(<Page onSave={() => (saved += 1)} />);
  const save = button(/Simpan/);
  save.focus();
  await userEvent.keyboard('{Enter}');
  expect(saved).toBe(1);
  expect([save.disabled, save.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(save);
  expect(saved).toBe(1);
  fireEvent.mouseEnter(button(/selesai/));
  expect(document.activeElement).toBe(save);
  expect(save.getAttribute('aria-disabled')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(saved).toBe(2);
});

it('is disabled like others once the hand has gone', async () => {
  await renderUi(<Page onSave={() => undefined} />);
  const save = button(/Simpan/);
  await userEvent.click(save);
  expect(button(/Batal/).disabled).toBe(true);
  expect(save.disabled).toBe(false);
  await userEvent.tab();
  expect(document.activeElement).toBe(button(/selesai/));
  expect([save.disabled, save.getAttribute('aria-disabled')]).toEqual([true, null]);
});
