import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../platform/session.ts';
import { laidOut } from '../../../testing/laid-out.ts';
import { openPage } from '../../../testing/page.tsx';
import { testUser } from '../../../testing/user.ts';
import { KirimExternalPage } from './KirimExternalPage.tsx';
import { UpdateExternalPage } from './UpdateExternalPage.tsx';

// Tables with all their cells take their time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const barang = (kode_barcode: string) => ({
  kode_barcode,
  nama_barang: `CINCIN ${kode_barcode}`,
  kode_baki: 'A1',
  kode_group: '700',
  kode_dept: 'CN',
  kadar: 70,
  berat: 1,
  harga: 1_000_000,
  foto: '',
  keadaan: 'TERBIT',
  beda: [],
  dipegang: null,
  dicoba: null,
  versi: 1,
  galat: null,
});
let dikirim: unknown[];
let jawab: () => void;

beforeEach(() => {
  session.open(testUser({ level: 'OWN' }));
  dikirim = [];
  vi.stubGlobal('fetch', (_url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Promise.resolve(Response.json([barang('0001'), barang('0002')]));
    dikirim.push((JSON.parse(String(body)) as { readonly barang: unknown }).barang);
    return new Promise<Response>((resolve) => {
      jawab = () => resolve(Response.json({ jumlah: 1 }));
    });
  });
  laidOut();
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

const tanda = async (kode: string) => {
  const row = (await screen.findByText(new RegExp(`CINCIN ${kode}`))).closest('tr, [role=row]');
  const box = row?.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (!box) throw new Error(`nothing to tick at ${kode}`);
  return box;
};

async function tandaiSelagiDikirim() {
  await userEvent.click(await tanda('0001'));
  await userEvent.keyboard('{F8}');
  await waitFor(() => expect(dikirim).toEqual([[{ kode_barcode: '0001' }]]));
  await userEvent.click(await tanda('0002'));
  jawab();
}
const ditandai = async () => [(await tanda('0001')).checked, (await tanda('0002')).checked];

it('keeps what is ticked while the pieces before it go to the web', async () => {
  await openPage(KirimExternalPage, '/kirim-external');
  await userEvent.type(await screen.findByLabelText(/Barcode/), '0001 0002{Enter}');
  await tandaiSelagiDikirim();
  await waitFor(async () => expect(await ditandai()).toEqual([false, true]));
});

it('keeps what is ticked while the pieces before it are told anew', async () => {
  await openPage(UpdateExternalPage, '/update-external');
  await tandaiSelagiDikirim();
  await waitFor(async () => expect(await ditandai()).toEqual([false, true]));
});
