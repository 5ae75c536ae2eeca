import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PERMINTAAN_BERUBAH, type PermintaanLewat, type PermintaanQr } from '@kilau/contract/features/otorisasi/qr.ts';
import { tell } from '../../../platform/realtime.ts';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { withKeys } from '../../../testing/phone.ts';
import { testUser } from '../../../testing/user.ts';
import { DialogStack } from '../../../ui/dialog/DialogStack.tsx';
import { PersetujuanPage } from './PersetujuanPage.tsx';

vi.setConfig({ testTimeout: 20_000 });

const PATH = '/persetujuan';
const asked = (keystore: string): PermintaanQr => ({
  keystore,
  diminta_oleh: 'KASIR1',
  catatan: `cincin ${keystore}`,
  permintaan: [{ kategori: 'OTORISASI DISKON', dokumen: '', nilai: {} }],
  dibuat: '2026-11-21T02:00:00Z',
  sisa_ms: 100_000,
  status: 'OPEN',
  diputus: null,
  alasan: '',
});
const [A, B] = ['AAAAAAAAAAAA', 'BBBBBBBBBBBB'] as const;
let menunggu: readonly PermintaanQr[];
let lewat: readonly PermintaanLewat[];
let answer: () => Response;

const left = (keystore: string, status: PermintaanLewat['status'], diputus_oleh: string | null) => {
  menunggu = menunggu.filter((row) => row.keystore !== keystore);
  lewat = [{ keystore, status, diminta_oleh: 'KASIR1', diputus_oleh }];
};

beforeEach(() => {
  menunggu = [asked(A), asked(B)];
  lewat = [];
  answer = () => new Response(null, { status: 204 });
  session.open(testUser({ level: 'SPV' }));
  withKeys();
  vi.stubGlobal(
    'fetch',
    vi.fn((_: string, init: RequestInit) =>
      Promise.resolve(init.method === 'GET' ? Response.json({ menunggu, diputus: [], lewat }) : answer()),
    ),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draw = (address: string) =>
  openPage(
    () => (
      <>
        <PersetujuanPage />
        <DialogStack />
      </>
    ),
    address,
  );
const dialog = () => screen.findByRole('dialog', { name: 'Permintaan otorisasi' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const deeds = async () =>
  within(await dialog())
    .getAllByRole('button', { hidden: true })
    .map(({ textContent }) => textContent)
    .filter((word) => word !== '');
const press = async (name: string) => {
  const found = within(await dialog()).getAllByRole('button', { name, hidden: true });
  await userEvent.click(found.at(-1) ?? document.body);
};
const row = (keystore: string) => screen.findByRole('button', { name: new RegExp(`cincin ${keystore}`), hidden: true });
const handOn = async (keystore: string) => {
  const at = await row(keystore);
  await waitFor(() => expect(document.activeElement).toBe(at));
};
const problem = (status: number, code: string, message: string) => () => Response.json({ code, message }, { status });

it.each([
  ['BATAL', null, 'KASIR1 tidak menunggu lagi: permintaan ini ditarik.'],
  ['OPEN', null, 'Waktu permintaan ini habis sebelum dijawab.'],
  ['SETUJU', 'OWNER', 'Permintaan ini sudah disetujui oleh OWNER.'],
  ['TOLAK', 'OWNER', 'Permintaan ini sudah ditolak oleh OWNER.'],
] as const)('says at once what became of a request that is looked at: %s', async (status, oleh, kata) => {
  const router = await draw(`${PATH}?q=${A}`);
  expect(await deeds()).toEqual(['Tolak', 'Setujui']);
  left(A, status, oleh);
  act(() => tell(PERMINTAAN_BERUBAH));
  await within(await dialog()).findByText(kata);
  expect([await deeds(), screen.queryByRole('timer', { hidden: true })?.closest('[role=dialog]') ?? null]).toEqual([
    ['Tutup'],
    null,
  ]);
  await press('Tutup');
  await gone();
  expect(router.state.location.href).toBe(PATH);
  await handOn(B);
});

it('offers no decision again once the server has said that the request is over', async () => {
  await draw(`${PATH}?q=${A}`);
  answer = problem(409, 'permintaan_lewat', 'Permintaan ini sudah lewat.');
  await press('Setujui');
  await within(await dialog()).findByText('Permintaan ini sudah lewat.');
  expect(await deeds()).toEqual(['Tutup']);
});

it('says to who agrees why nobody can: the paper was changed since, and the request has ended', async () => {
  await draw(`${PATH}?q=${A}`);
  answer = () => {
    left(A, 'TOLAK', 'OWNER');
    const params = { nomor: 'TT-7', versi: 2 };
    return Response.json({ code: 'sudah_diubah', message: 'Muat ulang lalu coba lagi.', params }, { status: 409 });
  };
  await press('Setujui');
  await within(await dialog()).findByText(/^Dokumen TT-7 sudah diubah sejak otorisasi ini diminta/);
  expect(await deeds()).toEqual(['Tutup']);
});

it('says on the list, once, what became of a request that an address still asks for', async () => {
  left(A, 'BATAL', null);
  const router = await draw(`${PATH}?q=${A}`);
  await screen.findByText('KASIR1 tidak menunggu lagi: permintaan ini ditarik.');
  await waitFor(() => expect(router.state.location.href).toBe(PATH));
  await userEvent.click(await row(B));
  await dialog();
  expect(screen.queryByText(/tidak menunggu lagi/)).toBeNull();
});

it('says to a supervisor who scans what only the owner may answer that it is none of his', async () => {
  left(A, 'OPEN', null);
  lewat = lewat.map((one) => ({ ...one, hanya_pemilik: true }));
  const router = await draw(`${PATH}?q=${A}`);
  await screen.findByText('Hanya OWNER yang dapat menyetujui ini.');
  await waitFor(() => expect(router.state.location.href).toBe(PATH));
});

it('leads the hand from the first request through its answer to the next', async () => {
  await draw(PATH);
  await handOn(A);
  await userEvent.keyboard('{Enter}');
  const inside = await dialog();
  answer = problem(500, 'kesalahan_server', 'Terjadi kesalahan.');
  await press('Setujui');
  await screen.findByText('Terjadi kesalahan.');
  await waitFor(() => expect(inside.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  await gone();
  await handOn(A);
  await userEvent.keyboard('{Enter}');
  answer = () => {
    left(A, 'SETUJU', 'SPV1');
    return new Response(null, { status: 204 });
  };
  await press('Setujui');
  await gone();
  await handOn(B);
});
