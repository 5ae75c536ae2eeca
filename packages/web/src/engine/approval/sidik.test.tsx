import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { readText } from '../../platform/storage.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { OtorisasiDialog } from './OtorisasiDialog.tsx';
import type { Izin, Permintaan } from './permintaan.ts';

vi.setConfig({ testTimeout: 20_000 });

const DIMINTA: Permintaan = {
  kategori: 'BATAL PENJUALAN',
  dokumen: 'KL-FJ-261121-0007',
  nilai: { alasan: 'SALAH' },
  ringkasan: [{ label: 'Alasan', nilai: 'SALAH' }],
};
const PERMINTAAN = [DIMINTA];

/** What the server answers, by method and path; what was sent stands in `sent`. */
let answers: Record<string, () => Response>;
let sent: [string, unknown][];
/** The shops that calls were of. */
let toko: [string, string | null][];
let izin: readonly Izin[];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  toko = [];
  izin = [];
  answers = {
    'GET otorisasi-sidik/penyetuju': () =>
      Response.json({
        data: [{ user_id: 'SPV1', usere_name: 'SITI', level: 'SPV' }],
        pembaca: [{ id: 'r1', nama: 'KASIR DEPAN' }],
      }),
    'GET user-fingerprint': () =>
      Response.json({ data: [{ user_id: 'SPV1', fingerprints: [{ bytes: 'v1.abc', jari: 'JEMPOL' }], kunci: 0 }] }),
    'POST otorisasi-sidik': () =>
      Response.json({ id: 'p1', sisa_ms: 120_000, kunci: null, pembaca: { id: 'r1', nama: 'KASIR DEPAN' } }),
    'POST authorization/fingerprint': () => Response.json({ izin: ['i1'] }),
  };
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, init: RequestInit) => {
      const call = `${init.method} ${url.replace('/api/v1/', '').split('?')[0]}`;
      toko.push([call, new Headers(init.headers).get('x-kode-toko')]);
      if (init.method !== 'GET') sent.push([call, init.body === undefined ? undefined : JSON.parse(String(init.body))]);
      return Promise.resolve(answers[call]?.() ?? new Response(null, { status: 204 }));
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function draw(value: string, permintaan = PERMINTAAN): Promise<void> {
  session.open(testUser({ user_id: 'KASIR1', level: 'KASIR', modules: [{ key: 'FINGERPRINT_MODULE', value }] }));
  await renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OtorisasiDialog
        permintaan={permintaan}
        onGranted={(given) => {
          izin = given;
        }}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
}

async function choose(): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: 'Fingerprint' }));
  await userEvent.click(await screen.findByRole('combobox', { name: /Username/ }));
  await userEvent.click(await screen.findByRole('option', { name: /SPV1/, hidden: true }));
}

it('without the module there is no such mode', async () => {
  await draw('false');
  expect(screen.getByLabelText(/Password/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('a reader that has matched brings the approval of exactly what was asked', async () => {
  answers['GET otorisasi-sidik/p1'] = () => Response.json({ id: 'p1', status: 'COCOK', sisa_ms: 100_000 });
  await draw('true');
  await choose();
  expect(await screen.findByText('Silahkan Scan Fingerprint')).toBeTruthy();
  expect(screen.getByText('Tempelkan jari di KASIR DEPAN.')).toBeTruthy();
  await waitFor(() => expect(izin.map(({ id, disetujui_oleh }) => [id, disetujui_oleh])).toEqual([['i1', 'SPV1']]), {
    timeout: 8000,
  });
  const { ringkasan: _, ...asked } = DIMINTA;
  expect(sent.slice(0, 2)).toEqual([
    ['POST otorisasi-sidik', { user_id: 'SPV1', permintaan: [asked] }],
    [
      'POST authorization/fingerprint',
      { user_id: 'SPV1', fp: 'v1.abc', kategori: 'BATAL PENJUALAN', permintaan: 'p1' },
    ],
  ]);
  // The next approval on this device begins the same way.
  expect(readText('cara-otorisasi')).toBe('fingerprint');
});

it('who has entered nothing is told so at her name', async () => {
  answers['GET user-fingerprint'] = () =>
    Response.json(
      { code: 'sidik_tidak_terdaftar', message: 'Username Tidak Terdaftar', params: {}, fields: {} },
      { status: 422 },
    );
  await draw('true');
  await choose();
  expect(await screen.findByText('Username Tidak Terdaftar')).toBeTruthy();
  expect(sent).toEqual([]);
});

it.each([
  ['when the dialog goes', () => cleanup()],
  ['when the page is left', () => void globalThis.dispatchEvent(new Event('pagehide'))],
  [
    'in its own shop, when its asker goes on to another one',
    () => {
      session.chooseBranch('KL02');
      cleanup();
    },
  ],
])('the request is taken back %s', async (_, leave) => {
  await draw('true');
  await choose();
  await screen.findByText('Silahkan Scan Fingerprint');
  leave();
  await waitFor(() => expect(toko).toContainEqual(['DELETE otorisasi-sidik/p1', 'KL01']));
  session.chooseBranch(undefined);
});

it('says before anybody scans or types that only the owner may, and offers nobody else', async () => {
  answers['GET otorisasi-sidik/penyetuju'] = () =>
    Response.json({
      data: [
        { user_id: 'SPV1', usere_name: 'SITI', level: 'SPV' },
        { user_id: 'OWNER', usere_name: 'PAK HADI', level: 'OWN' },
      ],
      pembaca: [],
    });
  localStorage.setItem('kilau.penyetuju', 'SPV1');
  await draw('true', [{ ...DIMINTA, level: 'OWN' }]);
  await screen.findByText(/^Hanya owner yang dapat menyetujui/);
  expect(screen.getByLabelText<HTMLInputElement>(/Username/).value).toBe('');
  await userEvent.click(screen.getByRole('radio', { name: 'Fingerprint' }));
  await screen.findByText(/^Hanya owner yang dapat menyetujui: pilih/);
  await userEvent.click(await screen.findByRole('combobox', { name: /Username/ }));
  await screen.findByRole('option', { name: /OWNER/, hidden: true });
  expect(screen.queryByRole('option', { name: /SPV1/, hidden: true })).toBeNull();
});
