import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderUi } from '../../testing/ui.tsx';
import { SelectField } from '../inputs/SelectField.tsx';
import { Dialog } from './Dialog.tsx';
import { DialogStack } from './DialogStack.tsx';
import { closeDialogsOfPage, confirm, dialogs, openDialog } from './dialogs.ts';

afterEach(() => {
  cleanup();
  dialogs.set([]);
});

function Two() {
  const [outer, setOuter] = useState(true);
  const [inner, setInner] = useState(true);
  return (
    <>
      <Dialog opened={outer} onClose={() => setOuter(false)} title="luar">
        <button type="button">tombol luar</button>
        <Dialog opened={inner} onClose={() => setInner(false)} title="dalam">
          <button type="button">tombol dalam</button>
        </Dialog>
      </Dialog>
      <DialogStack />
    </>
  );
}

const escape = async (target: Element = document.body) =>
  act(async () => {
    fireEvent.keyDown(target, { key: 'Escape' });
    await Promise.resolve();
  });
const open = () => ['luar', 'dalam', 'tanya'].filter((title) => screen.queryByRole('heading', { name: title }));

it('one Esc closes one of the dialogs that lie above each other, also one that was asked from code', async () => {
  await renderUi(<Two />);
  expect(open()).toEqual(['luar', 'dalam']);
  let answer: boolean | undefined;
  await act(async () => {
    void confirm({ title: 'tanya', message: 'yakin?' }).then((yes) => (answer = yes));
    await Promise.resolve();
  });
  expect(open()).toEqual(['luar', 'dalam', 'tanya']);
  await escape();
  expect(open()).toEqual(['luar', 'dalam']);
  expect(answer).toBe(false);
  await escape();
  expect(open()).toEqual(['luar']);
  await escape();
  expect(open()).toEqual([]);
});

it('goes with the page it was opened over, answered as if it were closed; what speaks for the program stays', async () => {
  await renderUi(<DialogStack />);
  const answers: string[] = [];
  await act(async () => {
    void confirm({ title: 'halaman', message: 'buang?' }).then((yes) => answers.push(`halaman ${yes}`));
    void confirm({ title: 'program', message: 'muat ulang?', stays: true }).then((yes) =>
      answers.push(`program ${yes}`),
    );
    openDialog({ title: 'kertas', onClosed: () => answers.push('kertas') });
    await Promise.resolve();
  });
  const titles = () => screen.queryAllByRole('dialog').map((dialog) => dialog.textContent);
  expect(titles()).toHaveLength(3);
  await act(async () => {
    closeDialogsOfPage();
    await Promise.resolve();
  });
  expect(titles()).toEqual([expect.stringContaining('muat ulang?')]);
  expect(answers).toEqual(['kertas', 'halaman false']);
});

function WithList() {
  const [opened, setOpened] = useState(true);
  return (
    <Dialog opened={opened} onClose={() => setOpened(false)} title="luar">
      <SelectField
        label="Status"
        value="a"
        onChange={() => undefined}
        options={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ]}
      />
    </Dialog>
  );
}

it('the first Esc closes the list of a picker, the second one its dialog', async () => {
  await renderUi(<WithList />);
  const field = screen.getByRole('combobox', { name: 'Status' });
  await act(async () => {
    fireEvent.click(field);
    await Promise.resolve();
  });
  expect(field.dataset['expanded']).toBe('true');
  await escape(field);
  expect(open()).toEqual(['luar']);
  await escape(field);
  expect(open()).toEqual([]);
});
