import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../platform/query.ts';
import { session } from '../../platform/session.ts';
import { DialogHost } from '../../ui/dialog/DialogHost.tsx';
import { NOTA } from '../../testing/nota-beli.ts';
import { onPhone } from '../../testing/phone.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { TransaksiPembelianPage } from './TransaksiPembelianPage.tsx';

// Forms with all their inputs take their time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const NOMOR = 'KL-FB-261121-0003';
const KODE = NOTA.kode_barcode;
/** P1 of the domain guide, saved and not validated yet. */
const BELI = {
  nomor: NOMOR,
  versi: 4,
  status: 'OPEN',
  boleh: ['ubah', 'tolak'],
  kode_sales: 'SL01',
  pelanggan: { jenis: 'NON MEMBER', kode_member: '', nama: 'BU TINI', no_hp: '0812', alamat: '-' },
  jenis_identitas: null,
  nik_sim_passport: null,
  foto_identitas: null,
  barang: [
    {
      baris: 1,
      kode_barcode: KODE,
      no_faktur: 'KL-FJ-260914-0007',
      nama_barang: 'CINCIN MATA SATU',
      kode_group: '700',
      kode_dept: 'CN',
      kadar: 70,
      berat: 2.13,
      kondisi_barang: 'MULUS',
      kode_harga: '',
      hidup: false,
      potongan_lain: 0,
      harga_hitung: 3_043_000,
      harga_beli: 3_043_000,
      uji: '',
      hasil_kadar: null,
      foto_barang: 'KL01/MASTER/a.jpg',
    },
  ],
  bayar: [
    { cara: 'TRANSFER', sub: '008123', rekening_lawan: '4471', jumlah: 2_000_000 },
    { cara: 'CASH', sub: 'KASIR1', rekening_lawan: '', jumlah: 1_043_000 },
  ],
};
/** The piece as it is read again. */
const DIBACA = { ...NOTA, no_hp: '0812', alamat: '-' };
const RUJUKAN = {
  kondisi: [
    { kondisi_barang: 'MULUS', jenis_potongan: 'RP', potongan: 20_000, persentase: 0 },
    { kondisi_barang: 'LECET', jenis_potongan: 'PERSENTASE', potongan: 0, persentase: 5 },
  ],
  harga: [],
  harga_kadar: [],
  group: [],
};

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
}
let paper: object;
let asked: string[];
let sent: Sent[];
/** What the shop's conditions wait for. */
let rujukanTiba: Promise<unknown>;
/** What a change is refused with, where somebody else was faster. */
let didahului: object | undefined;

const answer = (url: string): unknown => {
  if (url.includes('/pembelian/nota/')) return [DIBACA];
  if (url.includes('/pembelian/rujukan')) return RUJUKAN;
  if (url.includes(`/pembelian/${NOMOR}`)) return paper;
  return { data: [], next: null };
};

beforeEach(() => {
  session.open(testUser({ tgl_system: '2026-11-21' }));
  [paper, asked, sent, rujukanTiba, didahului] = [BELI, [], [], Promise.resolve(), undefined];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) => {
    asked.push(url);
    if (method !== 'GET') sent.push({ method, url, body: JSON.parse(String(body)) as Sent['body'] });
    const tiba = url.includes('/pembelian/rujukan') ? rujukanTiba : Promise.resolve();
    if (method === 'PUT' && didahului) return Promise.resolve(Response.json(didahului, { status: 409 }));
    return tiba.then(() => Response.json(answer(url)));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  session.close();
  vi.unstubAllGlobals();
  queryClient.clear();
});

async function openPage(search = `?ubah=${NOMOR}`) {
  const root = createRootRoute({ component: TransaksiPembelianPage });
  const history = createMemoryHistory({ initialEntries: [`/transaksi-pembelian${search}`] });
  const router = createRouter({ routeTree: root, history });
  await renderUi(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
      <DialogHost />
    </QueryClientProvider>,
  );
  return router;
}

it('is opened with all that it says, changed and sent in its place as of the version that was seen', async () => {
  const router = await openPage();
  await screen.findByText(`Ubah ${NOMOR}`);
  // It may hold its own pieces.
  expect(asked.some((url) => url.includes(`untuk=${NOMOR}`))).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: /CINCIN MATA SATU/ }));
  await userEvent.click(await screen.findByRole('radio', { name: /LECET/ }));
  await userEvent.keyboard('{F8}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    method: 'PUT',
    body: {
      versi: 4,
      kode_sales: 'SL01',
      pelanggan: { nama: 'BU TINI' },
      barang: [
        { kode_barcode: KODE, kondisi_barang: 'LECET', harga_beli: 2_931_500, foto_barang: 'KL01/MASTER/a.jpg' },
      ],
      bayar: [
        { jenis: 'TRANSFER', jumlah: 2_000_000, no_rekening: '008123', no_rekening_customer: '4471' },
        { jenis: 'CASH', jumlah: 931_500 },
      ],
    },
  });
  expect(sent[0]?.url).toContain(`/pembelian/${NOMOR}`);
  await waitFor(() => expect(router.state.location.pathname).toBe('/lihat-pembelian'));
});

it('that somebody else has changed meanwhile is opened as it is now, once that was read', async () => {
  await openPage();
  await userEvent.click(await screen.findByRole('button', { name: /CINCIN MATA SATU/ }));
  await userEvent.click(await screen.findByRole('radio', { name: /LECET/ }));
  didahului = { code: 'sudah_diubah', params: { nomor: NOMOR, versi: 5 }, message: 'sudah diubah orang lain' };
  paper = { ...BELI, versi: 5, pelanggan: { ...BELI.pelanggan, nama: 'BU SARI' } };
  await userEvent.keyboard('{F8}');
  await screen.findByText(/sudah diubah orang lain/);
  await userEvent.click(screen.getByRole('button', { name: 'Muat Ulang' }));
  await screen.findByText('BU SARI');
  didahului = undefined;
  await userEvent.keyboard('{F8}');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { versi: 5, pelanggan: { nama: 'BU SARI' } } }));
});

it('that is booked, or made by an exchange, is not opened', async () => {
  paper = { ...BELI, status: 'DONE', boleh: [] };
  await openPage();
  await screen.findByText(`${NOMOR} tidak bisa diubah lagi`);
  expect(sent).toEqual([]);
});

it('keeps the hand on a line without a condition, and says so at it', async () => {
  paper = { ...BELI, barang: BELI.barang.map((row) => ({ ...row, kondisi_barang: '' })) };
  await openPage();
  await userEvent.click(await screen.findByRole('button', { name: /CINCIN MATA SATU/ }));
  const [mulus] = await screen.findAllByRole('radio', { name: /MULUS/ });
  const harga = document.querySelector('[name="harga_beli"]') as HTMLElement;
  await userEvent.type(harga, '{Enter}');
  await screen.findByText('Kondisi Barang Tidak Boleh Kosong');
  await waitFor(() => expect(document.activeElement).toBe(mulus));
  // Chosen, it goes on.
  await userEvent.keyboard('1');
  expect(screen.queryByText('Kondisi Barang Tidak Boleh Kosong')).toBeNull();
  await userEvent.type(harga, '{Enter}');
  await waitFor(() => expect(document.activeElement?.closest('[data-scan-box]')).not.toBeNull());
});

it('has the hand at the condition also where the conditions come after the line was opened', async () => {
  let tiba: (nothing?: unknown) => void = () => undefined;
  rujukanTiba = new Promise((resolve) => {
    tiba = resolve;
  });
  await openPage();
  await userEvent.click(await screen.findByRole('button', { name: /CINCIN MATA SATU/ }));
  expect(screen.queryByRole('radio', { name: /MULUS/ })).toBeNull();
  tiba();
  const mulus = await screen.findByRole('radio', { name: /MULUS/ });
  await waitFor(() => expect(document.activeElement).toBe(mulus));
});

it('is saved at the thumb on a phone, by a button that says what is paid', async () => {
  onPhone();
  await openPage();
  const simpan = await screen.findByRole('button', { name: /^Simpan · Rp. 3,043,000/ });
  expect(simpan.closest('[data-thumb-bar]')).not.toBeNull();
  await userEvent.click(simpan);
  await waitFor(() => expect(sent).toHaveLength(1));
});

it('is not sent without goods that are still being described', async () => {
  await openPage();
  await screen.findByText(`Ubah ${NOMOR}`);
  await userEvent.keyboard('{F6}');
  await userEvent.type(await screen.findByRole('textbox', { name: /Nama Barang/ }), 'GELANG TUA');
  await userEvent.keyboard('{F8}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
  expect(screen.getByRole('textbox', { name: /Nama Barang/ })).toHaveProperty('value', 'GELANG TUA');
});

it('leaves the hand where goods are scanned when a new purchase takes the place of one whose line had it', async () => {
  await openPage('');
  const scan = await screen.findByPlaceholderText('Scan nota atau barcode barang');
  await userEvent.type(scan, `${KODE}{Enter}`);
  const mulus = await screen.findByRole('radio', { name: /MULUS/ });
  await waitFor(() => expect(document.activeElement).toBe(mulus));
  await userEvent.keyboard('{F2}');
  (await screen.findByRole('button', { name: 'Buang' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('radio', { name: /MULUS/ })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(scan));
});
