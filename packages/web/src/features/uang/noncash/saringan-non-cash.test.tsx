import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { onPhone } from '../../../testing/phone.ts';
import { testUser } from '../../../testing/user.ts';
import { SARINGAN_AWAL } from './panggilan.ts';
import { SaringanNonCash } from './SaringanNonCash.tsx';

const onChange = vi.fn<(part: object) => void>();
const draw = () => <SaringanNonCash saringan={SARINGAN_AWAL} onChange={onChange} jumlah={7} />;

beforeEach(() => {
  session.open(testUser({ tgl_system: '2026-11-21' }));
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: [], next: null })));
  onChange.mockReset();
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

it('folds into chips on a phone, with the fields behind them and how many there are', async () => {
  onPhone();
  await openPage(draw, '/validasi-non-cash');
  await screen.findByText('Sebulan terakhir');
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: /Filter/ }));
  expect(await screen.findByRole('button', { name: /7/ })).toBeDefined();
  expect(screen.getByRole('combobox', { name: /Keadaan/ })).toBeDefined();
});

it('stands above the list on a wide screen', async () => {
  await openPage(draw, '/validasi-non-cash');
  expect(await screen.findByRole('combobox', { name: /Keadaan/ })).toBeDefined();
  expect(screen.queryByText('Sebulan terakhir')).toBeNull();
});
