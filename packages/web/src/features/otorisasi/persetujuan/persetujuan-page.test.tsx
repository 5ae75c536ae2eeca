import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PermintaanQr } from '@kilau/contract/features/otorisasi/qr.ts';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { testUser } from '../../../testing/user.ts';
import { DialogStack } from '../../../ui/dialog/DialogStack.tsx';
import { PersetujuanPage } from './PersetujuanPage.tsx';

vi.setConfig({ testTimeout: 20_000 });

const PATH = '/persetujuan';
const KEYSTORE = 'ABCDEFGHIJKL';
const DIMINTA: PermintaanQr = {
  keystore: KEYSTORE,
  diminta_oleh: 'KASIR1',
  catatan: '',
  permintaan: [{ kategori: 'OTORISASI DISKON', dokumen: '', nilai: {} }],
  dibuat: '2026-11-21T02:00:00Z',
  sisa_ms: 100_000,
  status: 'OPEN',
  diputus: null,
  alasan: '',
};
/** What was sent, by path. */
let sent: [string, unknown][];

beforeEach(() => {
  sent = [];
  session.open(testUser({ level: 'SPV' }));
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, init: RequestInit) => {
      if (init.method === 'GET') return Promise.resolve(Response.json({ menunggu: [DIMINTA], diputus: [], lewat: [] }));
      sent.push([url.replace('/api/v1/', ''), JSON.parse(String(init.body))]);
      return Promise.resolve(new Response(null, { status: 204 }));
    }),
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
type Router = Awaited<ReturnType<typeof draw>>;
const at = (router: Router) => router.state.location.href;
const request = () => screen.findByRole('dialog', { name: 'Permintaan otorisasi' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const press = async (name: string) =>
  userEvent.click(within(await request()).getByRole('button', { name, hidden: true }));
const alasan = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Alasan/ });
const KOSONG = 'Alasan Tidak Boleh Kosong';

/** The list, come to from elsewhere. */
async function list(): Promise<Router> {
  const router = await draw('/home');
  await act(() => router.navigate({ to: PATH }));
  return router;
}
const openRow = async () => userEvent.click(await screen.findByRole('button', { name: /OTORISASI DISKON/ }));

it("closes a request by the phone's way back, and leaves the list by the next", async () => {
  const router = await list();
  await openRow();
  await request();
  expect(at(router)).toBe(`${PATH}?q=${KEYSTORE}`);
  act(() => router.history.back());
  await gone();
  expect(at(router)).toBe(PATH);
  await openRow();
  await press('Tutup');
  await gone();
  expect(at(router)).toBe(PATH);
  act(() => router.history.back());
  await waitFor(() => expect(at(router)).toBe('/home'));
});

it('stays on the list after a decision, whether a row or a link led to the request', async () => {
  const router = await list();
  await openRow();
  await press('Setujui');
  await gone();
  expect(at(router)).toBe(PATH);
  cleanup();
  const linked = await draw(`${PATH}?q=${KEYSTORE.toLowerCase()}`);
  await press('Setujui');
  await gone();
  expect(at(linked)).toBe(PATH);
  expect(sent.map(([path]) => path)).toEqual(Array(2).fill(`otorisasi-qr/${KEYSTORE}/setuju`));
});

it('tells that a reason is missing until one is typed, and keeps what was typed through "Batal"', async () => {
  await draw(`${PATH}?q=${KEYSTORE}`);
  await press('Tolak');
  await waitFor(() => expect(document.activeElement).toBe(alasan()));
  await press('Tolak');
  await screen.findByText(KOSONG);
  await userEvent.keyboard('HARGA');
  expect(screen.queryByText(KOSONG)).toBeNull();
  await userEvent.clear(alasan());
  await press('Tolak');
  await screen.findByText(KOSONG);
  await press('Batal');
  await press('Tolak');
  expect(screen.queryByText(KOSONG)).toBeNull();
  await userEvent.keyboard('SALAH');
  await press('Batal');
  await press('Tolak');
  expect([alasan().value, document.activeElement]).toEqual(['SALAH', alasan()]);
  await press('Tolak');
  await gone();
  expect(sent).toEqual([[`otorisasi-qr/${KEYSTORE}/tolak`, { alasan: 'SALAH' }]]);
});

/** What stands at a place of the deeds: the first on the left, the second on the right. */
const deedAt = async (place: 0 | 1): Promise<HTMLElement> => {
  const found = within(await request()).getAllByRole('button', { name: /^(Batal|Tolak|Setujui)$/, hidden: true });
  const deed = found[place];
  if (!deed || found.length !== 2) throw new Error(`${found.length} deeds`);
  return deed;
};

it('decides nothing by a press too many on what changes the step', async () => {
  await draw(`${PATH}?q=${KEYSTORE}`);
  await press('Tolak');
  await userEvent.keyboard('SALAH');
  for (const presses of [1, 2, 3]) {
    for (let count = 0; count < presses; count += 1) await userEvent.click(await deedAt(0));
  }
  expect(sent).toEqual([]);
  expect([(await deedAt(0)).textContent, (await deedAt(1)).textContent]).toEqual(['Batal', 'Tolak']);
  await userEvent.click(await deedAt(0));
  await userEvent.dblClick(await deedAt(0));
  expect([(await deedAt(0)).textContent, (await deedAt(1)).textContent]).toEqual(['Tolak', 'Setujui']);
  expect(sent).toEqual([]);
});
