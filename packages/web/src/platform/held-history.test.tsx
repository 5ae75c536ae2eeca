import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { hearHistoryFirst, heldHistory } from './held-history.ts';

const told = vi.fn<() => void>();
const place = (): unknown => (history.state as { readonly __TSR_index: number }).__TSR_index;

afterEach(() => {
  removeEventListener('popstate', told, true);
  told.mockClear();
});

it('leads nowhere while a question is asked, and goes on after it', async () => {
  for (const __TSR_index of [0, 1, 2]) history.pushState({ __TSR_index }, '');
  hearHistoryFirst();
  // As the router does.
  addEventListener('popstate', told, true);
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
