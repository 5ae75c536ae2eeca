import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '@kilau/contract/core/calendar.ts';
import { formatDate } from '@kilau/contract/core/format.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { PusatPage } from './PusatPage.tsx';

vi.setConfig({ testTimeout: 20_000 });

const dagang = { nota: 1, batal: 0, qty: 1, gram: 2, nilai: 7_654_321 };
const toko = [{ kode_toko: 'KL01', nama_toko: 'KILAU', penjualan: dagang, pembelian: dagang }];
/** What another day than the open one answers. */
let other: (url: string) => Promise<Response>;

beforeEach(() => {
  session.open(testUser({ level: 'OWN' }));
  vi.stubGlobal('fetch', (url: string) => {
    if (!url.includes('daily-transaction-chart')) {
      return Promise.resolve(Response.json({ series: [], toko: [], data: [], cabang: [] }));
    }
    const open = url.includes(`tgl=${testUser().tgl_system}`);
    return open ? Promise.resolve(Response.json({ series: [], toko, cabang: [] })) : other(url);
  });
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

const choose = async (day: string) => {
  const field = await screen.findByLabelText('Tanggal');
  fireEvent.change(field, { target: { value: day } });
  fireEvent.blur(field);
};
const block = (title: string) => screen.getByRole('region', { name: title });

it('tells no figure of one day under another one that has not answered', async () => {
  other = () => Promise.race<Response>([]);
  await openPage(PusatPage, '/dashboard-pusat');
  await waitFor(() => expect(screen.getAllByText(/7.654.321/).length).toBeGreaterThan(0));
  await choose('01/11/2026');
  await waitFor(() => expect(block('Per toko').textContent).toContain('Memuat'));
  expect(screen.queryAllByText(/7.654.321/)).toEqual([]);
});

it('tells no nought of what could not be read', async () => {
  other = () => Promise.resolve(Response.json({ code: 'kesalahan_server', message: 'Terjadi' }, { status: 500 }));
  await openPage(PusatPage, '/dashboard-pusat');
  await waitFor(() => expect(screen.getAllByText(/7.654.321/).length).toBeGreaterThan(0));
  await choose('01/11/2026');
  await waitFor(() => expect(block('Per toko').textContent).toContain('Gagal'));
  expect(block('Per toko').textContent).not.toContain('Rp');
});

it('says at the field that what was typed is no day, and goes on telling the day before it', async () => {
  other = () => Promise.race<Response>([]);
  await openPage(PusatPage, '/dashboard-pusat');
  await waitFor(() => expect(screen.getAllByText(/7.654.321/).length).toBeGreaterThan(0));
  await choose('31/02/2026');
  expect(screen.getAllByText(/7.654.321/).length).toBeGreaterThan(0);
  expect((await screen.findByLabelText('Tanggal')).getAttribute('aria-invalid')).toBe('true');
});

it('asks for no day that has not come, and says so at the field', async () => {
  let asked = 0;
  other = () => {
    asked += 1;
    return Promise.race<Response>([]);
  };
  await openPage(PusatPage, '/dashboard-pusat');
  await waitFor(() => expect(screen.getAllByText(/7.654.321/).length).toBeGreaterThan(0));
  await choose('01/01/2031');
  expect(await screen.findByText('Tidak boleh setelah tanggal hari ini')).toBeTruthy();
  expect(asked).toBe(0);
  expect(screen.getAllByText(/7.654.321/).length).toBeGreaterThan(0);
});

it('asks for a day that branches have begun and head office has not', async () => {
  const asked: string[] = [];
  other = (url) => {
    asked.push(url);
    return Promise.race<Response>([]);
  };
  await openPage(PusatPage, '/dashboard-pusat');
  await waitFor(() => expect(screen.getAllByText(/7.654.321/).length).toBeGreaterThan(0));
  const { tgl_system } = testUser();
  const besok = addDays(tgl_system, 1);
  await choose(formatDate(besok));
  await waitFor(() => expect(asked.join(' ')).toContain(`tgl=${besok}`));
});

it('counts the shops once they have answered', async () => {
  other = () => Promise.race<Response>([]);
  await openPage(PusatPage, '/dashboard-pusat');
  expect(await screen.findByRole('region', { name: 'Semua toko (1)' })).toBeTruthy();
  await choose('01/11/2026');
  await waitFor(() => expect(block('Toko').textContent).toContain('Memuat'));
});
