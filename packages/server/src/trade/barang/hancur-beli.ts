import type { Tx } from '../../platform/database/tx.ts';
import { assertSemua, dariSql, menjadiSql, type Dokumen, type Lawan, type Oleh } from './langkah.ts';

/** A piece, the gudang it lay in, and the purchase that it belongs to again. */
export interface BeliSemula {
  readonly kode_barcode: string;
  readonly kode_gudang: string;
  readonly no_pembelian: string;
}

const sama: Lawan = (entry) => entry;

/**
 * Brings bought pieces back that a document wrote off, to where they lay.
 * @returns what becomes of the entries of their destruction.
 * @throws Problem `barang_berubah` unless it was that document, for all of them.
 */
export async function tulisPulihBeli(
  tx: Tx,
  { kode_toko, user_id, waktu }: Oleh,
  { jenis, nomor }: Dokumen,
  pieces: readonly BeliSemula[],
): Promise<Lawan> {
  const dokumen = { jenis: '$8', nomor: '$2' };
  const pembelian: Dokumen = { jenis: `'pembelian'`, nomor: 't.nomor' };
  const pulih = await tx.query(
    `update barang b set ${menjadiSql('pulih_beli', dokumen, pembelian)}, kode_gudang = t.gudang, diubah_oleh = $3,
      diubah_pada = $4
     from unnest($5::text[], $6::text[], $7::text[]) as t(kode, gudang, nomor)
     where b.kode_toko = $1 and b.kode_barcode = t.kode and ${dariSql('pulih_beli', dokumen)} returning 1`,
    [
      kode_toko,
      nomor,
      user_id,
      waktu,
      pieces.map((piece) => piece.kode_barcode),
      pieces.map((piece) => piece.kode_gudang),
      pieces.map((piece) => piece.no_pembelian),
      jenis,
    ],
  );
  assertSemua(pulih.length, pieces.length, nomor);
  return sama;
}
