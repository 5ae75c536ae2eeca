import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hear } from '../../platform/scanner.ts';
import { session, useActor } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { toasts } from '../../ui/dialog/toasts.ts';
import { aturanJual } from '../../trade/harga/aturan-jual.ts';
import { BarangIsian } from './BarangIsian.tsx';
import { Contoh } from './Contoh.tsx';
import { ISI_BARANG, type BarisPesanan, type HargaDipesan } from './isi.ts';
import { cariContoh } from './panggilan.ts';
import { usePesanan } from './use-pesanan.ts';

vi.setConfig({ testTimeout: 20_000 });

const DICARI = 'Harga hari ini sedang dicari, coba lagi';
const HARI_INI: HargaDipesan = {
  kadar: 75,
  harga: { sumber: 'GROUP', harga_gram: 900_000, persentase: 100, harga_tetap: null },
  tipe_ongkos: 'TOTAL',
  ongkos: 50_000,
};
const BARIS: BarisPesanan = {
  ...ISI_BARANG,
  id: '1',
  kode_group: '750',
  kode_dept: 'CC',
  nama_barang: 'CINCIN',
  berat: '2.5',
  harga_gram: '900000',
  hari_ini: HARI_INI,
  otorisasi: null,
};
let harga: Promise<Response>;
let datang: (response: Response) => void;
const tambah = vi.fn<(isi: unknown) => void>();

beforeEach(() => {
  session.open(testUser({ level: 'OWN' }));
  tambah.mockClear();
  harga = new Promise((resolve) => {
    datang = resolve;
  });
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname } = new URL(url, location.href);
    if (pathname.endsWith('/pesanan/harga')) return harga.then((response) => response.clone());
    if (pathname.endsWith('/harga-jual')) {
      return Promise.resolve(
        pathname.includes('SALAH')
          ? Response.json({ code: 'tidak_ditemukan', message: 'Barang tidak ditemukan' }, { status: 404 })
          : Response.json({ kode_barcode: 'BC1', nama_barang: 'GELANG', berat: 3 }),
      );
    }
    return Promise.resolve(Response.json({ data: [], next: null }));
  });
});
afterEach(() => {
  cleanup();
  session.close();
  toasts.set([]);
  vi.unstubAllGlobals();
});

const simpan = vi.fn<(baris: unknown) => void>();
const Barang = () => (
  <BarangIsian
    ubah={BARIS}
    aturan={{ ...aturanJual(useActor()), validasi: false }}
    onSimpan={simpan}
    fieldRef={() => undefined}
  />
);

it('says that the price of the day is on its way to whoever goes on before it is there', async () => {
  await openPage(Barang, '/transaksi-pesanan');
  const pakai = await screen.findByRole('button', { name: /Pakai/ });
  expect(screen.queryByText(DICARI)).toBeNull();
  await userEvent.click(pakai);
  await screen.findByText(DICARI);
  expect(simpan).not.toHaveBeenCalled();
  act(() => datang(Response.json(HARI_INI)));
  await waitFor(() => expect(screen.queryByText(DICARI)).toBeNull());
  await userEvent.click(pakai);
  await waitFor(() => expect(simpan).toHaveBeenCalledWith(expect.objectContaining({ harga_gram: '900000' })));
});

const contoh = () =>
  openPage(
    () => <Contoh contoh={[]} salah={{}} cari={cariContoh} onTambah={tambah} onHapus={() => undefined} />,
    '/transaksi-pesanan',
  );
const deskripsi = () => screen.findByLabelText(/Deskripsi/);
const barcode = () => screen.findByLabelText(/Barcode/);
const scan = (kode: string) => act(() => void hear(kode));

it('keeps a sample that is half typed when a piece of the shop is scanned, and says there why one is refused', async () => {
  await contoh();
  // Typed at a hand's pace: keys that follow at once are a scanner's.
  fireEvent.change(await deskripsi(), { target: { value: 'CINCIN LAMA' } });
  scan('BC1');
  await waitFor(() => expect(tambah).toHaveBeenCalledWith(expect.objectContaining({ kode_barcode: 'BC1' })));
  expect(await deskripsi()).toHaveProperty('value', 'CINCIN LAMA');
  scan('SALAH');
  await waitFor(() => expect(toasts.get().map(({ message }) => message)).toEqual(['Barang tidak ditemukan']));
  expect(await deskripsi()).toHaveProperty('value', 'CINCIN LAMA');
});

it('shows a refused code in its field where nothing else is typed, until the next one is scanned', async () => {
  await contoh();
  await deskripsi();
  scan('SALAH');
  await screen.findByText('Barang tidak ditemukan');
  expect(await barcode()).toHaveProperty('value', 'SALAH');
  scan('BC1');
  await waitFor(() => expect(tambah).toHaveBeenCalledTimes(1));
  await waitFor(async () => expect(await barcode()).toHaveProperty('value', ''));
  expect(toasts.get()).toEqual([]);
});

/** An order as it is sent, with a line at the day's price and one at a price that was agreed on. */
function Pesanan() {
  const { form, draft } = usePesanan();
  const barang = [BARIS, { ...BARIS, id: '2', harga_gram: '890000' }];
  return (
    <>
      <button type="button" onClick={() => form.ganti((isi) => ({ ...isi, barang }))}>
        isi
      </button>
      <button type="button" onClick={() => void form.simpan('pesanan', {}, 'PS')}>
        kirim
      </button>
      <output>{draft.barang.map((row) => [row.harga_gram, row.hari_ini.harga.harga_gram].join('/')).join(' ')}</output>
    </>
  );
}

it('follows the price of the day where that has moved before it is saved, and keeps what was agreed on', async () => {
  const answered = fetch;
  const params = { kode_barcode: 'CINCIN', harga_lama: 900_000, harga_baru: 950_000 };
  const moved = { code: 'harga_sudah_berubah', message: 'Harga sudah berubah', params };
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    init?.method === 'POST' ? Promise.resolve(Response.json(moved, { status: 409 })) : answered(url, init),
  );
  datang(Response.json({ ...HARI_INI, harga: { ...HARI_INI.harga, harga_gram: 950_000 } }));
  await openPage(Pesanan, '/transaksi-pesanan');
  fireEvent.click(await screen.findByText('isi'));
  await screen.findByText('900000/900000 890000/900000');
  fireEvent.click(screen.getByText('kirim'));
  expect(await screen.findByText('950000/950000 890000/950000')).toBeTruthy();
});

function DenganContoh() {
  const { form, draft, contoh: sampel } = usePesanan();
  return (
    <>
      <button type="button" onClick={() => void form.simpan('pesanan', {}, 'PS')}>
        kirim
      </button>
      <Contoh
        key={form.ke}
        contoh={draft.contoh}
        salah={{}}
        cari={sampel.cari}
        onTambah={sampel.tambah}
        onHapus={sampel.hapus}
      />
    </>
  );
}

it.each([
  ['not taken into the next order once its own is saved', true],
  ['taken where its own was refused', false],
])('says so of a sample that is answered while its order is sent: %s', async (_, disimpan) => {
  const answered = fetch;
  let dijawab: (() => void) | undefined;
  let tersimpan: (() => void) | undefined;
  const ditolak = { code: 'data_tidak_valid', message: 'Belum lengkap', params: {}, fields: {} };
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    init?.method === 'POST'
      ? new Promise((resolve) => {
          const jawaban = { nomor: 'KL-PS-261121-0001', status: 'OPEN', total_harga: 1, boleh: [] };
          tersimpan = () => resolve(Response.json(disimpan ? jawaban : ditolak, { status: disimpan ? 200 : 422 }));
        })
      : url.includes('/harga-jual')
        ? new Promise((resolve) => {
            dijawab = () => resolve(answered(url, init));
          })
        : answered(url, init),
  );
  await openPage(DenganContoh, '/transaksi-pesanan');
  await deskripsi();
  scan('BC1');
  await waitFor(() => expect(dijawab).toBeDefined());
  fireEvent.click(screen.getByText('kirim'));
  await waitFor(() => expect(tersimpan).toBeDefined());
  await act(async () => {
    dijawab?.();
    await new Promise((resolve) => void setTimeout(resolve, 50));
  });
  expect(screen.queryByText(/GELANG/)).toBeNull();
  act(() => tersimpan?.());
  if (disimpan) {
    await waitFor(() =>
      expect(toasts.get().map(({ message }) => message)).toContainEqual(expect.stringMatching(/BC1/)),
    );
    expect(screen.queryByText(/GELANG/)).toBeNull();
  } else expect(await screen.findByText(/GELANG/)).toBeDefined();
});
