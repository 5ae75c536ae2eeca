import type { Work } from '../../../engine/paper/kind.ts';
import type { Place } from '../../../ledger/entry.ts';
import { isiBarang } from '../../../trade/barang/baris-barang.ts';
import type { BarangBebas } from '../../../trade/barang/pegang.ts';
import type { Oleh } from '../../../trade/barang/langkah.ts';

/** What a paper's line keeps of a piece: what it is, and where it lies before the paper. */
export const barisBarang = (piece: BarangBebas) => ({
  ...isiBarang(piece),
  dari_gudang: piece.kode_gudang,
  dari_baki: piece.kode_baki,
});

interface Asal extends Place {
  readonly kode_barcode: string;
}

/** The pieces of a paper in the order of its lines, and where each lay before. */
export const asalBarang = (
  { tx, context }: Work,
  tabel: 'pindah_barang_baris' | 'hancur_barang_baris',
  nomor: string,
): Promise<Asal[]> =>
  tx.query<Asal>(
    `select kode_barcode, dari_gudang as kode_gudang, dari_baki as kode_baki from ${tabel}
     where kode_toko = $1 and nomor = $2 order by baris`,
    [context.shop.kode_toko, nomor],
  );

/** Who changes pieces in a deed, and when. */
export const olehKerja = ({ context: { shop, actor, now } }: Work): Oleh => ({
  kode_toko: shop.kode_toko,
  user_id: actor.user_id,
  waktu: now(),
});
