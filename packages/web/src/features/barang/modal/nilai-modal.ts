import { Dec } from '@kilau/contract/core/dec.ts';
import type { BarangModal } from '@kilau/contract/features/barang/modal/modal.fields.ts';

/** Costs as they are typed or taken over, by barcode. */
export type NilaiModal = ReadonlyMap<string, string>;

/** The new cost of a piece, if there is one and it is another than the one it has. */
export function modalBaru({ kode_barcode, harga_modal }: BarangModal, nilai: NilaiModal): Dec | undefined {
  const baru = Dec.parse(nilai.get(kode_barcode));
  return baru?.gt(0) && !(harga_modal !== null && baru.eq(harga_modal)) ? baru : undefined;
}

/** With what is proposed for these pieces, as far as something is. */
export const denganUsul = (rows: readonly BarangModal[], nilai: NilaiModal): NilaiModal =>
  new Map([
    ...nilai,
    ...rows.flatMap(({ kode_barcode, usul }) => (usul === null ? [] : [[kode_barcode, String(usul)] as const])),
  ]);

/** So many rupiah a gram, for each of these pieces. */
export const perGram = (rows: readonly BarangModal[], harga_gram: string, nilai: NilaiModal): NilaiModal => {
  const harga = Dec.parse(harga_gram);
  if (!harga?.gt(0)) return nilai;
  return new Map([
    ...nilai,
    ...rows.map(
      ({ kode_barcode, berat }) => [kode_barcode, harga.times(berat).round(0, 'half-up').toString()] as const,
    ),
  ]);
};
