import { Problem } from '@kilau/contract/core/problem.ts';

/**
 * Refuses a paper that names a piece twice. A line without a barcode names none.
 * @returns the barcodes, in the order of the lines.
 * @throws Problem `barang_ganda` at the second of the lines.
 */
export function tanpaGanda(barang: readonly { readonly kode_barcode: string | null }[]): string[] {
  const seen = new Set<string>();
  barang.forEach(({ kode_barcode }, index) => {
    if (!kode_barcode) return;
    if (seen.has(kode_barcode)) {
      throw new Problem(
        'barang_ganda',
        { kode_barcode },
        { [`barang.${index}.kode_barcode`]: { rule: 'barcode_sudah_di_tabel' } },
      );
    }
    seen.add(kode_barcode);
  });
  return [...seen];
}
