import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { onPhone } from '../../testing/phone.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { ImporPusatPage } from './ImporPusatPage.tsx';

let sent: string[];
let beda: object | undefined;

beforeEach(() => {
  sent = [];
  beda = undefined;
  vi.stubGlobal('fetch', (url: string, { method }: { method?: string } = {}) => {
    if (method === 'POST') sent.push(url);
    if (beda) return Promise.resolve(Response.json(beda));
    return Promise.resolve(
      Response.json({ code: 'pusat_tidak_ada', message: 'Toko ini tidak punya satu pusat' }, { status: 409 }),
    );
  });
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

async function opened(level: 'PUSAT' | 'CABANG') {
  const user = testUser();
  session.open({ ...user, toko: { ...user.toko, level } });
  await openPage(ImporPusatPage, '/import-data-pusat');
}

it('says to head office that the page is not for it, and offers nothing that would fail', async () => {
  await opened('PUSAT');
  expect(await screen.findByText('Toko ini pusatnya')).toBeDefined();
  expect(screen.queryByText('Data Gagal Dimuat')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(sent).toEqual([]);
});

it('says to a branch without a head office that there is none', async () => {
  await opened('CABANG');
  expect(await screen.findByText('Toko ini tidak punya satu pusat')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

const berubah = (kunci: string, kolom: string, lama: string, baru: string) => ({
  kunci,
  halaman: `/master-${kunci}`,
  baru: [],
  ubah: [{ kode: 'A', kolom: [{ kolom, lama, baru }] }],
  hilang: [],
});

it('says on a phone which of two figures is that of head office', async () => {
  onPhone();
  const data = [berubah('kondisi-pembelian', 'potongan', '10000', '0')];
  beda = { kode_toko: 'PST', nama_toko: 'PUSAT', data };
  await opened('CABANG');
  const [card] = await screen.findAllByRole('listitem');
  expect(card?.textContent).toContain('Di sini 10,000');
  expect(card?.textContent).toContain('Di pusat 0');
});

it('tells each difference as the page of its master does', async () => {
  const data = [
    berubah('parameter-ongkos', 'tipe_ongkos', 'TOTAL', 'PER_GRAM'),
    berubah('kondisi-pembelian', 'potongan', '10000', '0'),
  ];
  beda = { kode_toko: 'PST', nama_toko: 'PUSAT', data };
  await opened('CABANG');
  const cells = (row: HTMLElement) => within(row).getAllByRole('cell');
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => cells(row).map((cell) => cell.textContent));
  expect(rows.map((row) => row.slice(-3))).toEqual([
    ['Tipe Ongkos', 'TOTAL', 'PER GRAM'],
    ['Potongan / Gram', '10,000', '0'],
  ]);
});
