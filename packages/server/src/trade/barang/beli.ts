import type { Dec } from '@kilau/contract/core/dec.ts';
import { NILAI, pieceEntries, type Entry, type Piece, type Place } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { assertSemua, dariSql, menjadiSql, type Dokumen, type Pemegang } from './langkah.ts';
import type { Bermodal } from './modal.ts';

/** A piece as it comes back: where it lies from then on, and what it weighs now. */
export interface BarangDibeli extends Place {
  readonly kode_barcode: string;
  readonly berat: Dec;
  /** What was paid for it. */
  readonly harga_modal: Dec | null;
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
        berat = n.berat, harga_modal = n.modal
      from unnest($4::text[], $5::text[], $6::text[], $7::numeric[], $8::numeric[])
        as n(kode_barcode, kode_gudang, kode_baki, berat, modal)
      where b.kode_toko = $1 and b.kode_barcode = n.kode_barcode and ${dariSql('beli', dokumen)}
      returning b.kode_barcode, b.kode_gudang, b.kode_baki, b.kode_group, b.kode_dept, b.kadar, b.berat,
        b.harga_modal
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
      pieces.map((piece) => piece.harga_modal?.toString() ?? null),
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

/** What the sale of a nota `n` took out of the books with its piece: null where that told no cost. */
const MODAL_TERJUAL = `(select -e.jumlah from entri e
  join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
  where e.kode_toko = $1 and e.kode_barcode = n.kode_barcode and e.aset = '${NILAI}' and e.jumlah < 0
    and p.jenis = 'penjualan' and p.nomor = n.no_faktur order by p.urut desc limit 1)`;

/**
 * Pieces that were bought back go to the customer again, and their notas stand again: they cost what they did when they
 * were sold.
 * @returns the pieces with what was paid for them, to take the entries back by.
 * @throws Problem `barang_berubah` unless all of them are still where they were bought to.
 */
export async function tulisBatalBeli(
  tx: Tx,
  { kode_toko, jenis, nomor }: Pemegang,
  pieces: readonly BarangSemula[],
): Promise<readonly Bermodal[]> {
  const nota: Dokumen = { jenis: `'penjualan'`, nomor: 'n.no_faktur' };
  const dokumen = { jenis: '$2', nomor: '$3' };
  const kembali = await tx.query<Bermodal>(
    `update barang b set ${menjadiSql('batal_beli', dokumen, nota)}, kode_gudang = n.gudang_asal,
      kode_baki = n.baki_asal, berat = n.berat_asal, harga_modal = ${MODAL_TERJUAL}
     from unnest($4::text[], $5::text[], $6::text[], $7::text[], $8::numeric[])
       as n(kode_barcode, no_faktur, gudang_asal, baki_asal, berat_asal)
     join barang l on l.kode_toko = $1 and l.kode_barcode = n.kode_barcode
     where b.kode_toko = $1 and b.kode_barcode = n.kode_barcode and ${dariSql('batal_beli', dokumen)}
     returning b.kode_barcode, l.harga_modal`,
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
  return kembali;
}

/** Goods that were described go back to who had brought them; otherwise as {@link tulisBatalBeli}. */
export async function tulisKembalikan(
  tx: Tx,
  { kode_toko, jenis, nomor }: Pemegang,
  kode_barcode: readonly string[],
  langkah: 'kembalikan' | 'kembalikan_tersedia' = 'kembalikan',
): Promise<readonly Bermodal[]> {
  const dokumen = { jenis: '$2', nomor: '$3' };
  const kembali = await tx.query<Bermodal>(
    `update barang b set ${menjadiSql(langkah, dokumen)}
     where b.kode_toko = $1 and b.kode_barcode = any($4) and ${dariSql(langkah, dokumen)}
       and $2::text is not null and $3::text is not null
     returning b.kode_barcode, b.harga_modal`,
    [kode_toko, jenis, nomor, kode_barcode],
  );
  assertSemua(kembali.length, kode_barcode.length, nomor);
  return kembali;
}
