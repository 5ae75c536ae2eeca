import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { modulesWith } from '@kilau/contract/modules.ts';
import { besideDraft, draftName } from '../../../platform/drafts.ts';
import { hear } from '../../../platform/scanner.ts';
import { session } from '../../../platform/session.ts';
import { readText, writeJson } from '../../../platform/storage.ts';
import { CINCIN } from '../../../testing/barang-jual.ts';
import { NOTA, RUJUKAN } from '../../../testing/nota-beli.ts';
import { openPage } from '../../../testing/page.tsx';
import { testUser } from '../../../testing/user.ts';
import { aturanBeli } from '../../../trade/beli/aturan.ts';
import { denganNota, ISI_BELI_KOSONG, ubahBaris } from '../../../trade/beli/isi.ts';
import { DialogStack } from '../../../ui/dialog/DialogStack.tsx';
import { draftKosong, ubahDraft } from '../transaksi/draft.ts';
import { SaleScreen } from '../transaksi/SaleScreen.tsx';
import { susunTukar } from './susun.ts';

const PAGE = 'transaksi-penjualan';
const TUNAI = { jenis: 'CASH', jumlah: '9999999', no_rekening: '', nama_rekening: '', no_kartu: '', fee_persen: '' };

/** An exchange as it was left: an old piece in a condition that takes something off its price. */
function tersimpan() {
  const { draft, pertama } = denganNota(ISI_BELI_KOSONG, [NOTA]);
  const isi = { ...draft, barang: ubahBaris(draft.barang, pertama, { kondisi_barang: 'MULUS' }) };
  return susunTukar('', isi, RUJUKAN, aturanBeli({ modules: modulesWith() })).tukar;
}

afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

/** An answer that comes when it is told to. */
function nanti() {
  let tiba: (answer: Response) => void = () => undefined;
  const jawaban = new Promise<Response>((resolve) => {
    tiba = resolve;
  });
  return { jawaban, tiba };
}

const KINI = { ...NOTA, nama_barang: 'CINCIN MATA DUA', harga_jual: NOTA.harga_jual + 100_000 };

/** Loads the page of a sale anew that an exchange was left on. @returns the name of its draft, and the exchange. */
async function muat(nota: Response | Promise<Response>, rujukan: Response | Promise<Response>) {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'http://kilau');
    if (pathname.endsWith('/pembelian/rujukan')) return rujukan;
    if (pathname.includes('/pembelian/nota/')) return nota;
    if (pathname.endsWith('/harga-jual')) return Response.json(CINCIN);
    return Response.json({ data: [], next: null });
  });
  const user = testUser();
  session.open(user);
  const tukar = tersimpan();
  const value = {
    ...ubahDraft(draftKosong('SL01'), { type: 'add-line', barang: CINCIN }),
    tukar,
    bayar: [{ id: '7', ...TUNAI }],
  };
  const name = besideDraft(draftName(user.user_id, user.kode_toko, PAGE), 'kunci-uji');
  writeJson(name, { value, savedAt: new Date().toISOString(), key: 'kunci-uji' });
  const layar = () => (
    <>
      <SaleScreen page={PAGE} awal={draftKosong()} title="Penjualan" />
      <DialogStack />
    </>
  );
  await openPage(layar, '/transaksi-penjualan');
  return { name, tukar, lama: await screen.findByRole('region', { name: 'Barang lama' }) };
}

it('keeps what old goods come to behind a reload, though they are read again before the cuts are', async () => {
  const { jawaban, tiba } = nanti();
  const { name, tukar, lama } = await muat(Response.json([KINI]), jawaban);
  const jumlah = () => Number(lama.querySelector('header strong')?.textContent.replaceAll(',', ''));
  expect(jumlah()).toBe(Number(tukar.jumlah));
  // It is in the draft by now; its price is not told before the cuts are known.
  await waitFor(() => expect(readText(name)).toContain(KINI.nama_barang));
  expect(screen.queryByText(KINI.nama_barang)).toBeNull();
  expect(jumlah()).toBe(Number(tukar.jumlah));
  tiba(Response.json(RUJUKAN));
  await waitFor(() => expect(jumlah()).toBe(Number(tukar.jumlah) + 100_000));
});

it('stays a sale where old goods were put away before what was asked of them is answered', async () => {
  const { jawaban, tiba } = nanti();
  await muat(jawaban, Response.json(RUJUKAN));
  await userEvent.keyboard('{F7}');
  await userEvent.click(await screen.findByRole('button', { name: 'Buang' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Barang lama' })).toBeNull());
  tiba(Response.json([KINI]));
  // The draft is written a moment after what it holds has changed.
  await new Promise((resolve) => void setTimeout(resolve, 600));
  expect(screen.queryByRole('region', { name: 'Barang lama' })).toBeNull();
});

it('says so of an old piece that is answered behind the saving of its exchange', async () => {
  await muat(Response.json([NOTA]), Response.json(RUJUKAN));
  const answered = fetch;
  const nota = nanti();
  const jual = nanti();
  let dikirim = false;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { pathname } = new URL(url, 'http://kilau');
    if (pathname.includes('00000940/harga-jual')) {
      const code = 'barang_sudah_terjual';
      return Promise.resolve(
        Response.json({ code, message: 'Sudah terjual', params: {}, fields: {} }, { status: 409 }),
      );
    }
    if (pathname.includes('/pembelian/nota/00000940')) return nota.jawaban;
    if (init.method !== 'POST' || !pathname.endsWith('/penjualan')) return answered(url, init);
    dikirim = true;
    return jual.jawaban;
  });
  hear('00000940');
  await userEvent.keyboard('{F8}');
  await waitFor(() => expect(dikirim).toBe(true));
  nota.tiba(Response.json([{ ...NOTA, kode_barcode: '00000940' }]));
  await new Promise((resolve) => void setTimeout(resolve, 100));
  jual.tiba(
    Response.json({ no_faktur_group: 'KL-FJ-261121-0001', status: 'OPEN', grand_total: 1, kembali: 0, boleh: [] }),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Barang lama' })).toBeNull());
  expect(await screen.findByText(/Sudah terjual/)).toBeDefined();
});
