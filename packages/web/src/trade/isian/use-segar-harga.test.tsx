import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useCallback, useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HARGA_BERUBAH } from '@kilau/contract/trade/harga/harga-berubah.ts';
import { tell } from '../../platform/realtime.ts';
import { session } from '../../platform/session.ts';
import { ATURAN } from '../../testing/barang-jual.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { hitungBarang, type BarangDraft } from '../harga/barang-harga.ts';
import { TabelBarangHarga } from './TabelBarangHarga.tsx';
import { useSegarHarga } from './use-segar-harga.ts';

const seharga = (harga_gram: number) =>
  ({
    kode_barcode: '00000936',
    nama_barang: 'CINCIN POLOS',
    kode_group: '700',
    kode_baki: 'A01',
    kadar_cetak: '17K',
    berat: 2,
    asal_faktur_pajak: false,
    harga: { sumber: 'GROUP', harga_gram, persentase: 0, harga_tetap: null },
    jual: { harga_total: harga_gram * 2, ongkos: 0 },
  }) as unknown as BarangDraft;
const IZIN = { id: 'i1', sampai: '2030-01-01T00:00:00Z' } as never;

let hari_ini: number;
let asked: string[];
beforeEach(() => {
  session.open(testUser());
  asked = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(Response.json(seharga(hari_ini)));
  });
});
afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

const kini = vi.fn<(baris: BarangDraft | undefined) => void>();
function Halaman({ baris }: { readonly baris: BarangDraft }) {
  const [isi, setIsi] = useState({ barang: [baris] });
  const now = useRef(isi);
  const ganti = useCallback((ubah: (lama: typeof isi) => typeof isi) => {
    now.current = ubah(now.current);
    setIsi(now.current);
  }, []);
  useSegarHarga({ now, ganti });
  kini(isi.barang[0]);
  const rows = hitungBarang(isi.barang, ATURAN).baris;
  return <TabelBarangHarga rows={rows} salah={{}} onLepas={() => undefined} empty={{ title: '', text: '' }} />;
}
const draw = async (more: Partial<BarangDraft> = {}) => {
  await renderUi(<Halaman baris={{ ...seharga(1_437_000), id: '1', ...more }} />);
};

it('shows what a piece costs now, and that it was another price, as the day goes', async () => {
  hari_ini = 1_437_000;
  await draw();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('status')).toBeNull();
  hari_ini = 1_450_000;
  act(() => tell(HARGA_BERUBAH, { kode_group: '375' }));
  expect(asked).toHaveLength(1);
  act(() => tell(HARGA_BERUBAH, { kode_group: '700' }));
  await screen.findByText(/Rp\. 1,437,000 → Rp\. 1,450,000/);
  expect(screen.getAllByText('2,900,000').length).toBeGreaterThan(0);
  // What it was scanned at, however often it moves; nothing once it costs that again.
  hari_ini = 1_460_000;
  act(() => tell(HARGA_BERUBAH, { kode_group: '' }));
  await screen.findByText(/Rp\. 1,437,000 → Rp\. 1,460,000/);
  hari_ini = 1_437_000;
  act(() => tell(HARGA_BERUBAH, { kode_group: '' }));
  await waitFor(() => expect(screen.queryByText(/→/)).toBeNull());
});

it('finds out what has moved before a reload', async () => {
  hari_ini = 1_450_000;
  await draw();
  expect(await screen.findByText(/→/)).toHaveProperty('textContent', expect.stringContaining('→ Rp. 1,450,000'));
});

it('keeps what was agreed on; an approval of what is off a price that has gone goes with it', async () => {
  hari_ini = 1_450_000;
  await draw({ tawar: { harga_gram: '', diskon: '5000', otorisasi: IZIN } });
  const tawar = () => kini.mock.lastCall?.[0]?.tawar;
  await waitFor(() => expect(tawar()).toEqual({ harga_gram: '', diskon: '5000', otorisasi: null }));
  cleanup();
  await draw({ tawar: { harga_gram: '1430000', diskon: '', otorisasi: IZIN } });
  await waitFor(() => expect(kini.mock.lastCall?.[0]?.harga.harga_gram).toBe(1_450_000));
  expect(tawar()).toEqual({ harga_gram: '1430000', diskon: '', otorisasi: IZIN });
});

it('believes the answer to its last question, in whichever order they come', async () => {
  hari_ini = 1_437_000;
  await draw();
  await waitFor(() => expect(asked).toHaveLength(1));
  const jawab: ((harga: number) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        jawab.push((harga) => resolve(Response.json(seharga(harga))));
      }),
  );
  act(() => tell(HARGA_BERUBAH, { kode_group: '700' }));
  act(() => tell(HARGA_BERUBAH, { kode_group: '700' }));
  await waitFor(() => expect(jawab).toHaveLength(2));
  jawab[1]?.(1_460_000);
  await screen.findByText(/→ Rp\. 1,460,000/);
  await act(async () => {
    jawab[0]?.(1_450_000);
    await new Promise((resolve) => void setTimeout(resolve, 50));
  });
  expect(kini.mock.lastCall?.[0]?.harga.harga_gram).toBe(1_460_000);
});
