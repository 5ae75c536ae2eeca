import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../platform/api.ts';
import { session, type LoginAnswer } from '../../platform/session.ts';
import { sessionName, writeJson, writeText } from '../../platform/storage.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { closeDialogsOfPage, dialogs } from '../../ui/dialog/dialogs.ts';
import { DialogHost } from '../../ui/dialog/DialogHost.tsx';
import { sessionEnded } from './session-ended.ts';

/** What the browser tells this tab once another one has written a name. */
const told = (name: string): void => {
  dispatchEvent(new StorageEvent('storage', { key: `kilau.${sessionName(name)}` }));
};

/** Another tab of the same browser logs out. */
function logoutElsewhere(): void {
  writeText(sessionName('login'), 'false');
  told('login');
}

/** Another tab of the same browser logs in. */
function loginElsewhere({ token, ...user }: LoginAnswer): void {
  writeText(sessionName('token'), token);
  writeJson(sessionName('user'), user);
  writeText(sessionName('login'), 'kilau-3');
  told('login');
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  session.open(testUser({ token: 'lama' }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  dialogs.set([]);
  session.close();
});

it('ends the login that is over, when its user has read so', async () => {
  await renderUi(<DialogHost />);
  act(() => sessionEnded({}));
  fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Sesi Berakhir' }), { key: 'Escape' });
  await waitFor(() => expect(session.get()).toBeUndefined());
});

it.each(['KASIR1', 'KASIR2'])('goes with the login of %s in another tab, and leaves it alone', async (user_id) => {
  await renderUi(<DialogHost />);
  act(() => sessionEnded({}));
  await screen.findByRole('dialog', { name: 'Sesi Berakhir' });
  act(logoutElsewhere);
  act(closeDialogsOfPage);
  expect(dialogs.get()).toHaveLength(1);
  act(() => loginElsewhere(testUser({ token: 'baru', user_id })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(session.get()?.user_id).toBe(user_id);
  expect(session.token()).toBe('baru');
});

it('is not ended by a call that went out with the token of the one before', async () => {
  vi.stubGlobal('fetch', () => {
    logoutElsewhere();
    loginElsewhere(testUser({ token: 'baru', user_id: 'KASIR2' }));
    return Promise.resolve(Response.json({ code: 'belum_login', message: '' }, { status: 401 }));
  });
  await expect(api.get('hari')).rejects.toMatchObject({ code: 'belum_login' });
  expect(session.token()).toBe('baru');
});
