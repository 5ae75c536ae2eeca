import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { testUser } from '../../../testing/user.ts';
import { DialogStack } from '../../../ui/dialog/DialogStack.tsx';
import { dialogs } from '../../../ui/dialog/dialogs.ts';
import { SettingNotaSlipPage } from './SettingNotaSlipPage.tsx';

vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  dialogs.set([]);
  session.open(testUser({ level: 'OWN' }));
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) =>
      // The paper itself is not what this is about.
      Promise.resolve(url.includes('pratinjau') ? new Response(null, { status: 500 }) : Response.json({})),
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Page = () => (
  <>
    <SettingNotaSlipPage />
    <DialogStack />
  </>
);

it('asks before a layout that is not saved is left behind', async () => {
  const router = await openPage(Page, '/setting-nota-slip');
  const leave = () => act(async () => void router.navigate({ to: '/home' }));
  const at = () => router.state.location.pathname;
  await screen.findByText('Printer', { selector: 'legend' });
  await userEvent.type(document.querySelector('[name="penutup"]') as HTMLElement, 'TERIMA KASIH');
  await leave();
  await screen.findByText('1 isian belum disimpan dan akan hilang.');
  expect(at()).toBe('/setting-nota-slip');
  await userEvent.click(screen.getByRole('button', { name: 'Tinggalkan' }));
  await waitFor(() => expect(at()).toBe('/home'));
});
