import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { penjualanManual } from '@kilau/contract/features/manual/jual-manual.kind.ts';
import { session } from '../../platform/session.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { DialogHost } from '../../ui/dialog/DialogHost.tsx';
import { dialogs } from '../../ui/dialog/dialogs.ts';
import { BaruDisimpan } from './BaruDisimpan.tsx';
import type { Sah } from './sahkan.ts';

let posted: string[];
/** What the server says to the validation. */
let answer: () => Response;

beforeEach(() => {
  session.open(testUser());
  posted = [];
  answer = () => Response.json({ status: 'DONE', boleh: ['batal'] });
  vi.stubGlobal('fetch', (url: string, { method }: { method?: string }) => {
    const path = new URL(url, 'http://kilau').pathname.replace('/api/v1/', '');
    if (method === 'POST') posted.push(path);
    return Promise.resolve(method === 'POST' ? answer() : new Response('%PDF-1.4'));
  });
});
afterEach(() => {
  cleanup();
  session.close();
  dialogs.set([]);
  vi.unstubAllGlobals();
});

function Card({ boleh, nomor = 'KL-FJM-1' }: { readonly boleh: readonly string[]; readonly nomor?: string }) {
  const [{ status }, setSah] = useState<Sah>({ status: 'OPEN' });
  const dokumen = { nomor, status, grand_total: 500_000, boleh };
  return <BaruDisimpan kind={penjualanManual} dokumen={dokumen} onSah={setSah} />;
}
const draw = (boleh: readonly string[]) =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Card boleh={boleh} />
      <DialogHost />
    </QueryClientProvider>,
  );
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Validasi & cetak/ });

it('F8 validates what it has just saved, and its paper comes', async () => {
  await draw(['validasi', 'tolak']);
  // The second press of an impatient hand.
  await userEvent.keyboard('{F8}');
  expect(posted).toEqual([]);
  await waitFor(() => expect(button().disabled).toBe(false), { timeout: 3000 });
  await userEvent.keyboard('{F8}');
  await screen.findByRole('dialog', { name: 'KL-FJM-1' }, { timeout: 5000 });
  expect(posted).toEqual(['penjualan-manual/KL-FJM-1/validasi']);
  expect(screen.queryByRole('button', { name: /Validasi & cetak/ })).toBeNull();
  expect(screen.getByText('Lihat nota')).toBeDefined();
});

it('refused, it stands as it was saved and may be tried again', async () => {
  answer = () => Response.json({ code: 'sudah_diubah', message: 'x', params: {} }, { status: 409 });
  await draw(['validasi']);
  await waitFor(() => expect(button().disabled).toBe(false), { timeout: 3000 });
  await userEvent.click(button());
  await waitFor(() => expect(posted).toHaveLength(1));
  await waitFor(() => expect(button().disabled).toBe(false));
  expect(screen.queryByText('Lihat nota')).toBeNull();
  await userEvent.keyboard('{F8}');
  await waitFor(() => expect(posted).toHaveLength(2));
});

it('whoever may not validate it is not offered to', async () => {
  await draw(['tolak']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('comes into sight once, and leaves the hand where it is', async () => {
  const seen: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function seeing(this: Element) {
    seen.push(this.textContent ?? '');
  });
  const show = async (nomor: string) => {
    await renderUi(
      <QueryClientProvider client={new QueryClient()}>
        <input aria-label="Isian" />
        <Card boleh={[]} nomor={nomor} />
      </QueryClientProvider>,
    );
    screen.getByRole('textbox').focus();
    await new Promise((resolve) => void setTimeout(resolve, 400));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    cleanup();
  };
  await show('KL-FJM-2');
  // Something was entered after it, and taken back.
  await show('KL-FJM-2');
  await show('KL-FJM-3');
  expect(seen.map((text) => /KL-FJM-./.exec(text)?.[0])).toEqual(['KL-FJM-2', 'KL-FJM-3']);
  vi.restoreAllMocks();
});
