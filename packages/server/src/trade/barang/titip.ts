import { moveEntries, type Entry, type Piece, type Place } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { assertSemua, dariSql, menjadiSql, type Dokumen, type Lawan, type Pemegang } from './langkah.ts';

/** A piece, and where it goes. */
export interface BarangKe extends Place {
  readonly kode_barcode: string;
}

/** Steps that take pieces to other places: into what keeps them back for a customer, and out of it. */
type Simpan = 'titip' | 'ikat' | 'batal_titip' | 'contoh' | 'kembali_contoh' | 'cicil' | 'batal_cicil' | 'cicil_lagi';

/** Takes pieces to other places with such a step. @returns what they were and where each lay, by barcode. */
async function tulisKe(
  tx: Tx,
  { kode_toko, jenis, nomor }: Pemegang,
  langkah: Simpan,
  pieces: readonly BarangKe[],
): Promise<Piece[]> {
  const dokumen = { jenis: '$2', nomor: '$3' };
  const rows = await tx.query<Piece>(
    `with pindah as (
      update barang b set ${menjadiSql(langkah, dokumen)}, kode_gudang = n.kode_gudang, kode_baki = n.kode_baki
      from unnest($4::text[], $5::text[], $6::text[]) as n(kode_barcode, kode_gudang, kode_baki), barang lama
      where b.kode_toko = $1 and b.kode_barcode = n.kode_barcode and ${dariSql(langkah, dokumen)}
        and lama.kode_toko = b.kode_toko and lama.kode_barcode = b.kode_barcode
        and $2::text is not null and $3::text is not null
      returning b.kode_barcode, lama.kode_gudang, lama.kode_baki, b.kode_group, b.kode_dept, b.kadar, b.berat,
        b.harga_modal
    )
    select * from pindah order by kode_barcode`,
    [
      kode_toko,
      jenis,
      nomor,
      pieces.map((piece) => piece.kode_barcode),
      pieces.map((piece) => piece.kode_gudang),
      pieces.map((piece) => piece.kode_baki),
    ],
  );
  assertSemua(rows.length, pieces.length, nomor);
  return rows;
}

/** What moves pieces from where they lay. */
function masing(rows: readonly Piece[], pieces: readonly BarangKe[], kategori: string): Entry[] {
  const ke = new Map(pieces.map((piece) => [piece.kode_barcode, piece]));
  return rows.flatMap((piece) => moveEntries(piece, ke.get(piece.kode_barcode) ?? piece, kategori));
}

/**
 * Pieces go to other places with a step of the document that keeps them.
 * @returns the entries that move them, in the order of their barcodes.
 * @throws Problem `barang_berubah` unless each is where the step begins, and that document's.
 */
export const tulisSimpan = async (
  tx: Tx,
  pemegang: Pemegang,
  langkah: Simpan,
  pieces: readonly BarangKe[],
  kategori: string,
): Promise<Entry[]> => masing(await tulisKe(tx, pemegang, langkah, pieces), pieces, kategori);

/**
 * Pieces that a deposit holds are kept back for it.
 * @returns the entries that move them, in the order of their barcodes.
 * @throws Problem `barang_berubah` unless it held all of them.
 */
export const tulisTitip = (
  tx: Tx,
  pemegang: Pemegang,
  pieces: readonly BarangKe[],
  kategori: string,
): Promise<Entry[]> => tulisSimpan(tx, pemegang, 'titip', pieces, kategori);

/**
 * Pieces that were kept back for a deposit are free again.
 * @returns as {@link tulisTitip}. @throws Problem `barang_berubah` unless all of them are still the deposit's.
 */
export const tulisBatalTitip = (
  tx: Tx,
  pemegang: Pemegang,
  pieces: readonly BarangKe[],
  kategori: string,
): Promise<Entry[]> => tulisSimpan(tx, pemegang, 'batal_titip', pieces, kategori);

/**
 * Free pieces are kept back for an order, each in the tray where it lies: nothing is booked.
 * @throws Problem `barang_berubah` unless all of them were free.
 */
export const tulisIkat = (tx: Tx, pemegang: Pemegang, kode_barcode: readonly string[]): Promise<void> =>
  tulisTetap(tx, pemegang, 'ikat', kode_barcode);

/** Such pieces are free again. @throws Problem `barang_berubah` unless all of them are still the order's. */
export const tulisLepasIkat = (tx: Tx, pemegang: Pemegang, kode_barcode: readonly string[]): Promise<void> =>
  tulisTetap(tx, pemegang, 'batal_titip', kode_barcode);

/**
 * Pieces that were finished for an order are not: their barcodes are nobody's.
 * @throws Problem `barang_berubah` unless all of them are still the order's.
 */
export const tulisBatalMasukTitip = (tx: Tx, pemegang: Pemegang, kode_barcode: readonly string[]): Promise<void> =>
  tulisTetap(tx, pemegang, 'batal_masuk_titip', kode_barcode);

async function tulisTetap(
  tx: Tx,
  { kode_toko, jenis, nomor }: Pemegang,
  langkah: 'ikat' | 'batal_titip' | 'batal_masuk_titip',
  kode_barcode: readonly string[],
): Promise<void> {
  const dokumen = { jenis: '$2', nomor: '$3' };
  const rows = await tx.query(
    `update barang b set ${menjadiSql(langkah, dokumen)}
     where b.kode_toko = $1 and b.kode_barcode = any($4) and ${dariSql(langkah, dokumen)}
       and $2::text is not null and $3::text is not null returning 1`,
    [kode_toko, jenis, nomor, kode_barcode],
  );
  assertSemua(rows.length, kode_barcode.length, kode_barcode[0] ?? nomor);
}

/** Pieces that an order holds go to the goldsmith as its samples. @returns and throws as {@link tulisTitip}. */
export const tulisContoh = (
  tx: Tx,
  pemegang: Pemegang,
  pieces: readonly BarangKe[],
  kategori: string,
): Promise<Entry[]> => tulisSimpan(tx, pemegang, 'contoh', pieces, kategori);

/** Samples come back and are free again. @returns as {@link tulisTitip}. @throws as {@link tulisBatalTitip}. */
export const tulisKembaliContoh = (
  tx: Tx,
  pemegang: Pemegang,
  pieces: readonly BarangKe[],
  kategori: string,
): Promise<Entry[]> => tulisSimpan(tx, pemegang, 'kembali_contoh', pieces, kategori);

/** A piece that was picked up, and the promise that it belonged to. */
export interface BarangDijemput extends Dokumen {
  readonly kode_barcode: string;
}

/**
 * Pieces that a sale had picked up come back to their deposits and orders, where they lay.
 * @returns what becomes of the entries they were sold with.
 * @throws Problem `barang_berubah` unless the sale has all of them.
 */
export async function tulisKembaliTitip(
  tx: Tx,
  { kode_toko, jenis, nomor }: Pemegang,
  pieces: readonly BarangDijemput[],
): Promise<Lawan> {
  if (pieces.length === 0) return (entry) => entry;
  const janji: Dokumen = { jenis: 'n.jenis', nomor: 'n.nomor' };
  const dokumen = { jenis: '$2', nomor: '$3' };
  const kembali = await tx.query(
    `update barang b set ${menjadiSql('kembali_titip', dokumen, janji)}
     from unnest($4::text[], $5::text[], $6::text[]) as n(kode_barcode, jenis, nomor)
     where b.kode_toko = $1 and b.kode_barcode = n.kode_barcode and ${dariSql('kembali_titip', dokumen)} returning 1`,
    [
      kode_toko,
      jenis,
      nomor,
      pieces.map((piece) => piece.kode_barcode),
      pieces.map((piece) => piece.jenis),
      pieces.map((piece) => piece.nomor),
    ],
  );
  assertSemua(kembali.length, pieces.length, nomor);
  return (entry) => entry;
}
