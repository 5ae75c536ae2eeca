import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/ui.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { dialogs, openDialog } from '../ui/dialog/dialogs.ts';
import { DialogStack } from '../ui/dialog/DialogStack.tsx';
import { hearHistoryFirst, heldHistory, wayBackFromHere } from './held-history.ts';

/** Where the router believes the browser: it goes where it is told of. */
let believed: unknown;
const told = vi.fn<(event: PopStateEvent) => void>((event) => {
  believed = event.state;
});
const place = (): unknown => (history.state as { readonly __TSR_index: number }).__TSR_index;

beforeAll(() => {
  hearHistoryFirst(() => believed);
  // As the router does.
  addEventListener('popstate', told, true);
  return () => removeEventListener('popstate', told, true);
});
beforeEach(() => {
  for (const __TSR_index of [0, 1, 2]) history.pushState({ __TSR_index }, '');
  believed = history.state;
});
afterEach(() => {
  cleanup();
  dialogs.set([]);
  told.mockClear();
});

it('leads nowhere while a question is asked, and goes on after it', async () => {
  let answer: (yes: boolean) => void = () => undefined;
  const asked = heldHistory(
    () =>
      new Promise<boolean>((resolve) => {
        answer = resolve;
      }),
  );
  const gone = vi.spyOn(history, 'go');
  history.back();
  // Back, and forth again.
  await waitFor(() => expect(gone.mock.calls).toEqual([[1]]));
  await waitFor(() => expect(place()).toBe(2));
  expect(told).not.toHaveBeenCalled();
  gone.mockRestore();
  answer(true);
  expect(await asked).toBe(true);
  history.back();
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(place()).toBe(1);
});

/** A paper that an entry of the history opened, and a dialog of the page. */
function Layers() {
  const [opened, setOpened] = useState(true);
  return (
    <>
      <Dialog entry opened onClose={() => undefined} title="kertas">
        <Dialog opened={opened} onClose={() => setOpened(false)} title="bayar">
          <input aria-label="isi" data-autofocus />
        </Dialog>
      </Dialog>
      <DialogStack />
    </>
  );
}
const open = () => screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent);
const preview = () => act(() => Promise.resolve(openDialog({ title: 'pratinjau' })));

it('closes the uppermost layer by the way back, and leaves what lies below and the page where they are', async () => {
  await renderUi(<Layers />);
  await preview();
  expect(open()).toEqual(['kertas', 'bayar', 'pratinjau']);
  history.back();
  await waitFor(() => expect(open()).toEqual(['kertas', 'bayar']));
  expect(place()).toBe(2);
  history.back();
  await waitFor(() => expect(open()).toEqual(['kertas']));
  expect([place(), told.mock.calls.length]).toEqual([2, 0]);
  // The paper has an entry of its own: that is left.
  history.back();
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(place()).toBe(1);
});

it('stays where something must be answered first, and closes nothing where the program goes back itself', async () => {
  await renderUi(<Layers />);
  await act(() => Promise.resolve(openDialog({ title: 'jawab dulu', dismissible: false })));
  const gone = vi.spyOn(history, 'go');
  history.back();
  await waitFor(() => expect(gone.mock.calls).toEqual([[1]]));
  await waitFor(() => expect(place()).toBe(2));
  gone.mockRestore();
  expect(open()).toEqual(['kertas', 'bayar', 'jawab dulu']);
  wayBackFromHere();
  history.back();
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(open()).toEqual(['kertas', 'bayar', 'jawab dulu']);
});

it('closes the list of a field before the dialog that it stands in', async () => {
  await renderUi(<Layers />);
  const field = screen.getByLabelText('isi');
  field.dataset['layer'] = 'true';
  const escaped = vi.fn<() => void>(() => delete field.dataset['layer']);
  field.addEventListener('keydown', escaped);
  await waitFor(() => expect(document.activeElement).toBe(field));
  history.back();
  await waitFor(() => expect(escaped).toHaveBeenCalledTimes(1));
  expect(open()).toEqual(['kertas', 'bayar']);
  history.back();
  await waitFor(() => expect(open()).toEqual(['kertas']));
});
