import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { DialogHost } from '../../ui/dialog/DialogHost.tsx';
import { dialogs } from '../../ui/dialog/dialogs.ts';
import { toasts } from '../../ui/dialog/toasts.ts';
import { firstError } from '../../ui/form/enter-next.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import type { Salah } from '../dokumen/salah.ts';
import { CustomerField } from './CustomerField.tsx';
import {
  denganPelanggan,
  PELANGGAN_KOSONG,
  type Niaga,
  type PelangganDraft,
  type UbahPelanggan,
} from './pelanggan-draft.ts';

const TINI = { kode_member: 'M00231', nama_member: 'BU TINI', no_hp: '081233445566', alamat: 'JL CIHAMPELAS 12' };
const YATI = { kode_member: 'M00187', nama_member: 'BU YATI', no_hp: '081377881240', alamat: null };

/** Whom another shop keeps. */
const RATNA = {
  kode_toko: 'KL02',
  nama_toko: 'KILAU CIMAHI',
  kode_member: 'MB7',
  nama_member: 'BU RATNA',
  no_hp: '081399990000',
  alamat: '',
  poin: 12,
};

let posted: { readonly key: string | null; readonly body: unknown }[];
let answer: (body: object) => Response;
let done: number;
let now: PelangganDraft;
/** What the paper knows of what stands in the field. */
let ketik: string;
let mulaiBaru: () => void;
/** What the server refused of the paper. */
let tolak: (salah: Salah) => void;

const found = (q: string) =>
  [TINI, YATI].filter((member) =>
    Object.values(member).some((value) => value?.toUpperCase().includes(q.toUpperCase())),
  );

beforeEach(() => {
  posted = [];
  done = 0;
  ketik = '';
  now = PELANGGAN_KOSONG;
  answer = (body) => Response.json({ alamat: null, ...body }, { status: 201 });
  vi.stubGlobal('fetch', (url: string, { method, headers, body }: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://kilau');
    if (method === 'POST') {
      const sent = JSON.parse(String(body)) as object;
      posted.push({ key: new Headers(headers).get('idempotency-key'), body: sent });
      return Promise.resolve(answer(sent));
    }
    if (pathname.endsWith('member-kode-berikut')) return Promise.resolve(Response.json({ kode: 'MB00008' }));
    if (pathname.endsWith('member-toko-lain')) {
      const data = searchParams.get('q') === RATNA.no_hp ? [RATNA] : [];
      return Promise.resolve(Response.json({ data, diam: [{ kode_toko: 'KL03', nama_toko: 'KILAU GARUT' }] }));
    }
    return Promise.resolve(Response.json({ data: found(searchParams.get('q') ?? ''), next: null }));
  });
});
afterEach(() => {
  cleanup();
  session.close();
  dialogs.set([]);
  toasts.set([]);
  vi.unstubAllGlobals();
});

function Bar(boleh: { readonly non_member: boolean; readonly bernama: boolean }) {
  const [draft, setDraft] = useState<Niaga>({ kode_sales: '', pelanggan: PELANGGAN_KOSONG });
  const [salah, setSalah] = useState<Salah>({});
  const ubah = (part: UbahPelanggan) => setDraft((lama) => ({ ...lama, ...denganPelanggan(lama, part) }));
  useEffect(() => {
    ketik = draft.ketik ?? '';
    tolak = (yang) => setSalah(yang);
    mulaiBaru = () => setDraft({ kode_sales: '', pelanggan: PELANGGAN_KOSONG });
  });
  return (
    <EnterForm label="pelanggan" onSubmit={() => (done += 1)}>
      <CustomerField
        pelanggan={draft.pelanggan}
        ketik={draft.ketik ?? ''}
        salah={salah}
        aturan={{ member: true, reseller: true, ...boleh }}
        onChange={(baru) => {
          now = baru;
          ubah({ type: 'customer', pelanggan: baru });
        }}
        onKetik={(baru) => ubah({ type: 'typed', ketik: baru })}
        onDone={() => (done += 1)}
        inputRef={() => undefined}
      />
    </EnterForm>
  );
}

/** @param daftar the login may enter members. */
async function draw({ daftar = true, non_member = true, bernama = false, rantai = false } = {}) {
  const akses = [{ path: '/data-member', menu: 'member', is_show: daftar }];
  const { modules } = testUser();
  const chain = rantai ? [...modules, { key: 'KIRIM_BARANG_MODULE', value: 'true' } as const] : modules;
  session.open(testUser({ akses, modules: chain }));
  await renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Bar non_member={non_member} bernama={bernama} />
      <DialogHost />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByPlaceholderText('HP, nama, atau kode member'));
}
const option = (name: RegExp) => screen.findByRole('option', { name });
const ketikkan = (keys: string) => userEvent.keyboard(keys);

describe('a customer who is known', () => {
  it.each(['081233445566', '0812-3344', 'bu tini', 'm00231'])('is found by %s, and Enter goes on', async (kata) => {
    await draw();
    await ketikkan(kata);
    const tawaran = await option(/M00231/);
    expect(tawaran.textContent).toBe('BU TINIM002310812-3344-5566 · JL CIHAMPELAS 12');
    await ketikkan('{Enter}');
    const { nama_member, ...sisa } = TINI;
    expect([now, done]).toEqual([{ jenis: 'MEMBER', nama: nama_member, ...sisa }, 1]);
    screen.getByText('M00231');
  });

  it('is taken by a hand that does not wait for the list', async () => {
    await draw();
    await ketikkan('m00231{Enter}');
    await waitFor(() => expect([now.kode_member, done]).toEqual(['M00231', 1]));
  });

  it('is not taken once somebody else stands there', async () => {
    await draw();
    const answered = fetch;
    const waiting: (() => void)[] = [];
    vi.stubGlobal(
      'fetch',
      (url: string, init: RequestInit) =>
        new Promise((resolve) => {
          waiting.push(() => resolve(answered(url, init)));
        }),
    );
    await ketikkan('m00231{Enter}');
    await ketikkan('9');
    vi.stubGlobal('fetch', answered);
    for (const give of waiting) give();
    await option(/Bukan member M002319/);
    expect([now, done]).toEqual([PELANGGAN_KOSONG, 0]);
  });

  it('is let go again', async () => {
    await draw();
    await ketikkan('bu tini');
    await option(/M00231/);
    await ketikkan('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Lepas pelanggan' }));
    expect(now).toEqual(PELANGGAN_KOSONG);
    screen.getByPlaceholderText('HP, nama, atau kode member');
  });
});

describe('a customer who is refused', () => {
  it.each([
    ['bu tini', /M00231/, 'pelanggan.kode_member', 'Lepas pelanggan'],
    ['pak karno', /Bukan member PAK KARNO/, 'pelanggan.nama', /PAK KARNO/],
  ])('%s is where the hand is led, to be left for another or put right', async (kata, tawaran, field, name) => {
    await draw();
    await ketikkan(kata);
    await option(tawaran);
    await ketikkan('{Enter}');
    const jalan = await screen.findByRole('button', { name });
    expect(firstError(document.body)).toBeUndefined();
    act(() => tolak({ [field]: 'M00231 tidak terdaftar' }));
    expect(firstError(document.body)).toBe(jalan);
  });
});

describe('an unknown phone', () => {
  it('becomes a member on the spot, once', async () => {
    await draw();
    await ketikkan('081377881299');
    await option(/Member baru 0813-7788-1299/);
    // Who is like it stands below.
    await option(/BU YATI/);
    await ketikkan('{Enter}');
    await screen.findByRole('dialog', { name: 'Member baru' });
    await ketikkan('pak dedi{Enter}{Enter}jl pasar 1{Enter}');
    await waitFor(() => expect(now.kode_member).toBe('MB00008'));
    expect(posted).toEqual([
      {
        key: expect.stringMatching(/^\w{24}$/) as string,
        body: { kode_member: 'MB00008', nama_member: 'PAK DEDI', no_hp: '081377881299', alamat: 'JL PASAR 1' },
      },
    ]);
    expect([now.jenis, now.nama, now.alamat, done]).toEqual(['MEMBER', 'PAK DEDI', 'JL PASAR 1', 1]);
  });

  it('brings what the shop asks for when it was missed, and goes on under another key', async () => {
    answer = () =>
      Response.json(
        { code: 'data_tidak_valid', message: 'x', fields: { nik: 'NIK Tidak Boleh Kosong' } },
        { status: 422 },
      );
    await draw();
    await ketikkan('081377881299');
    await option(/Member baru/);
    await ketikkan('{Enter}');
    await screen.findByRole('dialog', { name: 'Member baru' });
    await ketikkan('pak dedi{Enter}{Enter}{Enter}');
    const nik = await screen.findByLabelText('NIK');
    answer = (body) => Response.json({ alamat: null, ...body }, { status: 201 });
    await userEvent.type(nik, '3273{Enter}');
    await waitFor(() => expect(now.kode_member).toBe('MB00008'));
    expect(posted.map(({ body }) => body)).toMatchObject([{ nama_member: 'PAK DEDI' }, { nik: '3273' }]);
    expect(new Set(posted.map(({ key }) => key)).size).toBe(2);
  });

  it('is a named passer-by where members may not be entered', async () => {
    await draw({ daftar: false });
    await ketikkan('081377881299');
    await option(/Bukan member 0813-7788-1299/);
    expect(screen.queryByRole('option', { name: /Member baru/ })).toBeNull();
    await ketikkan('{Enter}');
    await screen.findByRole('dialog', { name: 'Bukan member' });
    await ketikkan('pak dedi{Enter}{Enter}{Enter}');
    await waitFor(() => expect(done).toBe(1));
    expect(now).toEqual({ jenis: 'NON MEMBER', kode_member: '', nama: 'PAK DEDI', no_hp: '081377881299', alamat: '' });
    expect(posted).toEqual([]);
  });

  it('can only be a member where nobody else may buy', async () => {
    await draw({ non_member: false });
    await ketikkan('081377881299');
    await option(/Member baru/);
    expect(screen.queryByRole('option', { name: /Bukan member/ })).toBeNull();
    await ketikkan('{Escape}');
    expect([now.jenis, done]).toEqual(['NON MEMBER', 0]);
  });
});

it('a name that nobody has is a passer-by with one key', async () => {
  await draw();
  await ketikkan('pak karno');
  await option(/Bukan member PAK KARNO/);
  await ketikkan('{Enter}');
  expect([now.jenis, now.nama, done]).toEqual(['NON MEMBER', 'PAK KARNO', 1]);
});

it.each(['{Enter}', '{Escape}', '5566{Escape}'])('%s is nobody in particular, and goes on', async (keys) => {
  await draw();
  await ketikkan(keys);
  expect([now, done]).toEqual([PELANGGAN_KOSONG, 1]);
});

it('is somebody where he is to owe the shop: Esc lets go of what was typed, and stays', async () => {
  await draw({ bernama: true });
  await ketikkan('5566');
  expect(screen.queryByText(/Tanpa data/)).toBeNull();
  await ketikkan('{Escape}');
  expect([ketik, done]).toEqual(['', 0]);
});

describe('a member of another shop', () => {
  it('is looked for there by his whole number, and becomes known here with his points where they are', async () => {
    await draw({ rantai: true });
    answer = () => Response.json({ kode_member: 'KL02-MB7', nama_member: 'BU RATNA', no_hp: RATNA.no_hp, alamat: '' });
    await ketikkan(RATNA.no_hp);
    await userEvent.click(await option(/Cari di toko lain/));
    const ketemu = await screen.findByRole('button', {
      name: /BU RATNA · 0813-9999-0000 · Toko KILAU CIMAHI · 12 poin/,
    });
    // A shop that does not answer is named, and the others are shown.
    expect(toasts.get().map(({ message }) => message)).toEqual(['Data Gagal Dimuat: KILAU GARUT']);
    await userEvent.click(ketemu);
    await waitFor(() => expect([now.kode_member, now.jenis, done]).toEqual(['KL02-MB7', 'MEMBER', 1]));
    expect(posted.map(({ body }) => body)).toEqual([{ kode_toko: 'KL02', kode_member: 'MB7' }]);
  });

  it('is nobody where no shop has that number, and is not asked for where there are no others', async () => {
    await draw({ rantai: true });
    await ketikkan('081399990001');
    await userEvent.click(await option(/Cari di toko lain/));
    await waitFor(() =>
      expect(toasts.get().map(({ message }) => message)).toContain(
        'Tidak ada member dengan 081399990001 di toko lain.',
      ),
    );
    expect([done, posted]).toEqual([0, []]);
    cleanup();
    await draw();
    await ketikkan('081399990001');
    await option(/Member baru/);
    expect(screen.queryByRole('option', { name: /toko lain/ })).toBeNull();
  });
});

describe('a hand that goes on without choosing', () => {
  const BELUM = 'Pilih dulu siapa yang dimaksud, atau kosongkan dengan Esc';
  const LEWAT = { jenis: 'NON MEMBER', kode_member: '', alamat: '' };
  const field = () => screen.getByPlaceholderText<HTMLInputElement>('HP, nama, atau kode member');

  it.each([
    ['081377881299', { ...LEWAT, nama: '', no_hp: '081377881299' }],
    ['+62 813-7788-1299', { ...LEWAT, nama: '', no_hp: '081377881299' }],
    ['pak karno', { ...LEWAT, nama: 'PAK KARNO', no_hp: '' }],
    ['0812 3344 5566', { jenis: 'MEMBER', kode_member: 'M00231' }],
    ['bu tini', { jenis: 'MEMBER', kode_member: 'M00231' }],
  ])('leaves %s as who is meant, and stays where it went', async (kata, siapa) => {
    await draw();
    await ketikkan(`${kata}{Tab}`);
    await waitFor(() => expect(now).toMatchObject(siapa));
    expect([done, ketik, screen.queryByRole('alert')]).toEqual([0, '', null]);
  });

  it.each(['bu', '0812-3344', 'm00999'])('is told that %s may be anybody', async (kata) => {
    await draw();
    await ketikkan(`${kata}{Tab}`);
    await screen.findByText(BELUM);
    expect([now, ketik, field().value, field().getAttribute('aria-invalid')]).toEqual([
      PELANGGAN_KOSONG,
      kata,
      kata,
      'true',
    ]);
    // Further typing is looked at anew.
    await userEvent.type(field(), '9');
    expect(screen.queryByText(BELUM)).toBeNull();
  });

  it('makes nobody of whom a form was left for', async () => {
    await draw();
    await ketikkan('081377881299');
    await option(/Member baru/);
    await ketikkan('{Enter}');
    await screen.findByRole('dialog', { name: 'Member baru' });
    await ketikkan('{Escape}');
    await screen.findByText(BELUM);
    act(() => field().focus());
    await ketikkan('{Tab}');
    expect([now, ketik]).toEqual([PELANGGAN_KOSONG, '081377881299']);
    screen.getByText(BELUM);
  });

  it('has told the paper what it typed: at rest, and before a key of the page', async () => {
    await draw();
    await ketikkan('bu ti');
    await waitFor(() => expect(ketik).toBe('bu ti'));
    await ketikkan('n{F2}');
    expect([ketik, now]).toEqual(['bu tin', PELANGGAN_KOSONG]);
    // The next paper begins with an empty field, whatever stood there.
    act(() => mulaiBaru());
    expect(field().value).toBe('');
  });

  it('is known to the key that saves, where the list has come', async () => {
    await draw();
    await ketikkan('m00231');
    await option(/M00231/);
    await ketikkan('{F8}');
    expect([now.kode_member, ketik]).toEqual(['M00231', '']);
  });
});
