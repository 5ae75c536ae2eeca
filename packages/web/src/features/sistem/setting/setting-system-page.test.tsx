import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { testUser } from '../../../testing/user.ts';
import { DialogStack } from '../../../ui/dialog/DialogStack.tsx';
import { dialogs } from '../../../ui/dialog/dialogs.ts';
import { CONTENT } from '../../../ui/free-hand.ts';
import { SettingSystemPage } from './SettingSystemPage.tsx';

vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  dialogs.set([]);
  session.open(testUser({ level: 'OWN' }));
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json([{ key: 'MEMBER_MODULE', value: 'true' }]))),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Page = () => (
  <main id={CONTENT} tabIndex={-1}>
    <SettingSystemPage />
    <DialogStack />
  </main>
);

it('asks before what was changed and not saved is left behind', async () => {
  const router = await openPage(Page, '/settingsystem?cari=MEMBER_MODULE');
  const leave = () => act(async () => void router.navigate({ to: '/home' }));
  const at = () => router.state.location.pathname;
  const [member] = await screen.findAllByRole('switch');
  await userEvent.click(member as HTMLElement);
  await screen.findByText('1 belum disimpan');
  await leave();
  await screen.findByRole('heading', { name: 'Tinggalkan Halaman?' });
  await userEvent.click(screen.getByRole('button', { name: 'Tetap di Sini' }));
  expect(at()).toBe('/settingsystem');
  // The question gives the hand back when it has gone, and would take it from the page.
  await waitFor(() => expect(document.activeElement).toBe(member));
  await screen.findByText('1 belum disimpan');
  await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
  expect(document.activeElement?.id).toBe(CONTENT);
  await leave();
  await waitFor(() => expect(at()).toBe('/home'));
});

it('tells of all that differs, too, how many of it a search finds', async () => {
  await openPage(Page, '/settingsystem');
  const differing = () => screen.getByRole('button', { name: /^Berbeda dari bawaan/ }).textContent;
  await waitFor(() => expect(differing()).toBe('Berbeda dari bawaan1'));
  const search = screen.getByRole('searchbox', { name: 'Cari' });
  await userEvent.type(search, 'MEMBER_MODULE');
  await waitFor(() => expect(differing()).toBe('Berbeda dari bawaan1 cocok'));
  await userEvent.clear(search);
  await userEvent.type(search, 'CICILAN_MODULE');
  await waitFor(() => expect(differing()).toBe('Berbeda dari bawaan0 cocok'));
});

it('leads to a value that is wrong before it saves, out of the search that hides it', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json([{ key: 'TOLERANSI_BERAT_BELI_PERSEN', value: '2' }]))),
  );
  await openPage(Page, '/settingsystem?cari=TOLERANSI_BERAT_BELI_PERSEN');
  const value = () => document.querySelector<HTMLInputElement>('[name="TOLERANSI_BERAT_BELI_PERSEN"]');
  await waitFor(() => expect(value()).toBeTruthy());
  await userEvent.clear(value() as HTMLElement);
  await userEvent.type(value() as HTMLElement, '900');
  await screen.findByText('1 belum disimpan');
  const search = screen.getByRole('searchbox', { name: 'Cari' });
  await userEvent.clear(search);
  await userEvent.type(search, 'MEMBER_MODULE');
  await waitFor(() => expect(value()).toBeNull());
  await userEvent.keyboard('{F8}');
  await waitFor(() => expect(document.activeElement).toBe(value()));
});
