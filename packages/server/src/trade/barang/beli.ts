import type { Dec } from '@kilau/contract/core/dec.ts';
import { pieceEntries, type Entry, type Piece, type Place } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { assertSemua, dariSql, menjadiSql, type Dokumen, type Lawan, type Pemegang } from './langkah.ts';

/** A piece as it comes back: where it lies from then on, and what it weighs now. */
export interface BarangDibeli extends Place {
  readonly kode_barcode: string;
  readonly berat: Dec;
}

/**
 * Pieces that a document holds come back from the customer.
 * @returns the entries that bring them in, in the order of the pieces.
 * @throws Problem `barang_berubah` unless it held all of them.
 */
export async function tulisBeli(
  tx: Tx,
  { kode_toko, jenis, nomor }: Pemegang,
  pieces: readonly BarangDibeli[],
  kategori: string,
): Promise<Entry[]> {
  if (pieces.length === 0) return [];
  const dokumen = { jenis: '$2', nomor: '$3' };
  const rows = await tx.query<Piece>(
    `with masuk as (
      update barang b set ${menjadiSql('beli', dokumen)}, kode_gudang = n.kode_gudang, kode_baki = n.kode_baki,
        berat = n.berat
      from unnest($4::text[], $5::text[], $6::text[], $7::numeric[]) as n(kode_barcode, kode_gudang, kode_baki, berat)
      where b.kode_toko = $1 and b.kode_barcode = n.kode_barcode and ${dariSql('beli', dokumen)}
      returning b.kode_barcode, b.kode_gudang, b.kode_baki, b.kode_group, b.kode_dept, b.kadar, b.berat
    )
    select * from masuk order by kode_barcode`,
    [
      kode_toko,
      jenis,
      nomor,
      pieces.map((piece) => piece.kode_barcode),
      pieces.map((piece) => piece.kode_gudang),
      pieces.map((piece) => piece.kode_baki),
      pieces.map((piece) => piece.berat.toString()),
    ],
  );
  assertSemua(rows.length, pieces.length, nomor);
  return rows.flatMap((piece) => pieceEntries(piece, 1, 'PELANGGAN', kategori));
}

/** A sold piece as it was before it was bought back, and the nota that it belongs to again. */
export interface BarangSemula {
  readonly kode_barcode: string;
  readonly no_faktur: string;
  readonly gudang_asal: string;
  readonly baki_asal: string;
  readonly berat_asal: Dec;
}

/** They leave as they came. */
const sama: Lawan = (entry) => entry;

/**
 * Pieces that were bought back go to the customer again, and their notas stand again.
 * @returns what becomes of the entries they were bought with.
 * @throws Problem `barang_berubah` unless all of them are still where they were bought to.
 */
export async function tulisBatalBeli(
  tx: Tx,
  { kode_toko, jenis, nomor }: Pemegang,
  pieces: readonly BarangSemula[],
): Promise<Lawan> {
  const nota: Dokumen = { jenis: `'penjualan'`, nomor: 'n.no_faktur' };
  const dokumen = { jenis: '$2', nomor: '$3' };
  const kembali = await tx.query(
    `update barang b set ${menjadiSql('batal_beli', dokumen, nota)}, kode_gudang = n.gudang_asal,
      kode_baki = n.baki_asal, berat = n.berat_asal
     from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::numeric[])
       as n(kode_barcode, no_faktur, gudang_asal, baki_asal, berat_asal)
     where b.kode_toko = $1 and b.kode_barcode = n.kode_barcode and ${dariSql('batal_beli', dokumen)} returning 1`,
    [
      kode_toko,
      jenis,
      nomor,
      pieces.map((piece) => piece.kode_barcode),
      pieces.map((piece) => piece.no_faktur),
      pieces.map((piece) => piece.gudang_asal),
      pieces.map((piece) => piece.baki_asal),
      pieces.map((piece) => piece.berat_asal.toString()),
    ],
  );
  assertSemua(kembali.length, pieces.length, nomor);
  return sama;
}

/** Goods that were described go back to who had brought them; otherwise as {@link tulisBatalBeli}. */
export async function tulisKembalikan(
  tx: Tx,
  { kode_toko, jenis, nomor }: Pemegang,
  kode_barcode: readonly string[],
): Promise<Lawan> {
  const dokumen = { jenis: '$2', nomor: '$3' };
  const kembali = await tx.query(
    `update barang b set ${menjadiSql('kembalikan', dokumen)}
     where b.kode_toko = $1 and b.kode_barcode = any($4) and ${dariSql('kembalikan', dokumen)} returning 1`,
    [kode_toko, jenis, nomor, kode_barcode],
  );
  assertSemua(kembali.length, kode_barcode.length, nomor);
  return sama;
}
