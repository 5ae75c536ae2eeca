import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { DialogHost } from '../../ui/dialog/DialogHost.tsx';
import { dialogs } from '../../ui/dialog/dialogs.ts';
import { toasts } from '../../ui/dialog/toasts.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { CustomerField } from './CustomerField.tsx';
import { PELANGGAN_KOSONG, type PelangganDraft } from './pelanggan-draft.ts';

const TINI = { kode_member: 'M00231', nama_member: 'BU TINI', no_hp: '081233445566', alamat: 'JL CIHAMPELAS 12' };
const YATI = { kode_member: 'M00187', nama_member: 'BU YATI', no_hp: '081377881240', alamat: null };

let posted: { readonly key: string | null; readonly body: unknown }[];
let answer: (body: object) => Response;
let done: number;
let now: PelangganDraft;

const found = (q: string) =>
  [TINI, YATI].filter((member) =>
    Object.values(member).some((value) => value?.toUpperCase().includes(q.toUpperCase())),
  );

beforeEach(() => {
  posted = [];
  done = 0;
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

function Bar({ non_member }: { readonly non_member: boolean }) {
  const [pelanggan, setPelanggan] = useState<PelangganDraft>(PELANGGAN_KOSONG);
  return (
    <EnterForm label="pelanggan" onSubmit={() => (done += 1)}>
      <CustomerField
        pelanggan={pelanggan}
        salah={{}}
        aturan={{ member: true, non_member, reseller: true }}
        onChange={(baru) => {
          now = baru;
          setPelanggan(baru);
        }}
        onDone={() => (done += 1)}
        inputRef={() => undefined}
      />
    </EnterForm>
  );
}

/** @param daftar the login may enter members. */
async function draw({ daftar = true, non_member = true } = {}) {
  const akses = [{ path: '/data-member', menu: 'member', is_show: daftar }];
  session.open(testUser({ akses }));
  await renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Bar non_member={non_member} />
      <DialogHost />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByPlaceholderText('HP, nama, atau kode member'));
}
const option = (name: RegExp) => screen.findByRole('option', { name });
const ketik = (keys: string) => userEvent.keyboard(keys);

describe('a customer who is known', () => {
  it.each(['081233445566', '0812-3344', 'bu tini', 'm00231'])('is found by %s, and Enter goes on', async (kata) => {
    await draw();
    await ketik(kata);
    const tawaran = await option(/M00231/);
    expect(tawaran.textContent).toBe('BU TINIM002310812-3344-5566 · JL CIHAMPELAS 12');
    await ketik('{Enter}');
    const { nama_member, ...sisa } = TINI;
    expect([now, done]).toEqual([{ jenis: 'MEMBER', nama: nama_member, ...sisa }, 1]);
    screen.getByText('M00231');
  });

  it('is taken by a hand that does not wait for the list', async () => {
    await draw();
    await ketik('m00231{Enter}');
    await waitFor(() => expect([now.kode_member, done]).toEqual(['M00231', 1]));
  });

  it('is let go again', async () => {
    await draw();
    await ketik('bu tini');
    await option(/M00231/);
    await ketik('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Lepas pelanggan' }));
    expect(now).toEqual(PELANGGAN_KOSONG);
    screen.getByPlaceholderText('HP, nama, atau kode member');
  });
});

describe('an unknown phone', () => {
  it('becomes a member on the spot, once', async () => {
    await draw();
    await ketik('081377881299');
    await option(/Member baru 0813-7788-1299/);
    // Who is like it stands below.
    await option(/BU YATI/);
    await ketik('{Enter}');
    await screen.findByRole('dialog', { name: 'Member baru' });
    await ketik('pak dedi{Enter}{Enter}jl pasar 1{Enter}');
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
    await ketik('081377881299');
    await option(/Member baru/);
    await ketik('{Enter}');
    await screen.findByRole('dialog', { name: 'Member baru' });
    await ketik('pak dedi{Enter}{Enter}{Enter}');
    const nik = await screen.findByLabelText('NIK');
    answer = (body) => Response.json({ alamat: null, ...body }, { status: 201 });
    await userEvent.type(nik, '3273{Enter}');
    await waitFor(() => expect(now.kode_member).toBe('MB00008'));
    expect(posted.map(({ body }) => body)).toMatchObject([{ nama_member: 'PAK DEDI' }, { nik: '3273' }]);
    expect(new Set(posted.map(({ key }) => key)).size).toBe(2);
  });

  it('is a named passer-by where members may not be entered', async () => {
    await draw({ daftar: false });
    await ketik('081377881299');
    await option(/Bukan member 0813-7788-1299/);
    expect(screen.queryByRole('option', { name: /Member baru/ })).toBeNull();
    await ketik('{Enter}');
    await screen.findByRole('dialog', { name: 'Bukan member' });
    await ketik('pak dedi{Enter}{Enter}{Enter}');
    await waitFor(() => expect(done).toBe(1));
    expect(now).toEqual({ jenis: 'NON MEMBER', kode_member: '', nama: 'PAK DEDI', no_hp: '081377881299', alamat: '' });
    expect(posted).toEqual([]);
  });

  it('can only be a member where nobody else may buy', async () => {
    await draw({ non_member: false });
    await ketik('081377881299');
    await option(/Member baru/);
    expect(screen.queryByRole('option', { name: /Bukan member/ })).toBeNull();
    await ketik('{Escape}');
    expect([now.jenis, done]).toEqual(['NON MEMBER', 0]);
  });
});

it('a name that nobody has is a passer-by with one key', async () => {
  await draw();
  await ketik('pak karno');
  await option(/Bukan member PAK KARNO/);
  await ketik('{Enter}');
  expect([now.jenis, now.nama, done]).toEqual(['NON MEMBER', 'PAK KARNO', 1]);
});

it.each(['{Enter}', '{Escape}', '5566{Escape}'])('%s is nobody in particular, and goes on', async (keys) => {
  await draw();
  await ketik(keys);
  expect([now, done]).toEqual([PELANGGAN_KOSONG, 1]);
});
