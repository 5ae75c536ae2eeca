import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { service } from '@kilau/contract/features/service/service.kind.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { DialogHost } from '../../ui/dialog/DialogHost.tsx';
import { dialogs } from '../../ui/dialog/dialogs.ts';
import { toasts } from '../../ui/dialog/toasts.ts';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { KOSONG, salahBarang, type Rusak } from '../dokumen/salah.ts';
import { useFormKertas } from '../dokumen/use-form-kertas.ts';
import { PELANGGAN_KOSONG } from '../pelanggan/pelanggan-draft.ts';
import { useHalamanKertas } from './use-halaman-kertas.ts';

const kosong = () => ({ kode_sales: 'SL01', pelanggan: PELANGGAN_KOSONG, barang: [{ id: '1' }] });
let rusak: Rusak;
let hampa: boolean;

/** Goods, their day, and a remark behind them. */
function Kertas() {
  const form = useFormKertas<ReturnType<typeof kosong>, { readonly nomor: string; readonly status: string }>(service, {
    kosong,
  });
  const {
    simpan,
    baru,
    baris,
    tangan: { isianRef: ambil },
  } = useHalamanKertas(service, form, {
    periksa: () => rusak,
    kirim: () => ({}),
    hampa,
    buang: { title: 'Service baru', message: 'Buang?' },
  });
  return (
    <>
      <TextField label="Isian" ref={ambil} />
      <TextField key={baris.kunci} label="Berikutnya" />
      <output>{form.salah[salahBarang('1')]}</output>
      <TextField label="Tanggal" error={form.salah['tgl_selesai']} />
      <TextField label="Catatan" error={form.salah['keterangan']} />
      <button type="button" onClick={() => baris.pasang({})}>
        Pasang
      </button>
      <button type="button" onClick={simpan}>
        Simpan
      </button>
      <button type="button" onClick={baru}>
        Baru
      </button>
      <DialogHost />
    </>
  );
}

beforeEach(() => {
  hampa = false;
  session.open(testUser());
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  session.close();
  toasts.set([]);
  dialogs.set([]);
  vi.unstubAllGlobals();
});

async function save() {
  await openPage(Kertas, '/');
  const button = await screen.findByRole('button', { name: 'Simpan' });
  button.focus();
  fireEvent.click(button);
}
/** The field that has the hand, by its name. */
const hand = () => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent;

it('leads to the first field that keeps a paper from being sent', async () => {
  rusak = { tgl_selesai: KOSONG, keterangan: KOSONG };
  await save();
  await waitFor(() => expect(hand()).toBe('Tanggal'));
});

it('leads to where goods are entered when there are none, whatever else is missing behind them', async () => {
  rusak = { barang: KOSONG, tgl_selesai: KOSONG };
  await save();
  await waitFor(() => expect(hand()).toBe('Isian'));
});

it('leads to what the server refuses, and not back to the goods', async () => {
  rusak = {};
  const fields = { keterangan: 'Terlalu panjang' };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ code: 'data_tidak_valid', message: 'Tidak bisa', fields }, { status: 422 })),
  );
  await save();
  await screen.findByText('Terlalu panjang');
  await waitFor(() => expect(hand()).toBe('Catatan'));
});

it('says at the line of a piece what the server refuses of it, where no field of it is wrong', async () => {
  rusak = {};
  const held = { code: 'barang_sedang_dipakai', message: 'Barang 1 sedang dipegang', params: { kode_barcode: '1' } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...held, fields: {} }, { status: 409 })));
  await save();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Barang 1 sedang dipegang'));
});

it('lets what was typed of the next goods go with the paper that was saved, not with a line of it', async () => {
  rusak = {};
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ nomor: 'KL-SV-1', status: 'TUNGGU', boleh: [] })));
  await openPage(Kertas, '/');
  const next = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Berikutnya' });
  fireEvent.change(await next(), { target: { value: '75' } });
  fireEvent.click(screen.getByRole('button', { name: 'Pasang' }));
  expect((await next()).value).toBe('75');
  fireEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(async () => expect((await next()).value).toBe(''));
});

const another = async () => fireEvent.click(await screen.findByRole('button', { name: 'Baru' }));

it('keeps what was entered when whoever asks for another paper presses Enter too fast', async () => {
  await openPage(Kertas, '/');
  await another();
  await screen.findByRole('button', { name: 'Buang' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Tidak'));
});

it('asks too before goods are lost that are typed and none yet', async () => {
  hampa = true;
  await openPage(
    () => (
      <>
        <form data-terketik="" />
        <Kertas />
      </>
    ),
    '/',
  );
  await another();
  expect(await screen.findByRole('button', { name: 'Buang' })).toBeTruthy();
});

it('asks nothing where nothing was entered', async () => {
  hampa = true;
  await openPage(Kertas, '/');
  await another();
  await waitFor(() => expect(hand()).toBe('Isian'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
