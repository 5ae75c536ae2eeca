import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { writeText } from '../../platform/storage.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { dialogs, openDialog } from '../../ui/dialog/dialogs.ts';
import { DialogStack } from '../../ui/dialog/DialogStack.tsx';
import { OtorisasiDialog } from './OtorisasiDialog.tsx';
import { penyetujuTerakhir, type Permintaan } from './permintaan.ts';

vi.setConfig({ testTimeout: 20_000 });

const PERMINTAAN: readonly Permintaan[] = [
  {
    kategori: 'DISKON PENJUALAN',
    dokumen: 'KL-FJ-261121-0007',
    nilai: { diskon: 10_000 },
    ringkasan: [{ label: 'Diskon', nilai: '10,000' }],
  },
];

/** Whether a code can be had. */
let generate: () => Promise<Response>;

beforeEach(() => {
  localStorage.clear();
  dialogs.set([]);
  generate = () =>
    Promise.resolve(Response.json({ client: 'KL01', keystore: 'ABCDEFGHIJKL', gambar: '<svg/>', sisa_ms: 120_000 }));
  session.open(
    testUser({
      user_id: 'KASIR1',
      level: 'KASIR',
      modules: [{ key: 'AUTHORIZATION_QR_MODULE', value: 'true' }],
    }),
  );
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) =>
      url.includes('otorisasi-qr/generate') ? generate() : Promise.resolve(new Response(null, { status: 204 })),
    ),
  );
});
afterEach(() => {
  cleanup();
  dialogs.set([]);
  vi.unstubAllGlobals();
});

const hand = () => document.activeElement?.textContent || document.activeElement?.getAttribute('autocomplete');

async function ask(permintaan = PERMINTAAN): Promise<void> {
  await renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DialogStack />
    </QueryClientProvider>,
  );
  act(() => {
    openDialog({
      title: 'Otorisasi',
      content: (close) => <OtorisasiDialog permintaan={permintaan} onGranted={() => undefined} onClose={close} />,
    });
  });
  await waitFor(() => expect(hand()).toMatch(/Otorisasi manual/));
}

it('Enter on the manual way goes on in the form that comes, where it would have begun', async () => {
  await ask();
  await userEvent.keyboard('{Enter}');
  await screen.findByLabelText(/Username/);
  expect(document.activeElement).toBe(screen.getByLabelText(/Username/));
  await userEvent.keyboard('SPV1');
  expect(screen.getByLabelText<HTMLInputElement>(/Username/).value).toBe('SPV1');
});

it('where the approver is known, the hand goes on at the password', async () => {
  writeText(penyetujuTerakhir(PERMINTAAN), 'SPV1');
  await ask();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(await screen.findByLabelText(/Password/));
});

it('a code that cannot be had takes the hand along to the form', async () => {
  let fail = () => undefined as void;
  generate = () => new Promise((_, reject) => void (fail = () => reject(new TypeError('no line'))));
  await ask();
  act(() => fail());
  await screen.findByRole('alert');
  expect(document.activeElement).toBe(screen.getByLabelText(/Username/));
});

it('a code asks with whose alone it is to answer', async () => {
  await ask(PERMINTAAN.map((one) => ({ ...one, level: 'OWN' as const })));
  const sent = vi.mocked(fetch).mock.calls.find(([url]) => String(url).includes('otorisasi-qr/generate'))?.[1]?.body;
  expect(JSON.parse(String(sent))).toMatchObject({ permintaan: [{ kategori: 'DISKON PENJUALAN', level: 'OWN' }] });
});

it('a code is taken back in the shop that it was asked in, also by who goes on to another one', async () => {
  await ask();
  act(() => session.chooseBranch('KL02'));
  const left = () =>
    vi
      .mocked(fetch)
      .mock.calls.filter(([url]) => String(url).includes('otorisasi-qr/remove/'))
      .map(([url, init]) => [String(url).split('/').at(-2), new Headers(init?.headers).get('x-kode-toko')]);
  await waitFor(() => expect(left()).toEqual([['KL01', 'KL01']]));
  dialogs.set([]);
  await waitFor(() =>
    expect(left()).toEqual([
      ['KL01', 'KL01'],
      ['KL02', 'KL02'],
    ]),
  );
});
