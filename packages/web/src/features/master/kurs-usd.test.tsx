import { cleanup, screen, waitFor } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { KursUsd } from './KursUsd.tsx';

vi.setConfig({ testTimeout: 20_000 });

let kurs = 15_000;

beforeEach(() => {
  kurs = 15_000;
  session.open(testUser());
  vi.stubGlobal('fetch', (_url: string, { method, body }: RequestInit) => {
    if (method === 'PUT') kurs = Number((JSON.parse(String(body)) as { kurs: unknown }).kurs);
    return Promise.resolve(Response.json({ kurs, tgl: '2026-11-21', diubah_oleh: `SPV-${kurs}` }));
  });
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

const field = () => screen.findByLabelText<HTMLInputElement>(/Kurs/, { selector: 'input' });

it('leaves the hand where it was when the rate is saved', async () => {
  await openPage(KursUsd, '/harga-berlian');
  const input = await field();
  await userEvent.clear(input);
  await userEvent.type(input, '16000');
  const save = screen.getByRole('button', { name: /Simpan/ });
  await userEvent.click(save);
  await screen.findByText(/SPV-16000/);
  expect(document.activeElement).toBe(save);
});

it('keeps what is typed when somebody else sets the rate, and takes that over where nothing is', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await openPage(KursUsd, '/harga-berlian', client);
  await field();
  kurs = 15_500;
  await client.invalidateQueries();
  await waitFor(async () => expect((await field()).value).toContain('15,500'));
  await userEvent.clear(await field());
  await userEvent.type(await field(), '16000');
  kurs = 15_700;
  await client.invalidateQueries();
  await screen.findByText(/SPV-15700/);
  expect((await field()).value).toContain('16');
});
