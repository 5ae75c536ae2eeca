import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideRefInputs } from '../../engine/inputs/ref-slot.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { onPhone } from '../../testing/phone.ts';
import { testUser } from '../../testing/user.ts';
import { PindahSortirPage, SortirPembelianPage, TerimaSepuhanPage } from './SepuhanPages.tsx';

// Tables with all their cells take their time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const BARANG = {
  kode_barcode: 'A1',
  nama_barang: 'CINCIN A1',
  kode_group: '700',
  kode_dept: 'CN',
  kode_baki: 'A01',
  kadar: 70,
  berat: 2.5,
};
let sent: { readonly url: string; readonly body: unknown }[];

beforeEach(() => {
  // A tray is typed here: other files leave their pickers behind.
  provideRefInputs(undefined);
  session.open(testUser());
  sent = [];
  vi.stubGlobal('fetch', (url: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (method === 'POST') sent.push({ url, body: JSON.parse(body ?? '') });
    const [, kode] = /\/get\/(?:dibeli|dicuci|siap-pindah)\/(?:.+\/)?(\w+)$/.exec(url) ?? [];
    const barang = { ...BARANG, kode_barcode: kode, nama_barang: `CINCIN ${kode}` };
    return Promise.resolve(Response.json(kode === undefined ? { data: [], next: null, nomor: 'N1' } : barang));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  session.close();
  vi.unstubAllGlobals();
});

function pindai(kode: string): HTMLInputElement {
  const field = document.querySelector('[data-scan-box] input') as HTMLInputElement;
  fireEvent.change(field, { target: { value: kode } });
  fireEvent.keyDown(field, { key: 'Enter' });
  return field;
}

async function sortir() {
  await openPage(SortirPembelianPage, '/sortir-pembelian');
  await screen.findAllByRole('textbox');
  pindai('A1');
  await screen.findAllByText('CINCIN A1');
  const [tombol, ...lain] = screen.getAllByRole('button', { name: /^Simpan/ });
  expect(lain).toEqual([]);
  return tombol as HTMLButtonElement;
}

it('saves at the thumb on a phone, by the form that stands elsewhere', async () => {
  onPhone();
  const tombol = await sortir();
  expect(tombol.closest('form')).toBeNull();
  fireEvent.click(tombol);
  await waitFor(() => expect(sent).toMatchObject([{ body: { barang: [{ kode_barcode: 'A1' }] } }]));
});

it('saves in the form elsewhere', async () => expect((await sortir()).closest('form')).not.toBeNull());

it('opens the line whose weight is missing, and leads the hand to it', async () => {
  await openPage(TerimaSepuhanPage, '/terima-sepuhan');
  await screen.findAllByRole('textbox');
  pindai('CUCI1');
  await screen.findByDisplayValue('CUCI1');
  const codes = pindai('A1');
  await screen.findAllByText('CINCIN A1');
  const weight = () => screen.queryByLabelText<HTMLInputElement>(/^Berat/);
  await waitFor(() => expect(document.activeElement).toBe(weight()));
  fireEvent.keyDown(weight() as HTMLInputElement, { key: 'Enter' });
  await waitFor(() => expect(document.activeElement).toBe(codes));
  expect(weight()).toBeNull();
  fireEvent.keyDown(document.body, { key: 'F8' });
  await waitFor(() => expect(document.activeElement).toBe(weight()));
  expect(sent).toEqual([]);
  // What it weighs here is what the paper comes to, not what it weighed before.
  expect(screen.queryByText('2.450 gr')).toBeNull();
  fireEvent.change(weight() as HTMLInputElement, { target: { value: '2.45' } });
  expect(await screen.findByText('2.450 gr')).toBeDefined();
});

it('says that the batch comes first where a piece is scanned before it, and takes the batch then', async () => {
  const answer = globalThis.fetch;
  const message = 'Dokumen A1 tidak ditemukan.';
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) =>
    url.endsWith('/kirim-barang-cuci/A1')
      ? Promise.resolve(Response.json({ code: 'dokumen_tidak_ditemukan', message }, { status: 404 }))
      : answer(url, init),
  );
  await openPage(TerimaSepuhanPage, '/terima-sepuhan');
  await screen.findAllByRole('textbox');
  const codes = pindai('A1');
  const dulu = /A1 bukan No Kirim Cuci. Scan atau ketik No Kirim Cuci lebih dulu, baru barangnya\.$/;
  await screen.findByText(dulu, { selector: '[role=alert] span' });
  expect(screen.queryByText(/Dokumen A1 tidak/)).toBeNull();
  expect(document.activeElement).toBe(codes);
  pindai('CUCI1');
  await screen.findByDisplayValue('CUCI1');
  expect(screen.queryByText(dulu, { selector: '[role=alert] span' })).toBeNull();
  pindai('A1');
  await screen.findAllByText('CINCIN A1');
});

it('leads the hand into the piece that is open when Enter is pressed on its row', async () => {
  await openPage(TerimaSepuhanPage, '/terima-sepuhan');
  await screen.findAllByRole('textbox');
  pindai('CUCI1');
  await screen.findByDisplayValue('CUCI1');
  pindai('A1');
  await screen.findAllByText('CINCIN A1');
  const weight = () => screen.queryByLabelText<HTMLInputElement>(/^Berat/);
  await waitFor(() => expect(document.activeElement).toBe(weight()));
  const row = document.querySelector('tbody tr[data-line]') as HTMLElement;
  row.focus();
  fireEvent.keyDown(row, { key: 'Enter' });
  await waitFor(() => expect(document.activeElement).toBe(weight()));
});

it('says what is missing when there is nothing to save', async () => {
  await openPage(SortirPembelianPage, '/sortir-pembelian');
  const [codes] = await screen.findAllByRole('textbox');
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(await screen.findByText('Barang Tidak Boleh Kosong')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(codes));
  expect(sent).toEqual([]);
  pindai('A1');
  await screen.findAllByText('CINCIN A1');
  expect(screen.queryByText('Barang Tidak Boleh Kosong')).toBeNull();
});

it('puts what was scanned before the tray was chosen into that tray, and leads to the tags of its new barcodes', async () => {
  const label = { path: '/cetak-barcode', menu: 'barang', is_show: true };
  session.open(testUser({ akses: [{ path: '/SubMenuBarang', menu: 'barang', is_show: true, children: [label] }] }));
  await openPage(PindahSortirPage, '/pindah-sortir');
  await screen.findAllByRole('textbox');
  pindai('A1');
  await screen.findAllByText('CINCIN A1');
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toContain('Nama Baru');
  fireEvent.change(screen.getByLabelText(/^Ke Baki/), { target: { value: 'A02' } });
  pindai('A3');
  await screen.findAllByText('CINCIN A3');
  fireEvent.keyDown(document.body, { key: 'F8' });
  const keBaki = ['A1', 'A3'].map((kode_barcode) => ({ kode_barcode, kode_baki: 'A02' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { barang: keBaki } }]));
  expect(await screen.findByRole('button', { name: 'Cetak Labelnya' })).toBeDefined();
});

it('marks all lines that go to no tray, and leads the hand to where it is chosen for them', async () => {
  const fields = Object.fromEntries([0, 1].map((ke) => [`barang.${ke}.kode_baki`, 'Ke Baki Tidak Boleh Kosong']));
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) =>
    init.method === 'POST'
      ? Promise.resolve(
          Response.json({ code: 'data_tidak_valid', message: 'Data belum benar', params: {}, fields }, { status: 422 }),
        )
      : answer(url, init),
  );
  await openPage(PindahSortirPage, '/pindah-sortir');
  await screen.findAllByRole('textbox');
  for (const kode of ['A1', 'A3']) {
    pindai(kode);
    await screen.findAllByText(`CINCIN ${kode}`);
  }
  fireEvent.keyDown(document.body, { key: 'F8' });
  await waitFor(() => expect(document.activeElement).toBe(document.querySelector('[name="cara-kode_baki"]')));
  expect(document.querySelectorAll('tbody tr[data-tone="bad"]').length).toBe(2);
});
