import type { Dec } from '@kilau/contract/core/dec.ts';
import { cuciLines, moveEntries, stokLines, type Entry, type Piece, type Place } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { assertSemua, dariSql, menjadiSql, type Dokumen } from './langkah.ts';

/** A piece of what waits to go on: where it goes, and the document that has it then. */
export interface Serahan extends Place, Dokumen {
  readonly piece: Piece;
}

/** Steps that hand a piece from one document to another, or to the one that does it. */
type Langkah = 'sortir' | 'batal_sortir' | 'cuci' | 'kembali_cuci';

interface Oleh {
  readonly kode_toko: string;
  /** The document that does it: whose the pieces are, or become. */
  readonly dokumen: Dokumen;
}

/** Weight and cost of pieces, where the step changes them. */
interface Baru extends Serahan {
  readonly berat: Dec;
  readonly harga_modal: Dec | null;
}

async function tulis(
  tx: Tx,
  { kode_toko, dokumen }: Oleh,
  langkah: Langkah,
  serahan: readonly Baru[],
  dari: (row: Baru) => Dokumen = () => dokumen,
): Promise<void> {
  const pemilik: Dokumen = { jenis: 'n.dari_jenis', nomor: 'n.dari_nomor' };
  const rows = await tx.query(
    `update barang b set ${menjadiSql(langkah, pemilik, { jenis: 'n.jenis', nomor: 'n.nomor' })},
      kode_gudang = n.kode_gudang, kode_baki = n.kode_baki, berat = n.berat, harga_modal = n.modal
     from unnest($2::text[], $3::text[], $4::text[], $5::numeric[], $6::numeric[], $7::text[], $8::text[], $9::text[],
       $10::text[]) as n(kode_barcode, kode_gudang, kode_baki, berat, modal, dari_jenis, dari_nomor, jenis, nomor)
     where b.kode_toko = $1 and b.kode_barcode = n.kode_barcode and ${dariSql(langkah, pemilik)} returning 1`,
    [
      kode_toko,
      serahan.map(({ piece }) => piece.kode_barcode),
      serahan.map((row) => row.kode_gudang),
      serahan.map((row) => row.kode_baki),
      serahan.map((row) => row.berat.toString()),
      serahan.map((row) => row.harga_modal?.toString() ?? null),
      serahan.map((row) => dari(row).jenis),
      serahan.map((row) => dari(row).nomor),
      serahan.map((row) => row.jenis),
      serahan.map((row) => row.nomor),
    ],
  );
  assertSemua(rows.length, serahan.length, serahan[0]?.piece.kode_barcode ?? dokumen.nomor);
}

const seperti = (row: Serahan): Baru => ({ ...row, berat: row.piece.berat, harga_modal: row.piece.harga_modal });

/**
 * Bought pieces are sorted, and lie where what was sorted does.
 * @returns the entries that move them. @throws Problem `barang_berubah` unless all of them lay there as bought.
 */
export async function tulisSortir(
  tx: Tx,
  oleh: Oleh,
  pindah: readonly (Place & { readonly piece: Piece })[],
  kategori: string,
): Promise<Entry[]> {
  await tulis(
    tx,
    oleh,
    'sortir',
    pindah.map((row) => seperti({ ...row, ...oleh.dokumen })),
  );
  return pindah.flatMap(({ piece, ...ke }) => moveEntries(piece, ke, kategori));
}

/**
 * They lie unsorted again, each with the purchase that had brought it.
 * @throws Problem `barang_berubah` unless the document has all of them.
 */
export const tulisBatalSortir = (tx: Tx, oleh: Oleh, serahan: readonly Serahan[]): Promise<void> =>
  tulis(tx, oleh, 'batal_sortir', serahan.map(seperti));

/**
 * Sorted pieces go to be washed, each from the document that had sorted it.
 * @returns the entries that take them out of the stock, into the batch.
 */
export async function tulisCuci(
  tx: Tx,
  { kode_toko, dokumen }: Oleh,
  pieces: readonly (Piece & { readonly asal: Dokumen })[],
  kategori: string,
): Promise<Entry[]> {
  const serahan = pieces.map((piece) =>
    seperti({ piece, kode_gudang: piece.kode_gudang, kode_baki: piece.kode_baki, ...dokumen }),
  );
  const asal = new Map(pieces.map((piece) => [piece.kode_barcode, piece.asal]));
  await tulis(tx, { kode_toko, dokumen }, 'cuci', serahan, ({ piece }) => asal.get(piece.kode_barcode) ?? dokumen);
  return pieces.flatMap((piece) => [
    ...stokLines(piece, -1, kategori),
    ...cuciLines(piece, dokumen.nomor, 1, kategori),
  ]);
}

/** They were not sent after all, and are what had sorted them has again. @throws Problem `barang_berubah` */
export const tulisBatalCuci = (tx: Tx, oleh: Oleh, serahan: readonly Serahan[]): Promise<void> =>
  tulis(tx, oleh, 'kembali_cuci', serahan.map(seperti));

/** A piece that comes back from the goldsmith: as it was sent, as it is, and where it lies then. */
export interface Kembali extends Place {
  readonly piece: Piece;
  readonly berat: Dec;
  readonly harga_modal: Dec | null;
}

/**
 * Pieces come back from the goldsmith at what they weigh now. What lacks stays in their batch.
 * @param no_kirim of the batch; the document that takes them in has them then.
 * @returns the entries that bring them in. @throws Problem `barang_berubah` unless the batch has all of them.
 */
export async function tulisKembaliCuci(
  tx: Tx,
  { kode_toko, dokumen, no_kirim }: Oleh & { readonly no_kirim: string },
  pieces: readonly Kembali[],
  kategori: string,
): Promise<Entry[]> {
  if (pieces.length === 0) return [];
  const batch = { jenis: 'kirim-barang-cuci', nomor: no_kirim };
  await tulis(
    tx,
    { kode_toko, dokumen: batch },
    'kembali_cuci',
    pieces.map((row) => ({ ...row, ...dokumen })),
  );
  return pieces.flatMap(({ piece, berat, harga_modal, kode_gudang, kode_baki }) => {
    const kini = { ...piece, berat, harga_modal, kode_gudang, kode_baki };
    return [...stokLines(kini, 1, kategori), ...cuciLines(kini, no_kirim, -1, kategori)];
  });
}

/** They are with the goldsmith again, as they were sent. @throws Problem `barang_berubah` unless the document has them. */
export async function tulisCuciLagi(tx: Tx, oleh: Oleh, no_kirim: string, pieces: readonly Kembali[]): Promise<void> {
  if (pieces.length === 0) return;
  const batch = { jenis: 'kirim-barang-cuci', nomor: no_kirim };
  await tulis(
    tx,
    oleh,
    'cuci',
    pieces.map((row) => ({ ...row, ...batch })),
  );
}
