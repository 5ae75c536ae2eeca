import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDate } from '@kilau/contract/core/format.ts';
import type { PeriksaHari } from '@kilau/contract/features/tutup/tutup.wire.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { onPhone, withKeys } from '../../testing/phone.ts';
import { testUser } from '../../testing/user.ts';
import { toasts } from '../../ui/dialog/toasts.ts';
import { CONTENT } from '../../ui/free-hand.ts';
import { TutupTokoPage } from './TutupTokoPage.tsx';

const KAS = { awal: 0, penjualan: 0, pemasukan: 0, pembelian: 0, pinjaman: 0, pengeluaran: 0, akhir: 0 };
const HARI: PeriksaHari = {
  tgl: '2026-11-21',
  tgl_berikut: '2026-11-22',
  periksa: [],
  laci: [],
  kas: KAS,
  bank: [],
  emas: [],
  akun: 0,
  boleh_ganti_tanggal: false,
  dapat_dibuka: null,
};

let hari = HARI;
beforeEach(() => {
  session.open(testUser());
  hari = HARI;
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json(url.includes('/periksa') ? hari : { data: [], next: null })),
  );
});
afterEach(() => {
  cleanup();
  session.close();
  toasts.set([]);
  vi.unstubAllGlobals();
});

/** Whether the one button that closes the day stands below what was looked at. */
async function tombolDiKaki() {
  await openPage(TutupTokoPage, '/tutup-toko');
  const [tutup, ...lain] = await screen.findAllByRole('button', { name: new RegExp(formatDate(HARI.tgl)) });
  expect(lain).toEqual([]);
  const siap = screen.getByText(new RegExp(formatDate(HARI.tgl_berikut)), { selector: 'strong' });
  return siap.parentElement?.contains(tutup as HTMLElement);
}

it('closes the day at the thumb on a phone', async () => {
  onPhone();
  expect(await tombolDiKaki()).toBe(false);
});

it('closes it elsewhere where it says whether it can be closed', async () => expect(await tombolDiKaki()).toBe(true));

describe('a day that is not in order', () => {
  beforeEach(() => {
    const laci = { kunci: 'laci', jumlah: 1, contoh: ['KASIR1'], halaman: '' } as const;
    hari = { ...HARI, periksa: [laci] };
  });

  it('says on F8 what it waits for', async () => {
    await openPage(TutupTokoPage, '/tutup-toko');
    const menunggu = (await screen.findByText(/^Menunggu: /)).textContent ?? '';
    await userEvent.keyboard('{F8}');
    expect(toasts.get().map(({ message }) => message)).toEqual([menunggu]);
  });

  it.each([
    ['KASIR', 'Minta OWNER menutup tanpa ini'],
    ['OWN', 'Tutup tanpa ini, dengan catatan'],
  ] as const)('is closed by the owner alone: %s reads so', async (level, tombol) => {
    session.open(testUser({ level }));
    await openPage(TutupTokoPage, '/tutup-toko');
    expect(await screen.findByRole('button', { name: tombol })).toBeDefined();
  });
});

it('keeps the reason of what was not done, and says what was under way', async () => {
  hari = { ...HARI, dapat_dibuka: '2026-11-20' };
  let refuse: () => void = () => undefined;
  const asked = fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (init.method !== 'POST') return asked(url, init);
    await new Promise<void>((resolve) => {
      refuse = resolve;
    });
    return Response.json({ code: 'hari_berubah', message: 'Tidak bisa' }, { status: 409 });
  });
  session.open(testUser({ level: 'OWN' }));
  await openPage(TutupTokoPage, '/tutup-toko');
  await userEvent.click(await screen.findByRole('button', { name: /^Buka kembali/ }));
  await userEvent.type(await screen.findByLabelText(/^Alasan/), 'salah tekan{Enter}');
  await screen.findByText('Sedang membuka kembali tanggal');
  refuse();
  await screen.findByText(/^Siap/);
  expect(screen.getByLabelText<HTMLInputElement>(/^Alasan/).value).toBe('salah tekan');
});

it('has the hand itself once the day is open again: what opened it has gone', async () => {
  hari = { ...HARI, dapat_dibuka: '2026-11-20' };
  const asked = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (init.method !== 'POST') return asked(url, init);
    hari = HARI;
    return Promise.resolve(Response.json({ id: 'izin', tgl: '2026-11-20' }));
  });
  withKeys();
  const isi = Object.assign(document.createElement('main'), { id: CONTENT, tabIndex: -1 });
  document.body.append(isi);
  session.open(testUser({ level: 'OWN' }));
  await openPage(TutupTokoPage, '/tutup-toko');
  await userEvent.click(await screen.findByRole('button', { name: /^Buka kembali/ }));
  await userEvent.type(await screen.findByLabelText(/^Alasan/), 'salah tekan{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Buka kembali/ })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(isi));
  isi.remove();
});

describe('a drawer that is counted', () => {
  const LACI = { user_id: 'KASIR1', nama: '', awal: 0, dihitung: null, selisih: null } as const;
  const TERBUKA = { no_hitung: null, dihitung_oleh: null, disetujui_oleh: null } as const;

  it.each([
    [-60_000, true],
    [60_000, false],
  ])('with %i by its books is asked which drawer its cash came out of: %s', async (buku, ditanya) => {
    hari = { ...HARI, laci: [{ ...LACI, ...TERBUKA, buku }] };
    await openPage(TutupTokoPage, '/tutup-toko');
    await userEvent.click(await screen.findByRole('button', { name: 'Hitung' }));
    await screen.findByLabelText(/^Dihitung/);
    expect(screen.queryByLabelText(/^Dari Laci/) !== null).toBe(ditanya);
    expect(screen.queryByText(/di bawah nol/) !== null).toBe(ditanya);
  });

  it('is in no sum before: nothing counted is no count of nought', async () => {
    const jumlah = async (dihitung: number | null) => {
      hari = { ...HARI, laci: [{ ...LACI, ...TERBUKA, buku: 60_000, dihitung, selisih: dihitung && 0 }] };
      await openPage(TutupTokoPage, '/tutup-toko');
      const row = (await screen.findByText('Jumlah')).closest('tr') as HTMLTableRowElement;
      const words = Array.from(row.cells, (cell) => cell.textContent);
      cleanup();
      return words.slice(1, 5);
    };
    expect(await jumlah(null)).toEqual(['0', '60,000', '–', '–']);
    expect(await jumlah(60_000)).toEqual(['0', '60,000', '60,000', '0']);
  });
});
