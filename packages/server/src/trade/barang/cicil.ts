import { pieceEntries, type Entry, type Piece } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { assertSemua, dariSql, menjadiSql, type Dokumen } from './langkah.ts';

/** Pieces that one document hands to another: instalments that were paid to their sale, and that one back to them. */
export interface Serah {
  readonly kode_toko: string;
  readonly dari: Dokumen;
  readonly kepada: Dokumen;
  readonly kode_barcode: readonly string[];
}

const DARI: Dokumen = { jenis: '$2', nomor: '$3' };
const KEPADA: Dokumen = { jenis: '$4', nomor: '$5' };
const nilai = ({ kode_toko, dari, kepada, kode_barcode }: Serah): readonly unknown[] => [
  kode_toko,
  dari.jenis,
  dari.nomor,
  kepada.jenis,
  kepada.nomor,
  kode_barcode,
];

/**
 * Pieces that were paid off leave with the customer.
 * @returns the entries that take them out of the stock, piece by piece in the order of their barcodes.
 * @throws Problem `barang_berubah` unless all of them lie there for these instalments.
 */
export async function tulisJualCicil(tx: Tx, serah: Serah, kategori: string): Promise<Entry[]> {
  const pieces = await tx.query<Piece>(
    `with barang_keluar as (
      update barang b set ${menjadiSql('jual_cicil', DARI, KEPADA)}
      where b.kode_toko = $1 and b.kode_barcode = any($6) and ${dariSql('jual_cicil', DARI)}
      returning b.kode_barcode, b.kode_gudang, b.kode_baki, b.kode_group, b.kode_dept, b.kadar, b.berat,
        b.harga_modal
    )
    select * from barang_keluar order by kode_barcode`,
    nilai(serah),
  );
  assertSemua(pieces.length, serah.kode_barcode.length, serah.dari.nomor);
  return pieces.flatMap((piece) => pieceEntries(piece, -1, 'PELANGGAN', kategori));
}

/**
 * Pieces of a sale that is taken back with its last instalment come back to where they lay for these.
 * @throws Problem `barang_berubah` unless the sale has all of them.
 */
export async function tulisKembaliCicil(tx: Tx, serah: Serah): Promise<void> {
  const kembali = await tx.query(
    `update barang b set ${menjadiSql('kembali_cicil', DARI, KEPADA)}
     where b.kode_toko = $1 and b.kode_barcode = any($6) and ${dariSql('kembali_cicil', DARI)} returning 1`,
    nilai(serah),
  );
  assertSemua(kembali.length, serah.kode_barcode.length, serah.dari.nomor);
}
