import { useCallback, useEffect, useRef } from 'react';
import { HARGA_BERUBAH } from '@kilau/contract/trade/harga/harga-berubah.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { pembeliReseller } from '../../../trade/pelanggan/pelanggan-draft.ts';
import { useLineBack, useRealtime } from '../../../platform/realtime.ts';
import { barisDari } from './draft.ts';
import { salahBaris } from './kirim.ts';
import type { LayarHandle } from './use-layar.ts';
import { cariBarang } from './use-pindai.ts';

interface HargaBerubah {
  /** Empty: the global price, which any piece may follow. */
  readonly kode_group: string;
}

/** Reads a piece of the table again: its price may have moved, or another till may have taken it. */
async function lihatLagi({ now, ubah, ubahDraft }: LayarHandle, kode_barcode: string): Promise<void> {
  try {
    const barang = await cariBarang(kode_barcode, now().draft);
    if (barisDari(now().draft, kode_barcode)) ubahDraft({ type: 'price-seen', barang });
  } catch (error) {
    // Without an answer the line stays as it is; the server looks at it again when the sale is saved.
    if (error instanceof ProblemError) {
      ubah({ type: 'errors', salah: { ...now().salah, [salahBaris(kode_barcode, 'kode_barcode')]: error.message } });
    }
  }
}

/** All lines at the prices of the customer who was chosen; what was typed by hand stays. */
async function hargaPembeli(handle: LayarHandle): Promise<void> {
  const kode = handle.now().draft.barang.map(({ barang }) => barang.kode_barcode);
  await Promise.all(kode.map((kode_barcode) => lihatLagi(handle, kode_barcode)));
  for (const kode_barcode of kode) handle.ubahDraft({ type: 'take-price', kode_barcode });
}

/** Keeps the lines honest: after a reload, and whenever a price of the shop changes, they are looked at again. */
export function useHarga(handle: LayarHandle): void {
  const { now } = handle;
  const lihat = useCallback(
    (kena: (kode_group: string) => boolean) => {
      for (const { barang } of now().draft.barang) {
        if (kena(barang.kode_group)) void lihatLagi(handle, barang.kode_barcode);
      }
    },
    [handle, now],
  );
  useRealtime<HargaBerubah>(HARGA_BERUBAH, ({ kode_group }) =>
    lihat((group) => kode_group === '' || kode_group === group),
  );
  useLineBack(() => lihat(() => true));
  // Another customer, other prices: they are what he is told, so nobody is asked.
  const pembeli = pembeliReseller(handle.layar.draft.pelanggan);
  const semula = useRef(pembeli);
  useEffect(() => {
    if (semula.current === pembeli) return;
    semula.current = pembeli;
    void hargaPembeli(handle);
  }, [handle, pembeli]);
  // Once, for what a reload brought back.
  const first = useRef(lihat);
  useEffect(() => first.current(() => true), []);
}
