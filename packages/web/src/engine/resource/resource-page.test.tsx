import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { code, secret, text } from '@kilau/contract/core/field.ts';
import { defineResource, type Resource } from '@kilau/contract/core/resource.ts';
import { session } from '../../platform/session.ts';
import { laidOut } from '../../testing/laid-out.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { DialogStack } from '../../ui/dialog/DialogStack.tsx';
import { dialogs } from '../../ui/dialog/dialogs.ts';
import { toasts } from '../../ui/dialog/toasts.ts';
import { ResourcePage } from './ResourcePage.tsx';

// Forms with all their inputs take their time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const shape = {
  page: '/master-bank',
  menu: 'master',
  calls: { list: 'uji/get/all', base: 'uji' },
  table: 'uji',
  id: 'kode_bank',
  name: 'nama_bank',
  fields: {
    kode_bank: code({ required: true }),
    nama_bank: text({ max: 20, required: true }),
    kunci: secret({ max: 40, label: 'field.no_rekening' }),
  },
  columns: ['kode_bank', 'nama_bank'],
  search: ['kode_bank'],
} as const;
const given = defineResource({
  key: 'uji-tetap',
  ...shape,
  fixed: true,
  csvName: 'DAFTAR_BANK',
  says: { diedit: 'password.berhasil', gagal_diedit: 'umum.gagal_dimuat', kosong: 'umum.halaman' },
});
const usual = defineResource({ key: 'uji-biasa', ...shape });

const BCA = { kode_bank: 'BCA', nama_bank: 'CENTRAL', kunci: true, status_aktif: true };
let rows: readonly object[] = [BCA];
let put: () => Response;
const sent: unknown[] = [];

const draw = (resource: Resource) =>
  openPage(
    () => (
      <>
        <ResourcePage resource={resource} />
        <DialogStack />
      </>
    ),
    '/master-bank',
  );
const said = () => toasts.get().map(({ message }) => message);

/** Opens the record, types another name and saves. */
async function rename() {
  await userEvent.click(await screen.findByText('CENTRAL'));
  const name = await screen.findByRole('textbox', { name: /Nama Bank/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'ASIA');
  await userEvent.click(screen.getByRole('button', { name: /^Simpan/ }));
}

beforeEach(() => {
  session.open(testUser());
  rows = [BCA];
  sent.length = 0;
  put = () => Response.json({ ...BCA, message: 'BCA sudah menjadi ASIA' });
  toasts.set([]);
  vi.stubGlobal(
    'fetch',
    vi.fn((_url: string, init: RequestInit) => {
      if (init.method !== 'PUT') return Promise.resolve(Response.json({ data: rows, next: null, count: rows.length }));
      sent.push(JSON.parse(String(init.body)));
      return Promise.resolve(put());
    }),
  );
  laidOut();
});
afterEach(() => {
  cleanup();
  dialogs.set([]);
  vi.unstubAllGlobals();
});

describe('a master whose records are given', () => {
  it('offers neither to add nor to delete', async () => {
    await draw(given);
    await screen.findByText('CENTRAL');
    expect(screen.queryByRole('button', { name: /^Tambah/ })).toBeNull();
    await userEvent.keyboard('{F2}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByText('CENTRAL'));
    await screen.findByRole('textbox', { name: /Nama Bank/ });
    expect(screen.queryByRole('button', { name: 'Hapus' })).toBeNull();
  });

  it('offers both where they are not', async () => {
    await draw(usual);
    await screen.findByText('CENTRAL');
    expect(screen.getAllByRole('button', { name: /^Tambah/ }).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByText('CENTRAL'));
    expect(await screen.findByRole('button', { name: 'Hapus' })).toBeTruthy();
  });
});

describe('the form of a master', () => {
  const form = () => screen.queryByRole('textbox', { name: /Nama Bank/ });

  it('closes at once while nothing was typed, also over a record', async () => {
    await draw(usual);
    await screen.findByText('CENTRAL');
    await userEvent.keyboard('{F2}');
    await userEvent.type(await screen.findByRole('textbox', { name: /Nama Bank/ }), 'A{Backspace}{Escape}');
    await waitFor(() => expect(form()).toBeNull());
    await userEvent.click(screen.getByText('CENTRAL'));
    await screen.findByRole('textbox', { name: /Nama Bank/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(form()).toBeNull());
  });

  it('asks before what was typed is lost, and goes on where the hand was', async () => {
    await draw(usual);
    await screen.findByText('CENTRAL');
    await userEvent.keyboard('{F2}');
    await userEvent.type(await screen.findByRole('textbox', { name: /Nama Bank/ }), 'ASIA{Escape}');
    expect(await screen.findByText('1 isian belum disimpan. Buang perubahannya?')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(form()));
    expect(form()).toHaveProperty('value', 'ASIA');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Buang' }));
    await waitFor(() => expect(form()).toBeNull());
  });

  it('asks before its page is left with what was typed', async () => {
    const router = await draw(usual);
    await screen.findByText('CENTRAL');
    await userEvent.keyboard('{F2}');
    await userEvent.type(await screen.findByRole('textbox', { name: /Nama Bank/ }), 'ASIA');
    void router.navigate({ to: '/home' });
    expect(await screen.findByText('1 isian belum disimpan. Buang perubahannya?')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(form()));
    expect(router.state.location.pathname).toBe('/master-bank');
    expect(form()).toHaveProperty('value', 'ASIA');
  });

  it('stays open when the answer to another one comes late', async () => {
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', (_url: string, { method }: RequestInit) =>
      method === 'PUT'
        ? new Promise<Response>((resolve) => {
            answer = resolve;
          })
        : Promise.resolve(Response.json({ data: rows, next: null, count: rows.length })),
    );
    await draw(usual);
    await rename();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Buang' }));
    await waitFor(() => expect(form()).toBeNull());
    await userEvent.keyboard('{F2}');
    await userEvent.type(await screen.findByRole('textbox', { name: /Nama Bank/ }), 'MEGA');
    answer(Response.json({ ...BCA, message: 'BCA sudah menjadi ASIA' }));
    await waitFor(() => expect(said()).toEqual(['BCA sudah menjadi ASIA']));
    expect(form()).toHaveProperty('value', 'MEGA');
  });

  it('keeps what is typed behind its saving, and saves that over what was saved', async () => {
    const waiting: ((response: Response) => void)[] = [];
    const calls: unknown[] = [];
    vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
      if (method !== 'PUT' && method !== 'POST') {
        const list = { data: url.includes('riwayat') ? [] : rows, next: null, count: rows.length };
        return Promise.resolve(Response.json(url.includes('riwayat') ? [] : list));
      }
      calls.push([method, JSON.parse(String(body))]);
      return new Promise<Response>((resolve) => void waiting.push(resolve));
    });
    await draw(usual);
    await screen.findByText('CENTRAL');
    await userEvent.keyboard('{F2}');
    await userEvent.type(await screen.findByRole('textbox', { name: /Kode Bank/ }), 'ASIA');
    await userEvent.type(screen.getByRole('textbox', { name: /Nama Bank/ }), 'ASIA{F8} RAYA');
    const made = { kode_bank: 'ASIA', nama_bank: 'ASIA', kunci: false, status_aktif: true };
    waiting[0]?.(Response.json({ ...made, message: 'ASIA ditambah' }));
    await waitFor(() => expect(said()).toEqual(['ASIA ditambah']));
    expect(form()).toHaveProperty('value', 'ASIA RAYA');
    expect(document.activeElement).toBe(form());
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('1 isian belum disimpan. Buang perubahannya?')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(form()));
    await userEvent.keyboard('{F8}');
    waiting[1]?.(Response.json({ ...made, nama_bank: 'ASIA RAYA', message: 'ASIA diubah' }));
    await waitFor(() => expect(form()).toBeNull());
    expect(calls).toEqual([
      ['POST', expect.objectContaining({ kode_bank: 'ASIA', nama_bank: 'ASIA' })],
      ['PUT', { nama_bank: 'ASIA RAYA' }],
    ]);
  });

  it.each([
    ['goes on with what was typed over a record that is taken into use again', 'ASIA', 'ASIA'],
    ['closes where nothing was typed over it', '', undefined],
  ])('%s', async (_name, typed, kept) => {
    const off = { ...BCA, status_aktif: false };
    rows = [off];
    put = () => Response.json({ ...BCA, message: 'BCA aktif' });
    await draw(usual);
    await userEvent.click(await screen.findByText('CENTRAL'));
    if (typed !== '') {
      await userEvent.clear(await screen.findByRole('textbox', { name: /Nama Bank/ }));
      await userEvent.type(screen.getByRole('textbox', { name: /Nama Bank/ }), typed);
    }
    await userEvent.click(await screen.findByRole('button', { name: 'Aktifkan' }));
    await waitFor(() => expect(said()).toEqual(['Data Berhasil Diaktifkan']));
    expect(form()?.getAttribute('value') ?? undefined).toBe(kept);
    expect(screen.queryByRole('button', { name: 'Hapus' }) !== null).toBe(kept !== undefined);
  });

  it('leaves the hand in the search where its record has left the list meanwhile', async () => {
    const still = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', (query: string) => ({ ...still, matches: query.includes('fine') }));
    rows = [{ ...BCA, status_aktif: false }];
    put = () => {
      rows = [];
      return Response.json({ ...BCA, message: 'BCA aktif' });
    };
    await draw(usual);
    (await screen.findByRole('row', { name: /CENTRAL/ })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await screen.findByRole('textbox', { name: /Nama Bank/ }), 'X');
    await userEvent.click(screen.getByRole('button', { name: 'Aktifkan' }));
    await screen.findByText('Tidak Ada Data');
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(form()).toBeNull());
    await waitFor(() => expect(document.activeElement?.id).toBe('cari-master'));
  });

  it('goes on with what was typed over the deleted record whose code it has', async () => {
    const calls: unknown[] = [];
    vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
      if (method === 'GET') {
        const list = { data: rows, next: null, count: rows.length };
        return Promise.resolve(Response.json(url.includes('riwayat') ? [] : list));
      }
      calls.push([method, url.split('/v1/')[1], body === undefined ? undefined : JSON.parse(String(body))]);
      if (method !== 'POST') return Promise.resolve(Response.json({ ...BCA, kunci: false, message: 'BCA aktif' }));
      const params = { id: 'BCA' };
      const fields = { kode_bank: 'sudah dihapus' };
      return Promise.resolve(
        Response.json({ code: 'kode_terhapus', message: 'sudah dihapus', params, fields }, { status: 409 }),
      );
    });
    rows = [];
    await draw(usual);
    await screen.findByText('Tidak Ada Data');
    await userEvent.keyboard('{F2}');
    await userEvent.type(await screen.findByRole('textbox', { name: /Kode Bank/ }), 'BCA');
    await userEvent.type(screen.getByRole('textbox', { name: /Nama Bank/ }), 'ASIA{F8}');
    await userEvent.click(await screen.findByRole('button', { name: 'Aktifkan' }));
    await waitFor(() => expect(said()).toEqual(['Data Berhasil Diaktifkan']));
    expect(form()).toHaveProperty('value', 'ASIA');
    await userEvent.keyboard('{F8}');
    await waitFor(() => expect(form()).toBeNull());
    expect(calls.at(-1)).toEqual(['PUT', 'uji/BCA', { nama_bank: 'ASIA' }]);
  });

  it('is given up by Batal without a question', async () => {
    await draw(usual);
    await screen.findByText('CENTRAL');
    await userEvent.keyboard('{F2}');
    await userEvent.type(await screen.findByRole('textbox', { name: /Nama Bank/ }), 'ASIA');
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(form()).toBeNull());
  });
});

describe('a new record', () => {
  it('is sent under the same key while the same is sent, and under another one as something else', async () => {
    const keys: (string | null)[] = [];
    vi.stubGlobal('fetch', (_url: string, { method, headers }: RequestInit) => {
      if (method !== 'POST') return Promise.resolve(Response.json({ data: rows, next: null, count: rows.length }));
      keys.push(new Headers(headers).get('idempotency-key'));
      return keys.length < 3
        ? Promise.reject(new TypeError('gone'))
        : Promise.resolve(Response.json({ message: 'ya' }));
    });
    await draw(usual);
    await screen.findByText('CENTRAL');
    await userEvent.keyboard('{F2}');
    await userEvent.type(await screen.findByRole('textbox', { name: /Kode Bank/ }), 'ASIA');
    const name = screen.getByRole('textbox', { name: /Nama Bank/ });
    await userEvent.type(name, 'ASIA');
    const save = () => userEvent.click(screen.getByRole('button', { name: /^Simpan/ }));
    for (const tries of [1, 2]) {
      await save();
      await waitFor(() => expect(keys).toHaveLength(tries));
      await waitFor(() => expect(said()).toEqual(['Koneksi Bermasalah']));
      toasts.set([]);
    }
    await userEvent.type(name, ' RAYA');
    await save();
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('the sentences of a master', () => {
  it('are what the server says after a change, which sends no secret that was left empty', async () => {
    await draw(given);
    await rename();
    await waitFor(() => expect(said()).toEqual(['BCA sudah menjadi ASIA']));
    expect(sent).toEqual([{ nama_bank: 'ASIA' }]);
  });

  it('stand for what the server has no word for, with its reference', async () => {
    put = () => Response.json({ code: 'kesalahan_server', message: 'Terjadi Kesalahan', ref: 'AB12' }, { status: 500 });
    await draw(given);
    await rename();
    await waitFor(() => expect(said()).toEqual(['Data Gagal Dimuat (AB12)']));
  });

  it('give way to what the server says', async () => {
    put = () => Response.json({ code: 'data_dipakai', message: 'BCA sedang dipakai' }, { status: 409 });
    await draw(given);
    await rename();
    await waitFor(() => expect(said()).toEqual(['BCA sedang dipakai']));
  });

  it('are the usual ones where it has none', async () => {
    rows = [];
    await draw(given);
    expect(await screen.findByText('Halaman')).toBeTruthy();
    cleanup();
    await draw(usual);
    expect(await screen.findByText('Tidak Ada Data')).toBeTruthy();
  });
});
