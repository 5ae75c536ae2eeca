import type { BarangDraft } from '../harga/barang-harga.ts';
import { hargaBarang } from '../harga/barang-harga.ts';
import { cariBarang } from '../harga/cari-barang.ts';
import { useHargaBerubah } from '../harga/use-harga-berubah.ts';
import { useJawabanTerakhir } from '../harga/use-jawaban-terakhir.ts';

interface DrafBarang {
  readonly barang: readonly BarangDraft[];
}
interface Form<D extends DrafBarang> {
  readonly now: { readonly current: D };
  readonly ganti: (ubah: (isi: D) => D) => void;
}

/** A piece at another price than it was scanned at. An approval of what was taken off that one goes with it. */
function bergerak(baris: BarangDraft, baru: Awaited<ReturnType<typeof cariBarang>>): BarangDraft {
  const { tawar, semula = hargaBarang(baris) } = baris;
  const setuju = tawar && (tawar.harga_gram === '' ? { ...tawar, otorisasi: null } : tawar);
  return { ...baris, ...baru, semula, tawar: setuju };
}

/**
 * Keeps pieces that are promised at the day's price honest: that of the server counts, whatever the page shows, so it
 * shows that one, and at the piece what it was before. @param untuk number of the OPEN paper that may hold them.
 */
export function useSegarHarga<D extends DrafBarang>({ now, ganti }: Form<D>, untuk = ''): void {
  const terakhir = useJawabanTerakhir();
  const lihatLagi = async (kode: string) => {
    const baru = await terakhir(kode, () => cariBarang(kode, untuk));
    if (!baru) return;
    const sama = ({ jual, harga }: BarangDraft) =>
      jual.harga_total === baru.jual.harga_total && hargaBarang({ harga }) === hargaBarang(baru);
    const kena = (baris: BarangDraft) => baris.kode_barcode === kode && !sama(baris);
    if (!now.current.barang.some(kena)) return;
    ganti((isi) => ({ ...isi, barang: isi.barang.map((baris) => (kena(baris) ? bergerak(baris, baru) : baris)) }));
  };
  useHargaBerubah((kena) => {
    for (const { kode_barcode, kode_group } of now.current.barang) {
      // Without an answer the line stays as it is; the server looks at it again when it is saved.
      if (kena(kode_group)) lihatLagi(kode_barcode).catch(() => undefined);
    }
  });
}
