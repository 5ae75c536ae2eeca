import { useEffect, useRef } from 'react';
import { ProblemError } from '../../../platform/problem-error.ts';
import { useHargaBerubah } from '../../../trade/harga/use-harga-berubah.ts';
import { pembeliReseller } from '../../../trade/pelanggan/pelanggan-draft.ts';
import { barisDari } from './draft.ts';
import { salahBaris } from './kirim.ts';
import type { LayarHandle } from './use-layar.ts';
import { cariBarang } from './use-pindai.ts';

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
  useHargaBerubah((kena) => {
    for (const { barang } of now().draft.barang) {
      if (kena(barang.kode_group)) void lihatLagi(handle, barang.kode_barcode);
    }
  });
  // Another customer, other prices: they are what he is told, so nobody is asked.
  const pembeli = pembeliReseller(handle.layar.draft.pelanggan);
  const semula = useRef(pembeli);
  useEffect(() => {
    if (semula.current === pembeli) return;
    semula.current = pembeli;
    void hargaPembeli(handle);
  }, [handle, pembeli]);
}
