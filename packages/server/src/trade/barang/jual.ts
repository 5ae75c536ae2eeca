import { pieceEntries, type Entry, type Piece, type Place } from '../../ledger/entry.ts';
import type { Guarded } from '../../engine/paper/writing.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { assertSemua, barangBerubah, dariSql, menjadiSql, type Dokumen, type Lawan, type Pemegang } from './langkah.ts';

/** The pieces of a document by its lines. */
interface Milik extends Pemegang {
  /** Statement that answers the barcodes; `$1` shop, `$2` number, its own parameters after those. */
  readonly barang: { readonly sql: string; readonly values: readonly unknown[] };
  /** How many there are. */
  readonly jumlah: number;
}

/** A {@link Milik} as parameters: its number is `$2`, its kind the last. */
const dokumenDari = ({ barang }: Milik): Dokumen => ({ jenis: `$${barang.values.length + 3}`, nomor: '$2' });
const nilaiDari = ({ kode_toko, nomor, barang, jenis }: Milik): readonly unknown[] => [
  kode_toko,
  nomor,
  ...barang.values,
  jenis,
];

/**
 * Holds pieces for a document, in the statement that writes it; `barang_berubah` unless nobody held any of them.
 * @param langkah where they are: in the stock, in a deposit that is picked up, with the customer whom they come from.
 */
export const tulisPesan = (
  { kode_toko, jenis, nomor, kode_barcode }: Pemegang & { readonly kode_barcode: readonly string[] },
  langkah: 'pesan' | 'pesan_titip' | 'pesan_beli' = 'pesan',
): Guarded => ({
  part: (add) => `update barang b set ${menjadiSql(langkah, { jenis: add(jenis), nomor: add(nomor) })}
    where b.kode_toko = ${add(kode_toko)} and b.kode_barcode = any(${add(kode_barcode)}::text[])
      and ${dariSql(langkah)}`,
  banyak: kode_barcode.length,
  refused: () => barangBerubah(kode_barcode[0] ?? nomor),
});

/**
 * Lets the pieces of a document go: each is in the state it was in before it was held.
 * @throws Problem `barang_berubah` unless it held all of them.
 */
export async function tulisLepas(tx: Tx, milik: Milik): Promise<void> {
  const dokumen = dokumenDari(milik);
  const lepas = await tx.query(
    `update barang b set ${menjadiSql('lepas', dokumen)}
     where b.kode_toko = $1 and ${dariSql('lepas', dokumen)} and b.kode_barcode in (${milik.barang.sql}) returning 1`,
    nilaiDari(milik),
  );
  assertSemua(lepas.length, milik.jumlah, milik.nomor);
}

/**
 * Pieces that a document holds leave with the customer.
 * @returns the entries that take them out of the stock, piece by piece in the order of their barcodes.
 * @throws Problem `barang_berubah` unless it held all of them.
 */
export async function tulisJual(tx: Tx, milik: Milik, kategori: string): Promise<Entry[]> {
  const dokumen = dokumenDari(milik);
  const pieces = await tx.query<Piece>(
    `with barang_keluar as (
      update barang b set ${menjadiSql('jual', dokumen)}
      where b.kode_toko = $1 and ${dariSql('jual', dokumen)} and b.kode_barcode in (${milik.barang.sql})
      returning b.kode_barcode, b.kode_gudang, b.kode_baki, b.kode_group, b.kode_dept, b.kadar, b.berat,
        b.harga_modal
    )
    select * from barang_keluar order by kode_barcode`,
    nilaiDari(milik),
  );
  assertSemua(pieces.length, milik.jumlah, milik.nomor);
  return pieces.flatMap((piece) => pieceEntries(piece, -1, 'PELANGGAN', kategori));
}

/**
 * Sold pieces come back into the stock: each to the tray it was sold from, or all to another one.
 * @returns what becomes of the entries they were sold with.
 * @throws Problem `barang_berubah` unless the document sold all of them.
 */
export async function tulisKembali(
  tx: Tx,
  { kode_toko, jenis, nomor, kode_barcode }: Pemegang & { readonly kode_barcode: readonly string[] },
  tujuan: Place | undefined,
): Promise<Lawan> {
  const dokumen = { jenis: '$6', nomor: '$2' };
  const kembali = await tx.query(
    `update barang b set ${menjadiSql('kembali', dokumen)}, kode_baki = coalesce($4, b.kode_baki),
      kode_gudang = coalesce($5, b.kode_gudang)
     where b.kode_toko = $1 and b.kode_barcode = any($3) and ${dariSql('kembali', dokumen)} returning 1`,
    [kode_toko, nomor, kode_barcode, tujuan?.kode_baki ?? null, tujuan?.kode_gudang ?? null, jenis],
  );
  assertSemua(kembali.length, kode_barcode.length, kode_barcode[0] ?? nomor);
  return (entry) => (entry.akun === 'STOK' ? { ...entry, ...tujuan } : entry);
}
