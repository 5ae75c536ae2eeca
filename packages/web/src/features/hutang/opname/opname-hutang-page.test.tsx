import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { openPage } from '../../../testing/page.tsx';
import { testUser } from '../../../testing/user.ts';
import { DialogHost } from '../../../ui/dialog/DialogHost.tsx';
import { toasts } from '../../../ui/dialog/toasts.ts';
import { OpnameHutangPage } from './OpnameHutangPage.tsx';

// Tables with all their cells take their time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const bungkus = (no_faktur_hutang: string) => ({
  no_hutang: no_faktur_hutang,
  no_faktur_hutang,
  tgl_hutang: '2026-11-21',
  nama_customer: 'BU TINI',
  alamat_customer: '',
  no_hp: '',
  kode_sales: 'SL01',
  berat: 1,
  berat_total: 1,
  jumlah_hutang: 1_000_000,
  oleh: '',
  waktu: null,
});
const NOMOR = 'KL-OH-261121-0001';
const TUTUP = { no_opname: null, tgl: null, mulai_oleh: '', hutang_hilang: [], hutang_ketemu: [] };
let hilang: readonly string[];
/** What the call for the result answers; unless something else is said, the count that is under way. */
let jawab: (() => Response) | undefined;
let sent: [string, unknown][];

const Halaman = () => (
  <>
    <OpnameHutangPage />
    <DialogHost />
  </>
);
const tekan = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
async function setujui(): Promise<void> {
  await userEvent.type(await screen.findByLabelText(/Username/), 'SPV1');
  await userEvent.type(screen.getByLabelText(/Password/), 'rahasia{Enter}');
}

beforeEach(() => {
  hilang = ['PI-261121-0001'];
  sent = [];
  jawab = undefined;
  toasts.set([]);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const path = url.replace('/api/v1/', '');
    if (init.method === 'GET') {
      if (jawab) return Promise.resolve(jawab());
      const hutang_hilang = hilang.map(bungkus);
      const hutang_ketemu = [bungkus('PI-261121-0002')];
      return Promise.resolve(
        Response.json({ no_opname: NOMOR, tgl: '2026-11-21', mulai_oleh: 'KASIR1', hutang_hilang, hutang_ketemu }),
      );
    }
    const body = JSON.parse(String(init.body)) as Record<string, unknown>;
    const { kategori, dokumen, nilai } = body;
    sent.push([path, kategori === undefined ? body : { kategori, dokumen, nilai }]);
    return Promise.resolve(Response.json(path === 'authorization/manual' ? { id: 'izin-1' } : TUTUP));
  });
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

it('asks for the approval that its end needs, and ends with it', async () => {
  session.open(testUser());
  await openPage(Halaman, '/stock-opname-hutang');
  await tekan('Selesaikan Opname');
  await setujui();
  const diminta = { kategori: 'SELESAI STOCK OPNAME', dokumen: NOMOR, nilai: { ketemu: 1, hilang: 1 } };
  await waitFor(() =>
    expect(sent).toEqual([
      ['authorization/manual', diminta],
      ['opname-hutang/selesai', { otorisasi: 'izin-1' }],
    ]),
  );
});

it('asks for one to give up what somebody else began', async () => {
  session.open(testUser({ user_id: 'KASIR2' }));
  await openPage(Halaman, '/stock-opname-hutang');
  await screen.findByText(/Hutang belum ketemu · 1/);
  await tekan('Kosongkan Data Opname');
  await tekan('Kosongkan Data');
  await setujui();
  const diminta = { kategori: 'KOSONGKAN STOCK OPNAME', dokumen: NOMOR, nilai: { mulai_oleh: 'KASIR1' } };
  await waitFor(() =>
    expect(sent).toEqual([
      ['authorization/manual', diminta],
      ['opname-hutang/kosongkan', { otorisasi: 'izin-1' }],
    ]),
  );
});

it('asks for none where nothing is missing and the count is his own', async () => {
  hilang = [];
  session.open(testUser());
  await openPage(Halaman, '/stock-opname-hutang');
  await tekan('Selesaikan Opname');
  await waitFor(() => expect(sent).toEqual([['opname-hutang/selesai', { otorisasi: null }]]));
});

describe('the result that is asked for', () => {
  const lihat = async (): Promise<readonly string[]> => {
    session.open(testUser());
    await openPage(Halaman, '/stock-opname-hutang');
    await tekan('Lihat Hasil Opname');
    await waitFor(() => expect(toasts.get()).toHaveLength(1));
    return toasts.get().map(({ message }) => message);
  };

  it('is there', async () => expect(await lihat()).toEqual(['Data Opname Tersedia']));

  it('is not said to be there where nothing is counted', async () => {
    jawab = () => Response.json(TUTUP);
    expect(await lihat()).toEqual(['Belum ada opname hutang yang berjalan: mulai dulu.']);
  });

  it('is not said to be there where the server refuses it', async () => {
    jawab = () => Response.json({ code: 'menu_tidak_berhak', message: 'Tidak berhak', params: {} }, { status: 403 });
    expect(await lihat()).toEqual(['Tidak berhak']);
  });
});

describe('a number that a slow reader types', () => {
  const isian = () => screen.getByLabelText<HTMLInputElement>(/Faktur Hutang/);
  const press = (key: string, timeStamp: number): void => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(isian(), event);
    if (!event.defaultPrevented && key !== 'Enter') {
      fireEvent.change(isian(), { target: { value: isian().value + key } });
    }
  };

  const found = Response.json({ hutang: bungkus('PI-261121-0001') });
  const refused = Response.json({ code: 'tidak_ditemukan', message: 'Tidak ditemukan', params: {} }, { status: 404 });
  it.each([
    ['found', found, 8],
    ['refused', refused, 8],
    ['refused by one whose pace is not known', refused, 60],
  ])('is sent once, also %s before its Enter comes, and again by another scan', async (_name, answer, gap) => {
    const answered = fetch;
    let kali = 0;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (init.method !== 'POST') return answered(url, init);
      kali += 1;
      return Promise.resolve(answer.clone());
    });
    session.open(testUser());
    await openPage(Halaman, '/stock-opname-hutang');
    await tekan(/^Lanjutkan Opname/);
    await waitFor(() => expect(document.activeElement).toBe(isian()));
    const scan = async (at: number) => {
      const sudah = kali;
      [...'PI-261121-000'].forEach((key, index) => press(key, at + index * gap));
      press('1', at + 20 * gap);
      await waitFor(() => expect(kali).toBe(sudah + 1));
      await (answer.status === 404
        ? screen.findByText('Tidak ditemukan')
        : waitFor(() => expect(isian().value).toBe('')));
      press('Enter', at + 21 * gap);
    };
    await scan(1000);
    expect(kali).toBe(1);
    fireEvent.change(isian(), { target: { value: '' } });
    await scan(9000);
    expect(kali).toBe(2);
  });
});

describe('a number that is typed', () => {
  let dijawab: (() => void) | undefined;
  const isian = () => screen.getByLabelText<HTMLInputElement>(/Faktur Hutang/);
  // Typed at a hand's pace: keys that follow at once are a scanner's.
  const ketik = (value: string) => fireEvent.change(isian(), { target: { value } });
  const buka = async (status: number) => {
    const answered = fetch;
    dijawab = undefined;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (init.method !== 'POST') return answered(url, init);
      const ditolak = { code: 'tidak_ditemukan', message: 'Tidak ditemukan', params: {} };
      return new Promise((resolve) => {
        dijawab = () =>
          resolve(Response.json(status === 200 ? { hutang: bungkus('PI-261121-0001') } : ditolak, { status }));
      });
    });
    session.open(testUser());
    await openPage(Halaman, '/stock-opname-hutang');
    await tekan(/^Lanjutkan Opname/);
    await waitFor(() => expect(document.activeElement).toBe(isian()));
    ketik('PI-261121-0001');
    await waitFor(() => expect(dijawab).toBeDefined());
  };

  it('stays to be put right where it is refused, and gives way to the next one', async () => {
    await buka(404);
    dijawab?.();
    await screen.findByText('Tidak ditemukan');
    expect(isian().value).toBe('PI-261121-0001');
    expect([isian().selectionStart, isian().selectionEnd]).toEqual([0, 14]);
  });

  it('makes room for the next one once it was seen', async () => {
    await buka(200);
    dijawab?.();
    await waitFor(() => expect(isian().value).toBe(''));
  });

  it('is not wiped by the answer of the one before it', async () => {
    await buka(200);
    ketik('PI-2611');
    dijawab?.();
    await screen.findByText('BU TINI', { selector: 'dd' });
    expect(isian().value).toBe('PI-2611');
  });
});
