import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderUi } from '../../testing/ui.tsx';
import { Dialog } from './Dialog.tsx';
import { SideDialog } from './SideDialog.tsx';

afterEach(cleanup);

/** A hand that types on into the next field before any timer has rung, as a scanner does. */
function Fields({ fast }: { readonly fast: boolean }) {
  const first = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!fast || !first.current) return;
    first.current.focus();
    fireEvent.keyDown(first.current, { key: 'Enter' });
    next.current?.focus();
  }, [fast]);
  return (
    <>
      <input ref={first} aria-label="pertama" data-autofocus />
      <input ref={next} aria-label="kedua" />
    </>
  );
}

function Page({ Kind, fast }: { readonly Kind: typeof Dialog; readonly fast: boolean }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        buka
      </button>
      <Kind opened={opened} onClose={() => setOpened(false)} title="isian">
        <Fields fast={fast} />
      </Kind>
    </>
  );
}

const rung = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 60)));

it.each([
  ['in the middle', Dialog],
  ['at the side', SideDialog],
])('leads nobody back who has begun to type in a dialog %s', async (_where, Kind) => {
  await renderUi(<Page Kind={Kind} fast />);
  fireEvent.click(screen.getByRole('button', { name: 'buka' }));
  const kedua = await screen.findByLabelText('kedua');
  await rung();
  expect(document.activeElement).toBe(kedua);
});

it('leads to where it begins who has not', async () => {
  await renderUi(<Page Kind={Dialog} fast={false} />);
  fireEvent.click(screen.getByRole('button', { name: 'buka' }));
  const pertama = await screen.findByLabelText('pertama');
  await rung();
  expect(document.activeElement).toBe(pertama);
});
