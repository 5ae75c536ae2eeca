import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hear } from '../../platform/scanner.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { onPhone } from '../../testing/phone.ts';
import { testUser } from '../../testing/user.ts';
import { DialogHost } from '../../ui/dialog/DialogHost.tsx';
import { TerimaCuciCabangPage } from './TerimaBarangPage.tsx';

// Tables with all their cells take their time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const barang = (kode_barcode: string) => ({
  kode_barcode,
  nama_barang: `CINCIN ${kode_barcode}`,
  kode_group: '700',
  kode_dept: 'CN',
  kadar: 70,
  berat: 2.5,
  size: '',
  hasil: 'KIRIM',
});
const KIRIMAN = {
  no_kirim: 'PS-KB-1',
  dari_toko: 'PS',
  asal: 'PUSAT',
  no_segel: '',
  jenis_kirim: 'CUCI',
  barang: [barang('A1'), barang('A2')],
};

beforeEach(() => {
  session.open(testUser());
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      Response.json(url.includes('PS-KB-1') ? KIRIMAN : url.includes('list-no-kirim') ? [] : { data: [] }),
    ),
  );
});
afterEach(() => {
  cleanup();
  session.close();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** All at once, as a paste: keys one by one would be a scanner's to this page, now and then. */
function pindai(kode: string) {
  const field = document.querySelector('[data-scan-box] input') as HTMLInputElement;
  fireEvent.change(field, { target: { value: kode } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

const lepas = (kode: string) =>
  within(screen.getByText(`CINCIN ${kode}`, { selector: 'td' }).closest('tr') as HTMLElement).queryByRole('button', {
    name: 'Lepas',
  });

it('lets go of what was scanned, and offers that of nothing else', async () => {
  await openPage(TerimaCuciCabangPage, '/terima-cuci');
  await screen.findByRole('textbox');
  pindai('PS-KB-1');
  await screen.findByText('CINCIN A2');
  expect(lepas('A1')).toBeNull();
  pindai('A1');
  await waitFor(() => expect(lepas('A1')).not.toBeNull());
  expect(lepas('A2')).toBeNull();
  // It is not weighed yet.
  expect(screen.getByText('Diterima', { selector: 'td' })).not.toBeNull();
  await userEvent.click(lepas('A1') as HTMLElement);
  await waitFor(() => expect(lepas('A1')).toBeNull());
});

it('says which piece was scanned by its name', async () => {
  await openPage(TerimaCuciCabangPage, '/terima-cuci');
  await screen.findByRole('textbox');
  pindai('PS-KB-1');
  await screen.findByText('CINCIN A2');
  pindai('A1');
  expect(await screen.findByText('CINCIN A1', { selector: 'span' })).not.toBeNull();
});

it('takes both of two codes that one picture of the camera shows', async () => {
  await openPage(TerimaCuciCabangPage, '/terima-cuci');
  await screen.findByRole('textbox');
  pindai('PS-KB-1');
  await screen.findByText('CINCIN A2');
  act(() => {
    hear('A1');
    hear('A2');
  });
  expect([lepas('A1'), lepas('A2')]).not.toContain(null);
});

it('takes what is scanned while its number is still looked up for a piece of it', async () => {
  await openPage(TerimaCuciCabangPage, '/terima-cuci');
  await screen.findByRole('textbox');
  pindai('PS-KB-1');
  pindai('A2');
  await screen.findByText('CINCIN A2', { selector: 'td' });
  await waitFor(() => expect(lepas('A2')).not.toBeNull());
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('keeps what was scanned where the server refuses it, but for what has come in elsewhere meanwhile', async () => {
  let kiriman = KIRIMAN;
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit) => {
    if (method === 'POST') {
      kiriman = { ...KIRIMAN, barang: [barang('A1'), { ...barang('A2'), hasil: 'TERIMA' }] };
      const kata = { code: 'barang_tidak_tersedia', message: 'A2 sudah diterima' };
      return Promise.resolve(Response.json(kata, { status: 409 }));
    }
    return Promise.resolve(
      Response.json(url.includes('PS-KB-1') ? kiriman : url.includes('list-no') ? [] : { data: [] }),
    );
  });
  await openPage(TerimaCuciCabangPage, '/terima-cuci');
  await screen.findByRole('textbox');
  pindai('PS-KB-1');
  await screen.findByText('CINCIN A2');
  for (const kode of ['A1', 'A2']) {
    pindai(kode);
    const berat = await screen.findByLabelText(new RegExp(`Berat.*${kode}`));
    fireEvent.change(berat, { target: { value: '2,5' } });
  }
  await userEvent.click(screen.getByRole('button', { name: /Simpan/ }));
  await waitFor(() => expect(lepas('A2')).toBeNull());
  expect(lepas('A1')).not.toBeNull();
});

it('keeps what was scanned while somebody looks at another page', async () => {
  await openPage(TerimaCuciCabangPage, '/terima-cuci');
  await screen.findByRole('textbox');
  pindai('PS-KB-1');
  await screen.findByText('CINCIN A2');
  pindai('A1');
  fireEvent.change(await screen.findByLabelText(/Berat.*A1/), { target: { value: '2.4' } });
  cleanup();
  await openPage(TerimaCuciCabangPage, '/terima-cuci');
  await screen.findByText('CINCIN A2');
  expect(lepas('A1')).not.toBeNull();
  expect(lepas('A2')).toBeNull();
  expect(screen.getByText('CINCIN A1', { selector: 'td' }).closest('tr')?.textContent).toContain('Diterima · 2.4 gr');
  expect(screen.getByText('BELUM DISIMPAN')).not.toBeNull();
});

it('asks before another one is chosen in the place of what was scanned', async () => {
  const denganTanya = () => (
    <>
      <TerimaCuciCabangPage />
      <DialogHost />
    </>
  );
  await openPage(denganTanya, '/terima-cuci');
  await screen.findByRole('textbox');
  pindai('PS-KB-1');
  await screen.findByText('CINCIN A2');
  pindai('A1');
  await userEvent.click(screen.getByRole('button', { name: 'Kiriman lain' }));
  await screen.findByText('Penerimaan ini belum disimpan (1 barang). Buang?');
  expect(screen.queryByText('CINCIN A2')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ya' }));
  await waitFor(() => expect(screen.queryByText('CINCIN A2')).toBeNull());
});

it('asks before another one is opened in the place of what was kept and could not be looked up again', async () => {
  const denganTanya = () => (
    <>
      <TerimaCuciCabangPage />
      <DialogHost />
    </>
  );
  await openPage(TerimaCuciCabangPage, '/terima-cuci');
  await screen.findByRole('textbox');
  pindai('PS-KB-1');
  await screen.findByText('CINCIN A2');
  pindai('A1');
  fireEvent.change(await screen.findByLabelText(/Berat.*A1/), { target: { value: '2.4' } });
  cleanup();
  const answered = fetch;
  let mati = true;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.includes('PS-KB-2')) return Promise.resolve(Response.json({ ...KIRIMAN, no_kirim: 'PS-KB-2' }));
    return mati && url.includes('PS-KB-1') ? Promise.reject(new TypeError('gone')) : answered(url, init);
  });
  await openPage(denganTanya, '/terima-cuci');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Koneksi'));
  mati = false;
  pindai('PS-KB-2');
  await screen.findByText('Penerimaan ini belum disimpan (1 barang). Buang?');
  await userEvent.keyboard('{Escape}');
  await screen.findByText('CINCIN A2');
  expect(screen.getByText('CINCIN A1', { selector: 'td' }).closest('tr')?.textContent).toContain('Diterima · 2.4 gr');
});

it('saves at the thumb on a phone, once something is open', async () => {
  onPhone();
  await openPage(TerimaCuciCabangPage, '/terima-cuci');
  await screen.findByRole('textbox');
  expect(screen.queryByRole('button', { name: /Simpan/ })).toBeNull();
  pindai('PS-KB-1');
  const [tombol, ...lain] = await screen.findAllByRole('button', { name: /Simpan/ });
  expect(lain).toEqual([]);
  expect(tombol?.closest('form')).toBeNull();
});
