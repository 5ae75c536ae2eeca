import type { BarangOpname, HasilOpname } from './opname.wire.ts';

/** The four heaps of a count: what is missing, what left by a document, what needs a look, what was found. */
export const KELOMPOK = ['belum', 'keluar', 'lain', 'ketemu'] as const;
export type Kelompok = (typeof KELOMPOK)[number];

/** The heap of a piece. A piece that is seen though it left stands where it can be seen. */
export function kelompokDari({
  status_barang,
  hasil,
}: {
  readonly status_barang: BarangOpname['status_barang'];
  readonly hasil: HasilOpname;
}): Kelompok {
  if (status_barang === 'DONE') return hasil === 'KETEMU' ? 'ketemu' : 'lain';
  return hasil === 'HILANG' ? 'belum' : 'keluar';
}

/** The pieces of one heap, the latest seen first where they were seen. */
export function barangDari(barang: readonly BarangOpname[], kelompok: Kelompok): readonly BarangOpname[] {
  const heap = barang.filter((piece) => kelompokDari(piece) === kelompok);
  return kelompok === 'lain' || kelompok === 'ketemu'
    ? heap.toSorted((a, b) => (b.waktu ?? '').localeCompare(a.waktu ?? ''))
    : heap;
}
