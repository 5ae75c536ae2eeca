import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keyHelpSnapshot } from '../../platform/keys.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { DashboardPage } from './DashboardPage.tsx';
import { PusatPage } from './PusatPage.tsx';

const PAGES: readonly (readonly [string, FunctionComponent])[] = [
  ['dashboard', DashboardPage],
  ['dashboardPusat', PusatPage],
];
const tombol = () => keyHelpSnapshot().map(({ key, label }) => `${key} ${label}`);

beforeEach(() => {
  document.documentElement.lang = 'id';
  session.open(testUser({ level: 'OWN' }));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
});
afterEach(() => {
  cleanup();
  session.close();
  document.documentElement.lang = '';
  vi.unstubAllGlobals();
});

it.each(PAGES)('%s says of its key what it does next', async (path, Page) => {
  await openPage(Page, `/${path}`);
  await userEvent.click(await screen.findByRole('button', { name: /Lihat Tabel/ }));
  expect(tombol()).toContain('t Lihat Grafik');
  fireEvent.keyDown(document.body, { key: 't' });
  expect(tombol()).toContain('t Lihat Tabel');
});
