import { useEffect, useRef } from 'react';
import { ProblemError } from '../../../platform/problem-error.ts';
import { useHargaBerubah } from '../../../trade/harga/use-harga-berubah.ts';
import { useJawabanTerakhir } from '../../../trade/harga/use-jawaban-terakhir.ts';
import { pembeliReseller } from '../../../trade/pelanggan/pelanggan-draft.ts';
import { useStable } from '../../../ui/use-stable.ts';
import { barisDari } from './draft.ts';
import { salahBaris } from './kirim.ts';
import type { LayarHandle } from './use-layar.ts';
import { cariBarang } from './use-pindai.ts';

/** Reads pieces of the table again: their price may have moved, or another till may have taken them. */
function useLihatLagi({ now, ubah, ubahDraft }: LayarHandle) {
  const terakhir = useJawabanTerakhir();
  /** Those whose price is taken with the next answer, each at once: what is typed behind it stays. */
  const diambil = useRef(new Set<string>());
  return useStable(async (kode_barcode: string, ambil = false): Promise<void> => {
    if (ambil) diambil.current.add(kode_barcode);
    try {
      const barang = await terakhir(kode_barcode, () => cariBarang(kode_barcode, now().draft));
      if (!barang) return;
      const pakai = diambil.current.delete(kode_barcode);
      if (!barisDari(now().draft, kode_barcode)) return;
      ubahDraft({ type: 'price-seen', barang });
      if (pakai) ubahDraft({ type: 'take-price', kode_barcode });
    } catch (error) {
      diambil.current.delete(kode_barcode);
      // Without an answer the line stays as it is; the server looks at it again when the sale is saved.
      if (error instanceof ProblemError && barisDari(now().draft, kode_barcode)) {
        ubah({ type: 'errors', salah: { ...now().salah, [salahBaris(kode_barcode, 'kode_barcode')]: error.message } });
      }
    }
  });
}

/** Keeps the lines honest: after a reload, and whenever a price of the shop changes, they are looked at again. */
export function useHarga(handle: LayarHandle): void {
  const { now } = handle;
  const lihatLagi = useLihatLagi(handle);
  useHargaBerubah((kena) => {
    for (const { barang } of now().draft.barang) {
      if (kena(barang.kode_group)) void lihatLagi(barang.kode_barcode);
    }
  });
  // Another customer, other prices: they are what he is told, so nobody is asked. What was typed by hand stays.
  const pembeli = pembeliReseller(handle.layar.draft.pelanggan);
  const semula = useRef(pembeli);
  useEffect(() => {
    if (semula.current === pembeli) return;
    semula.current = pembeli;
    for (const { barang } of now().draft.barang) void lihatLagi(barang.kode_barcode, true);
  }, [now, lihatLagi, pembeli]);
}
