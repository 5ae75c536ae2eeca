import { setTimeout as sleep } from 'node:timers/promises';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/ui.tsx';
import { HeadPopover } from './HeadPopover.tsx';

afterEach(cleanup);

async function opened() {
  await renderUi(
    <>
      <HeadPopover sign="12 belum divalidasi">{() => <a href="#x">Validasi Penjualan</a>}</HeadPopover>
      <input aria-label="elsewhere" />
    </>,
  );
  const user = userEvent.setup();
  screen.getByRole('button').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link')));
  return user;
}
const gone = () => waitFor(() => expect(screen.queryByRole('link')).toBeNull());

describe('what a sign of the header opens', () => {
  it('has the hand, and gives it back with Escape', async () => {
    const user = await opened();
    await user.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')));
  });

  it('closes when the hand goes elsewhere', async () => {
    await opened();
    screen.getByLabelText('elsewhere').focus();
    await gone();
    // Nor is it fetched back a moment later.
    await sleep(50);
    expect(document.activeElement).toBe(screen.getByLabelText('elsewhere'));
  });
});
