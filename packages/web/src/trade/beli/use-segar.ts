import { useQueryClient } from '@tanstack/react-query';
import { isSame } from '../../platform/is-same.ts';
import { useHargaBerubah } from '../harga/use-harga-berubah.ts';
import { useJawabanTerakhir } from '../harga/use-jawaban-terakhir.ts';
import { notaDari, type BarisBeli, type IsiBeli } from './isi.ts';
import { BELI, cariNota } from './panggilan.ts';

/** What is entered as of this moment. */
type Kini = { readonly current: IsiBeli };
type Ganti = (ubah: (isi: IsiBeli) => IsiBeli) => void;

/** Reads the piece of a line again: today's price and the shop's cuts may have moved. */
async function lihatLagi(
  kode_barcode: string,
  ganti: Ganti,
  tanya: () => Promise<Awaited<ReturnType<typeof cariNota>> | undefined>,
): Promise<void> {
  const [nota] = (await tanya()) ?? [];
  if (!nota) return;
  ganti((isi) => ({
    ...isi,
    barang: isi.barang.map((baris): BarisBeli =>
      notaDari(baris)?.kode_barcode === kode_barcode && !isSame(notaDari(baris), nota)
        ? { ...baris, barang: { nota } }
        : baris,
    ),
  }));
}

/**
 * Keeps the lines honest: after a reload, and whenever a price of the shop may have changed. @param untuk the OPEN
 * purchase that may hold the pieces already. @returns does it now.
 */
export function useSegar(now: Kini, ganti: Ganti, untuk: () => string = () => ''): () => void {
  const client = useQueryClient();
  const terakhir = useJawabanTerakhir();
  const segarkan = () => {
    void client.invalidateQueries({ queryKey: ['resource', BELI] });
    for (const baris of now.current.barang) {
      const kode = notaDari(baris)?.kode_barcode;
      // Without an answer the line stays as it is; the server looks at it again when it is saved.
      if (kode === undefined) continue;
      lihatLagi(kode, ganti, () => terakhir(kode, () => cariNota(kode, untuk()))).catch(() => undefined);
    }
  };
  useHargaBerubah(segarkan);
  return segarkan;
}
