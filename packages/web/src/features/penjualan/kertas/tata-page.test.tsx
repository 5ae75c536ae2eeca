import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { testUser } from '../../../testing/user.ts';
import { DialogStack } from '../../../ui/dialog/DialogStack.tsx';
import { dialogs } from '../../../ui/dialog/dialogs.ts';
import { SettingNotaPage } from './SettingNotaPage.tsx';
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

const nameAtHand = () => document.activeElement?.getAttribute('name');

it('goes on with Enter, and back with Shift', async () => {
  await openPage(SettingNotaSlipPage, '/setting-nota-slip');
  await screen.findByText('Printer', { selector: 'legend' });
  document.querySelector<HTMLElement>('[name="salinan"]')?.focus();
  await userEvent.keyboard('{Enter}');
  expect(nameAtHand()).toBe('potong_kertas');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(nameAtHand()).toBe('salinan');
});

it('leads to what is wrong when it is to be saved', async () => {
  await openPage(SettingNotaSlipPage, '/setting-nota-slip');
  await screen.findByText('Printer', { selector: 'legend' });
  const copies = document.querySelector<HTMLInputElement>('[name="salinan"]') as HTMLInputElement;
  await userEvent.clear(copies);
  await userEvent.type(copies, '9');
  await userEvent.click(screen.getByRole('button', { name: /Simpan/ }));
  await waitFor(() => expect(nameAtHand()).toBe('salinan'));
});

it('takes one element off the paper for one key, and puts one on with the hand at its place', async () => {
  const unsur = ['LOGO', 'JUDUL', 'SALES'].map((kind) => ({
    unsur: kind,
    x: 10,
    y: 10,
    lebar: 50,
    tinggi: 8,
    huruf: 8,
    rata: 'KIRI',
    tebal: false,
    teks: null,
  }));
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url.includes('pratinjau')
        ? new Response(null, { status: 500 })
        : Response.json({ tata_letak: 'BEBAS', kertas: 'A5', unsur }),
    ),
  );
  await openPage(SettingNotaPage, '/setting-nota');
  (await screen.findByRole('button', { name: 'Hapus Logo' })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Hapus Judul' });
  const list = screen.getByRole<HTMLInputElement>('combobox', { name: 'Unsur yang dipilih' });
  expect(document.activeElement).toBe(list);
  expect(list.value).toBe('1. Judul');
  screen.getByRole('combobox', { name: 'Tambah unsur…' }).focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(nameAtHand()).toBe('unsur.2.x'));
});
