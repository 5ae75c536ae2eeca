import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { Who } from './Who.tsx';

beforeEach(() => session.open(testUser()));
afterEach(() => {
  cleanup();
  session.close();
});

const button = () => document.querySelector('button[aria-haspopup="menu"]') as HTMLButtonElement;
const at = () => document.activeElement?.textContent;

/** The menu, opened for the first time by the keyboard. */
async function opened() {
  await openPage(Who, '/');
  const user = userEvent.setup();
  await waitFor(() => expect(button()).not.toBeNull());
  button().focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Bahasa' })).toBeTruthy());
  screen.getByRole('menuitem', { name: 'Bahasa' }).focus();
  return user;
}

it.each(['{Enter}', ' '])('opens the languages with "%s" as with the arrow', async (key) => {
  const user = await opened();
  await user.keyboard(key);
  await waitFor(() => expect(at()).toContain('Bahasa Indonesia'));
});

it('gives the hand back when it closes, also the first time', async () => {
  const user = await opened();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(at()).toContain('Tema'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button()));
});
