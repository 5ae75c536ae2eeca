import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { text, weight } from '@kilau/contract/core/field.ts';
import { service } from '@kilau/contract/features/service/service.kind.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { toasts } from '../../ui/dialog/toasts.ts';
import { KOSONG, type Rusak } from '../dokumen/salah.ts';
import { useFormKertas } from '../dokumen/use-form-kertas.ts';
import { PELANGGAN_KOSONG } from '../pelanggan/pelanggan-draft.ts';
import { IsianBaris } from './IsianBaris.tsx';
import { NamaDraf } from './tertinggal.ts';
import { useHalamanKertas } from './use-halaman-kertas.ts';
import { useIsiBaris } from './use-isi-baris.ts';

const FIELDS = {
  nama_barang: text({ max: 40, label: 'field.nama_barang' }),
  berat: weight({ label: 'field.berat' }),
} as const;
const ISI = { nama_barang: '', berat: '' };
type Isi = typeof ISI;

interface Draf {
  readonly kode_sales: string;
  readonly pelanggan: typeof PELANGGAN_KOSONG;
  readonly barang: readonly (Isi & { readonly id: string })[];
}
const kosong = (): Draf => ({ kode_sales: 'SL01', pelanggan: PELANGGAN_KOSONG, barang: [] });

const periksaIsi = ({ nama_barang, berat }: Isi): Rusak => ({
  ...(nama_barang === '' && { nama_barang: KOSONG }),
  ...(berat === '' && { berat: KOSONG }),
});

/** The fields of one line; the next one is of the same name. */
function Isian({ halaman }: { readonly halaman: ReturnType<typeof useHalaman> }) {
  const isian = useIsiBaris<Isi>(halaman.baris.terbuka ?? ISI, FIELDS);
  return (
    <IsianBaris
      label="Barang"
      fields={FIELDS}
      isian={isian}
      onSimpan={() =>
        isian.pakai(periksaIsi(isian.isi), () => {
          halaman.baris.pasang(isian.isi);
          return { ...ISI, nama_barang: isian.isi.nama_barang };
        })
      }
      diubah={halaman.baris.terbuka !== undefined}
      firstRef={halaman.tangan.isianRef}
    />
  );
}

function useHalaman() {
  const form = useFormKertas<Draf, { readonly nomor: string; readonly status: string }>(service, { kosong });
  return useHalamanKertas(service, form, {
    periksa: (): Rusak => (form.isi.barang.length === 0 ? { barang: KOSONG } : {}),
    kirim: () => ({ barang: form.isi.barang.map(({ nama_barang, berat }) => ({ nama_barang, berat })) }),
    hampa: form.isi.barang.length === 0,
  });
}

function Kertas() {
  const halaman = useHalaman();
  return (
    <NamaDraf value={halaman.form.nama}>
      <Isian key={halaman.baris.kunci} halaman={halaman} />
      <button type="button" onClick={() => halaman.bayar.buka()}>
        Bayar
      </button>
      <button type="button" onClick={() => halaman.baris.buka('1')}>
        Baris Pertama
      </button>
      <button type="button" onClick={halaman.simpan}>
        Simpan
      </button>
      <button type="button" onClick={halaman.baru}>
        Baru
      </button>
      <output>{halaman.bayar.dibuka ? 'dibayar' : ''}</output>
    </NamaDraf>
  );
}

const dikirim = vi.fn<(body: unknown) => void>();
const nama = () => screen.findByLabelText('Nama Barang');
const berat = () => screen.findByLabelText('Berat');
/** The hand comes back to the name, a moment later, and selects what stands there. */
const kembali = async () => {
  const field = await nama();
  await waitFor(() => expect(document.activeElement).toBe(field));
};
const dibayar = () => screen.getByRole('status').textContent;
/** The payment opens in the frame after the click. */
const nextFrame = () => act(() => new Promise<number>(requestAnimationFrame).then(() => undefined));
const tekan = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(async () => {
  session.open(testUser());
  dikirim.mockClear();
  vi.stubGlobal('fetch', (_url: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Promise.resolve(Response.json([]));
    dikirim((JSON.parse(String(init.body)) as { readonly barang: unknown }).barang);
    return Promise.resolve(Response.json({ nomor: 'KL-SV-261129-0001', status: 'TUNGGU' }, { status: 201 }));
  });
  await openPage(Kertas, '/');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  session.close();
  toasts.set([]);
  vi.unstubAllGlobals();
});

it('saves a line that is typed to its end with the others, though nobody has pressed its last Enter', async () => {
  await userEvent.type(await nama(), 'CINCIN{Enter}');
  await userEvent.type(await berat(), '2.5{Enter}');
  await kembali();
  await userEvent.type(await berat(), '3');
  await tekan('Simpan');
  await waitFor(() => expect(dikirim).toHaveBeenCalled());
  expect(dikirim).toHaveBeenCalledWith([
    { nama_barang: 'CINCIN', berat: '2.5' },
    { nama_barang: 'CINCIN', berat: '3' },
  ]);
});

it('saves nothing while one lacks something, says so, and leads there', async () => {
  await userEvent.type(await nama(), 'CINCIN{Enter}');
  await userEvent.type(await berat(), '2.5{Enter}');
  await kembali();
  await userEvent.clear(await nama());
  await userEvent.type(await nama(), 'KALUNG');
  await tekan('Simpan');
  const kurang = await berat();
  await waitFor(() => expect(document.activeElement).toBe(kurang));
  expect(kurang.getAttribute('aria-invalid')).toBe('true');
  await tekan('Bayar');
  await nextFrame();
  expect(dibayar()).toBe('');
  expect(dikirim).not.toHaveBeenCalled();
  expect(await nama()).toHaveProperty('value', 'KALUNG');
});

it('takes no notice of what the line before has left to the next one', async () => {
  await userEvent.type(await nama(), 'CINCIN{Enter}');
  await userEvent.type(await berat(), '2.5{Enter}');
  await kembali();
  await tekan('Bayar');
  await waitFor(() => expect(dibayar()).toBe('dibayar'));
  await tekan('Simpan');
  await waitFor(() => expect(dikirim).toHaveBeenCalledWith([{ nama_barang: 'CINCIN', berat: '2.5' }]));
});

it('takes what is typed over before it is paid', async () => {
  await userEvent.type(await nama(), 'CINCIN{Enter}');
  await userEvent.type(await berat(), '2.5');
  await tekan('Bayar');
  await waitFor(() => expect(dibayar()).toBe('dibayar'));
  await tekan('Simpan');
  await waitFor(() => expect(dikirim).toHaveBeenCalledWith([{ nama_barang: 'CINCIN', berat: '2.5' }]));
});

it('takes it over before another line is opened, and opens none while it lacks something', async () => {
  await userEvent.type(await nama(), 'CINCIN{Enter}');
  await userEvent.type(await berat(), '2.5{Enter}');
  await kembali();
  await userEvent.type(await nama(), ' BESAR');
  await tekan('Baris Pertama');
  expect(await nama()).toHaveProperty('value', 'CINCIN BESAR');
  await userEvent.type(await berat(), '3');
  await tekan('Baris Pertama');
  await waitFor(async () => expect(await berat()).toHaveProperty('value', '2.5 gr'));
  await tekan('Simpan');
  await waitFor(() =>
    expect(dikirim).toHaveBeenCalledWith([
      { nama_barang: 'CINCIN', berat: '2.5' },
      { nama_barang: 'CINCIN BESAR', berat: '3' },
    ]),
  );
});

/** As after a reload, or a new login. */
const bukaLagi = async () => {
  cleanup();
  await openPage(Kertas, '/');
};

it('brings what was typed of a line back with the draft of its paper', async () => {
  await userEvent.type(await nama(), 'CINCIN{Enter}');
  await userEvent.type(await berat(), '2.5{Enter}');
  await kembali();
  await userEvent.type(await nama(), ' BESAR');
  await bukaLagi();
  expect(await nama()).toHaveProperty('value', 'CINCIN BESAR');
  await userEvent.type(await berat(), '3');
  await tekan('Simpan');
  await waitFor(() =>
    expect(dikirim).toHaveBeenCalledWith([
      { nama_barang: 'CINCIN', berat: '2.5' },
      { nama_barang: 'CINCIN BESAR', berat: '3' },
    ]),
  );
});

it('brings a line that was being changed back to where it stands', async () => {
  await userEvent.type(await nama(), 'CINCIN{Enter}');
  await userEvent.type(await berat(), '2.5{Enter}');
  await kembali();
  await tekan('Baris Pertama');
  await waitFor(async () => expect(await berat()).toHaveProperty('value', '2.5 gr'));
  await kembali();
  await userEvent.type(await nama(), ' BESAR');
  await bukaLagi();
  expect(await nama()).toHaveProperty('value', 'CINCIN BESAR');
  await tekan('Simpan');
  await waitFor(() => expect(dikirim).toHaveBeenCalledWith([{ nama_barang: 'CINCIN BESAR', berat: '2.5' }]));
});

it('leaves nothing of it to the next paper, nor to another user of the till', async () => {
  await userEvent.type(await nama(), 'CINCIN');
  cleanup();
  session.open({ ...testUser(), user_id: 'KASIR9' });
  await openPage(Kertas, '/');
  expect(await nama()).toHaveProperty('value', '');
  cleanup();
  session.open(testUser());
  await openPage(Kertas, '/');
  expect(await nama()).toHaveProperty('value', 'CINCIN');
  await userEvent.type(await berat(), '2.5');
  await tekan('Simpan');
  await waitFor(() => expect(dikirim).toHaveBeenCalled());
  await waitFor(async () => expect(await nama()).toHaveProperty('value', ''));
  await bukaLagi();
  expect(await nama()).toHaveProperty('value', '');
  await userEvent.type(await nama(), 'GELANG');
  await tekan('Baru');
  await bukaLagi();
  expect(await nama()).toHaveProperty('value', '');
});
