import type { Dec } from '@kilau/contract/core/dec.ts';

/** What a piece is, whatever happens to it. */
export interface IsiBarang {
  readonly kode_barcode: string;
  readonly kode_intern: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kadar: Dec;
  readonly berat: Dec;
}

/** What the line of a paper keeps of a piece, as it is when the paper is made. */
export const isiBarang = (piece: IsiBarang): IsiBarang => ({
  kode_barcode: piece.kode_barcode,
  kode_intern: piece.kode_intern,
  nama_barang: piece.nama_barang,
  kode_group: piece.kode_group,
  kode_dept: piece.kode_dept,
  kadar: piece.kadar,
  berat: piece.berat,
});
