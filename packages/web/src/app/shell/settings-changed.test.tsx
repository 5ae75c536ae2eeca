import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session, useUser } from '../../platform/session.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { DialogHost } from '../../ui/dialog/DialogHost.tsx';
import { dialogs } from '../../ui/dialog/dialogs.ts';
import { settingsChanged } from './settings-changed.ts';

const reload = vi.fn();
beforeEach(() => {
  session.open(testUser({ modules: [{ key: 'PEMBULATAN', value: '500' }] }));
  reload.mockClear();
  vi.stubGlobal('location', { ...location, reload });
});
afterEach(() => {
  cleanup();
  session.close();
  dialogs.set([]);
  vi.unstubAllGlobals();
});

/** A page that counts by a setting. */
function Bulat() {
  const { modules } = useUser();
  return <output>{modules.find(({ key }) => key === 'PEMBULATAN')?.value}</output>;
}
const draw = async () => {
  await renderUi(
    <>
      <Bulat />
      <DialogHost />
    </>,
  );
  act(() => void settingsChanged([{ key: 'PEMBULATAN', value: '1000' }]));
  await screen.findByRole('dialog', { name: 'Pengaturan Berubah' });
};
const counted = () => screen.getByRole('status').textContent;

it('counts by the settings that the server counts by, though the page does not start anew', async () => {
  await draw();
  expect(counted()).toBe('500');
  await userEvent.click(screen.getByRole('button', { name: 'Tidak' }));
  expect(await screen.findByText('1000')).toBeDefined();
  await new Promise((resolve) => {
    setTimeout(resolve, 1200);
  });
  expect(reload).not.toHaveBeenCalled();
});

it('starts anew on Ya, and asks nothing of whoever has the settings already', async () => {
  await draw();
  await userEvent.click(screen.getByRole('button', { name: 'Ya' }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 3000 });
  await settingsChanged([{ key: 'PEMBULATAN', value: '1000' }]);
  expect(dialogs.get()).toEqual([]);
});
