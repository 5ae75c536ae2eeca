import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/ui.tsx';
import { EnterForm } from '../form/EnterForm.tsx';
import { SuggestField } from './SuggestField.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const KONDISI = ['BAIK', 'PENYOK'];
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>(/Kondisi|Alasan/.test(name) ? 'combobox' : 'textbox', { name });

async function draw() {
  const save = vi.fn();
  await renderUi(
    <EnterForm onSubmit={save}>
      <SuggestField label="Kondisi" suggestions={KONDISI} />
      <TextField label="Berat" />
      <SuggestField label="Alasan" suggestions={KONDISI} />
    </EnterForm>,
  );
  act(() => field('Kondisi').focus());
  return save;
}

it('keeps what was typed, whole or in part, and goes on', async () => {
  const save = await draw();
  await userEvent.keyboard('BA');
  expect(field('Kondisi').getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(field('Berat'));
  expect(field('Kondisi').value).toBe('BA');
  await userEvent.keyboard('{Enter}BAIK{Enter}');
  expect(field('Alasan').value).toBe('BAIK');
  expect(save).toHaveBeenCalledTimes(1);
});

it('takes the one that was gone to', async () => {
  const save = await draw();
  await userEvent.keyboard('P{ArrowDown}{Enter}');
  expect(field('Kondisi').value).toBe('PENYOK');
  expect(document.activeElement).toBe(field('Berat'));
  // Choosing must not save.
  await userEvent.keyboard('{Enter}B{ArrowDown}{Enter}');
  expect(field('Alasan').value).toBe('BAIK');
  expect(save).not.toHaveBeenCalled();
});
