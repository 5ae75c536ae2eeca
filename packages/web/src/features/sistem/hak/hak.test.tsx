import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FunctionComponent, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Level } from '@kilau/contract/core/permission.ts';
import { api } from '../../../platform/api.ts';
import { session } from '../../../platform/session.ts';
import { laidOut } from '../../../testing/laid-out.ts';
import { openPage } from '../../../testing/page.tsx';
import { onPhone } from '../../../testing/phone.ts';
import { renderUi } from '../../../testing/ui.tsx';
import { testUser } from '../../../testing/user.ts';
import { DialogHost } from '../../../ui/dialog/DialogHost.tsx';
import { dialogs } from '../../../ui/dialog/dialogs.ts';
import { SessionList } from '../masuk/SessionList.tsx';
import { HakAksesUsersPage } from './HakAksesUsersPage.tsx';
import { MenuGate } from './MenuGate.tsx';
import { NewsBoard } from './NewsBoard.tsx';
import { ProteksiMenuPage } from './ProteksiMenuPage.tsx';

// Forms with all their inputs take their time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

/** What the server answers, by method and path; what was sent stands in `sent`. */
let answers: Record<string, () => Response>;
const sent: [string, unknown][] = [];

const draw = (content: ReactNode) =>
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {content}
      <DialogHost />
    </QueryClientProvider>,
  );
const drawPage = (Page: FunctionComponent, address: string) =>
  openPage(
    () => (
      <>
        <Page />
        <DialogHost />
      </>
    ),
    address,
  );
/** Goes to the home, as far as nothing is asked first. */
const leave = (router: Awaited<ReturnType<typeof openPage>>) => act(async () => void router.navigate({ to: '/home' }));
const login = (level: Level, more: Parameters<typeof testUser>[0] = {}) =>
  session.open(testUser({ user_id: 'SAYA', level, ...more }));

beforeEach(() => {
  localStorage.clear();
  dialogs.set([]);
  sent.length = 0;
  answers = {};
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, init: RequestInit) => {
      const call = `${init.method} ${url.replace('/api/v1/', '').split('?')[0]}`;
      if (init.method !== 'GET') sent.push([call, init.body === undefined ? undefined : JSON.parse(String(init.body))]);
      return Promise.resolve(answers[call]?.() ?? new Response(null, { status: 204 }));
    }),
  );
  Element.prototype.scrollIntoView = () => undefined;
  laidOut();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the users who are logged in', () => {
  const sesi = (user_id: string, level: Level) => ({
    id: `id-${user_id}`,
    user_id,
    usere_name: user_id,
    level,
    agen: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140',
    ip: '192.168.1.20',
    dibuat: '2026-11-21T01:00:00Z',
    terakhir: '2026-11-21T02:30:00Z',
    aktif: true,
  });
  beforeEach(() => {
    answers['GET sesi'] = () =>
      Response.json([sesi('SAYA', 'SPV'), sesi('OWNER', 'OWN'), sesi('SPV2', 'SPV'), sesi('KASIR1', 'KASIR')]);
  });
  const endable = () =>
    screen.queryAllByRole('button', { name: /^Akhiri Sesi/ }).map((button) => button.getAttribute('aria-label'));

  it('show device, times and address, and a supervisor ends a cashier only', async () => {
    login('SPV');
    await draw(<SessionList />);
    const row = (await screen.findByText('KASIR1 · KASIR1')).closest('tr');
    for (const text of ['Chrome · Windows', '21/11/2026 08:00', '21/11/2026 09:30', '192.168.1.20']) {
      expect(within(row as HTMLElement).getByText(text)).toBeTruthy();
    }
    expect(endable()).toEqual(['Akhiri Sesi KASIR1']);
    await userEvent.click(screen.getByRole('button', { name: 'Akhiri Sesi KASIR1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya' }));
    await waitFor(() => expect(sent).toEqual([['DELETE sesi/id-KASIR1', undefined]]));
  });

  it("are all an owner's to end, but for himself", async () => {
    login('OWN');
    await draw(<SessionList />);
    await screen.findByText('KASIR1 · KASIR1');
    expect(endable()).toEqual(['Akhiri Sesi OWNER', 'Akhiri Sesi SPV2', 'Akhiri Sesi KASIR1']);
    expect(screen.getByText('sesi ini')).toBeTruthy();
  });
});

describe('a protected page', () => {
  const gate = (
    <MenuGate path="/lihat-penjualan" title="Lihat Penjualan">
      <p>isi halaman</p>
    </MenuGate>
  );
  const closed = { path: '/lihat-penjualan', berlaku_menit: 15, dibuka: false, sampai: null };

  it('asks at once, opens by the approval, and closes when the server says so', async () => {
    login('KASIR', { proteksi: [closed] });
    answers['POST authorization/manual'] = () => Response.json({ id: 'izin-1' }, { status: 201 });
    answers['POST proteksi-menu/buka'] = () =>
      Response.json({ path: '/lihat-penjualan', sampai: new Date(Date.now() + 900_000).toISOString() });
    await draw(gate);
    expect(screen.queryByText('isi halaman')).toBeNull();
    await userEvent.type(await screen.findByLabelText(/^Username/), 'SPV1');
    await userEvent.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'rahasia-1');
    await userEvent.click(screen.getByRole('button', { name: 'Setujui' }));
    expect(await screen.findByText('isi halaman')).toBeTruthy();
    expect(sent).toEqual([
      [
        'POST authorization/manual',
        {
          username: 'SPV1',
          password: 'rahasia-1',
          keterangan: '',
          kategori: 'BUKA MENU',
          dokumen: '/lihat-penjualan',
          nilai: { halaman: '/lihat-penjualan' },
        },
      ],
      ['POST proteksi-menu/buka', { path: '/lihat-penjualan', otorisasi: 'izin-1' }],
    ]);
    answers['GET penjualan'] = () =>
      Response.json(
        { code: 'otorisasi_menu_diperlukan', message: 'dijaga', params: { halaman: '/lihat-penjualan' } },
        { status: 403 },
      );
    await expect(api.get('penjualan')).rejects.toThrow('dijaga');
    await waitFor(() => expect(screen.queryByText('isi halaman')).toBeNull());
  });

  it('is open while its approval counts, and so is every other page', async () => {
    login('KASIR', {
      proteksi: [
        { ...closed, dibuka: true },
        { ...closed, path: '/data-barang' },
      ],
    });
    await draw(gate);
    expect(screen.getByText('isi halaman')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('menu rights', () => {
  const open = () => drawPage(HakAksesUsersPage, '/hak-akses-users');
  const page = (path: string, menu: string, is_show: boolean) => ({ path, menu, is_show });
  beforeEach(() => {
    answers['GET users/get/all'] = () =>
      Response.json([
        { user_id: 'KASIR1', usere_name: 'SITI', level: 'KASIR' },
        { user_id: 'SPV1', usere_name: 'HENDRA', level: 'SPV' },
      ]);
    answers['GET hak-akses/KASIR1'] = () =>
      Response.json({
        user_id: 'KASIR1',
        level: 'KASIR',
        akses: [
          {
            path: '/SubMenuPenjualan',
            menu: 'penjualan',
            is_show: true,
            children: [page('/transaksi-penjualan', 'penjualan', true), page('/lihat-penjualan', 'penjualan', false)],
          },
        ],
      });
    answers['PUT hak-akses/KASIR1'] = () => answers['GET hak-akses/KASIR1']?.() ?? new Response();
  });

  it('are chosen by user, and only what changed is sent', async () => {
    login('SPV', {
      akses: [
        {
          path: '/x',
          menu: 'penjualan',
          is_show: true,
          children: [page('/transaksi-penjualan', 'penjualan', true), page('/lihat-penjualan', 'penjualan', true)],
        },
      ],
    });
    await open();
    const user = await screen.findByRole('combobox', { name: 'User' });
    await userEvent.type(user, 'KASIR1{Enter}');
    const lihat = await screen.findByRole('checkbox', { name: 'Lihat Penjualan' });
    // A supervisor sets the menus of cashiers only.
    await userEvent.clear(user);
    await userEvent.type(user, 'SPV1');
    expect(screen.queryByRole('option', { name: /SPV1/ })).toBeNull();
    expect(screen.getByText('1 dari 2 menu tampil')).toBeTruthy();
    await userEvent.click(lihat);
    expect(screen.getByText('1 belum disimpan')).toBeTruthy();
    await userEvent.keyboard('{F8}');
    await waitFor(() =>
      expect(sent).toEqual([['PUT hak-akses/KASIR1', { akses: [{ path: '/lihat-penjualan', is_show: true }] }]]),
    );
  });

  it('are saved at the thumb of a phone, where the list is longer than the screen', async () => {
    onPhone();
    login('OWN');
    await open();
    await userEvent.type(await screen.findByRole('combobox', { name: 'User' }), 'KASIR1{Enter}');
    const save = await screen.findByRole('button', { name: /Simpan/ });
    expect(save.closest('[data-thumb-bar]')).not.toBeNull();
  });

  it('move by arrow keys, and a section is set as a whole', async () => {
    login('OWN');
    await open();
    await userEvent.type(await screen.findByRole('combobox', { name: 'User' }), 'KASIR1{Enter}');
    const whole = await screen.findByRole('checkbox', { name: 'Semua menu Penjualan' });
    expect((whole as HTMLInputElement).indeterminate).toBe(true);
    whole.focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Lihat Penjualan' }));
    await waitFor(() => expect(screen.getByText('2 dari 2 menu tampil')).toBeTruthy());
  });

  it('that are not saved are asked about before another user or another page comes', async () => {
    login('OWN');
    const router = await open();
    const user = await screen.findByRole<HTMLInputElement>('combobox', { name: 'User' });
    await userEvent.type(user, 'KASIR1{Enter}');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Lihat Penjualan' }));
    await userEvent.clear(user);
    await userEvent.type(user, 'SPV1{Enter}');
    await screen.findByText('1 perubahan untuk KASIR1 belum disimpan. Buang?');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Batal' }));
    expect(screen.getByText('1 belum disimpan')).toBeTruthy();
    expect(user.value).toMatch(/^KASIR1/);
    await leave(router);
    await screen.findByText('1 isian belum disimpan dan akan hilang.');
    await userEvent.click(screen.getByRole('button', { name: 'Tetap di Sini' }));
    expect(router.state.location.pathname).toBe('/hak-akses-users');
    expect(screen.getByText('1 belum disimpan')).toBeTruthy();
  });
});

describe('menu protections', () => {
  it('are saved at the thumb of a phone, where the list is longer than the screen', async () => {
    onPhone();
    login('OWN');
    answers['GET proteksi-menu'] = () => Response.json([]);
    await drawPage(ProteksiMenuPage, '/parameter-proteksi-menu');
    const save = await screen.findByRole('button', { name: /^Simpan/ });
    expect(save.closest('[data-thumb-bar]')).not.toBeNull();
  });

  it('that are not saved outlast a look at the hours, and are asked about before the page is left', async () => {
    login('OWN');
    answers['GET proteksi-menu'] = () => Response.json([]);
    const router = await drawPage(ProteksiMenuPage, '/parameter-proteksi-menu');
    await userEvent.type(await screen.findByRole('searchbox'), 'Lihat Penjualan');
    await userEvent.click(await screen.findByRole('switch', { name: 'Minta Otorisasi: Lihat Penjualan' }));
    await screen.findByText('1 belum disimpan');
    await userEvent.click(screen.getByRole('tab', { name: 'Jam Akses' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Menu yang Dijaga' }));
    await screen.findByText('1 belum disimpan');
    await leave(router);
    await screen.findByText('1 isian belum disimpan dan akan hilang.');
    await userEvent.click(screen.getByRole('button', { name: 'Tinggalkan' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
  });
});

describe('announcements', () => {
  it('stand on the home page until they are read', async () => {
    login('KASIR');
    let dibaca: string | null = null;
    answers['GET news/aktif'] = () =>
      Response.json([
        {
          id_news: 'n1',
          judul: 'Rapat',
          isi: 'Jam 8',
          tgl_mulai: '2026-11-21',
          penting: true,
          dibuat_oleh: 'OWNER',
          dibaca,
        },
      ]);
    await draw(<NewsBoard />);
    await screen.findByRole('heading', { name: 'Rapat' });
    dibaca = '2026-11-21T02:00:00Z';
    await userEvent.click(screen.getByRole('button', { name: 'Sudah dibaca: Rapat' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Rapat' })).toBeNull());
    expect(sent.map(([call]) => call)).toEqual(['POST news/n1/dibaca']);
    // Its button has gone with it: the hand goes on to the next one.
    const all = screen.getByRole('button', { name: 'Tampilkan yang sudah dibaca (1)' });
    await waitFor(() => expect(document.activeElement).toBe(all));
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan yang sudah dibaca (1)' }));
    expect(screen.getByText('Jam 8')).toBeTruthy();
  });
});
