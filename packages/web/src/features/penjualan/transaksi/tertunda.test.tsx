import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { draftName } from '../../../platform/drafts.ts';
import { startI18n } from '../../../platform/i18n.ts';
import { session } from '../../../platform/session.ts';
import { readJson, writeJson } from '../../../platform/storage.ts';
import { CINCIN } from '../../../testing/barang-jual.ts';
import { testUser } from '../../../testing/user.ts';
import { draftKosong, ubahDraft } from './draft.ts';
import { lepas, tunda, useTertunda } from './tertunda.ts';

beforeAll(startI18n);

const KEY = 'jual-lewat-malam-1';
const draft = ubahDraft(draftKosong('SL01'), { type: 'add-line', barang: CINCIN });
let answer: () => Response;
/** Keys under which sales were sent, with the shop where it is not the user's own. */
let sent: string[];

beforeEach(() => {
  sent = [];
  // The browser of the tests does not go to another page, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  session.open(testUser({ token: 'lama' }));
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const toko = headers.get('x-kode-toko');
    sent.push([headers.get('idempotency-key'), toko].filter((part) => part !== null).join(' '));
    return Promise.resolve(answer());
  });
});
afterEach(() => {
  lepas(KEY);
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  session.close();
});

const unsent = (): readonly unknown[] => readJson<readonly unknown[]>('kiriman') ?? [];
const draw = () => renderHook(() => useTertunda('Penjualan'));

it('a sale that waits while its user is logged out is no refused one: it goes on once he is back', async () => {
  const before = draw();
  answer = () => Response.json({ code: 'belum_login', message: 'Sesi Anda sudah berakhir.' }, { status: 401 });
  act(() => tunda({ key: KEY, draft }, 'Penjualan'));
  await waitFor(() => expect(session.get()).toBeUndefined());
  await waitFor(() => expect(unsent()).toMatchObject([{ key: KEY, state: 'waiting' }]));
  expect(before.result.current).toEqual([{ key: KEY, draft, toko: 'KL01' }]);
  before.unmount();

  answer = () => Response.json({ no_faktur_group: 'KL-FJ-261122-0001' }, { status: 201 });
  session.open(testUser({ token: 'baru' }));
  const after = draw();
  await waitFor(() => expect(after.result.current).toEqual([]));
  expect([sent, unsent()]).toEqual([[KEY, KEY], []]);
});

it('a sale that the server refuses stays with the reason', async () => {
  const page = draw();
  answer = () =>
    Response.json({ code: 'barang_sudah_terjual', message: 'Sudah terjual.', params: {} }, { status: 409 });
  act(() => tunda({ key: KEY, draft }, 'Penjualan'));
  await waitFor(() => expect(page.result.current).toMatchObject([{ key: KEY, pesan: 'Sudah terjual.' }]));
  expect(unsent()).toEqual([]);
});

it('leaves a sale that another tab holds where it is', async () => {
  const page = draw();
  const kept = draftName('KASIR1', 'KL01', 'transaksi-penjualan.tertunda');
  const other = { key: 'jual-tab-lain-01', draft, pesan: 'Sudah terjual.' };
  writeJson(kept, [other]);
  answer = () => Response.json({ no_faktur_group: 'KL-FJ-261122-0002' }, { status: 201 });
  act(() => tunda({ key: KEY, draft }, 'Penjualan'));
  expect(readJson(kept)).toMatchObject([other, { key: KEY }]);
  await waitFor(() => expect(page.result.current).toEqual([]));
  expect(readJson(kept)).toEqual([other]);
});

it('a sale goes to the shop that it was made in, and is shown there alone, whichever its user looks into', async () => {
  const page = draw();
  act(() => session.chooseBranch('KL02'));
  answer = () => Response.json({ code: 'layanan_belum_siap', message: 'Sebentar' }, { status: 503 });
  act(() => tunda({ key: 'jual-di-cabang-1', draft }, 'Penjualan'));
  await waitFor(() => expect(unsent()).toMatchObject([{ state: 'waiting', toko: 'KL02' }]));
  act(() => session.chooseBranch(undefined));
  expect(page.result.current).toEqual([]);
  answer = () =>
    Response.json({ code: 'barang_sudah_terjual', message: 'Sudah terjual.', params: {} }, { status: 409 });
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(unsent()).toEqual([]));
  expect([sent, page.result.current]).toEqual([['jual-di-cabang-1 KL02', 'jual-di-cabang-1 KL02'], []]);
  act(() => session.chooseBranch('KL02'));
  await waitFor(() => expect(page.result.current).toMatchObject([{ toko: 'KL02', pesan: 'Sudah terjual.' }]));
  act(() => lepas('jual-di-cabang-1'));
  act(() => session.chooseBranch(undefined));
});

it('a sale that waited when its page was left goes to its own shop, though another one is looked into now', async () => {
  const item = { key: 'jual-tertinggal-1', draft, toko: 'KL02' };
  writeJson(draftName('KASIR1', 'KL02', 'transaksi-penjualan.tertunda'), [item]);
  answer = () => Response.json({ no_faktur_group: 'KL-FJ-261122-0003' }, { status: 201 });
  const page = draw();
  expect([page.result.current, sent]).toEqual([[], []]);
  act(() => session.chooseBranch('KL02'));
  await waitFor(() => expect(sent).toEqual(['jual-tertinggal-1 KL02']));
  await waitFor(() => expect(page.result.current).toEqual([]));
  act(() => session.chooseBranch(undefined));
});
