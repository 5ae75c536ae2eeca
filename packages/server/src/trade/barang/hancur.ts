import { pieceEntries, type Entry, type Piece, type Place } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { assertSemua, dariSql, menjadiSql, type Dokumen, type Lawan, type Oleh } from './langkah.ts';

/** The account outside that takes what was destroyed. */
const LUAR = 'HANCUR';

/** A piece and the place it comes back to; of a bought one, the paper that had brought it and has it again. */
export interface Tujuan extends Place {
  readonly kode_barcode: string;
  readonly asal_jenis?: string;
  readonly no_pembelian?: string;
}

/**
 * Writes pieces off under a document. They stand in the gudang of what was destroyed, which has no trays, so they keep
 * the code of the tray they lay in.
 * @param langkah `hancur` for free pieces, `hancur_beli` for those that were bought and not sorted yet.
 * @returns the entries that take them out of the stock.
 * @throws Problem `barang_berubah` unless all of them stood where that step begins.
 */
export async function tulisHancur(
  tx: Tx,
  { kode_toko, user_id, waktu }: Oleh,
  { jenis, nomor, kode_gudang, pieces }: Dokumen & { kode_gudang: string; pieces: readonly Piece[] },
  kategori: string,
  langkah: 'hancur' | 'hancur_beli' = 'hancur',
): Promise<Entry[]> {
  const kode = pieces.map((piece) => piece.kode_barcode);
  const hancur = await tx.query(
    `update barang b set ${menjadiSql(langkah, { jenis: '$7', nomor: '$2' })}, kode_gudang = $4,
      diubah_oleh = $5, diubah_pada = $6
     where b.kode_toko = $1 and b.kode_barcode = any($3) and ${dariSql(langkah)} returning 1`,
    [kode_toko, nomor, kode, kode_gudang, user_id, waktu, jenis],
  );
  assertSemua(hancur.length, pieces.length, kode[0] ?? '');
  return pieces.flatMap((piece) => pieceEntries(piece, -1, LUAR, kategori));
}

/**
 * Brings pieces back that a document wrote off.
 * @param langkah `pulih` to be free again, `pulih_beli` to the purchase of each, unsorted.
 * @returns what becomes of the entries of their destruction.
 * @throws Problem `barang_berubah` unless it was that document, for all of them.
 */
export async function tulisPulih(
  tx: Tx,
  { kode_toko, user_id, waktu }: Oleh,
  { jenis, nomor }: Dokumen,
  tujuan: readonly Tujuan[],
  langkah: 'pulih' | 'pulih_beli' = 'pulih',
): Promise<Lawan> {
  const dokumen = { jenis: '$8', nomor: '$2' };
  const pembelian: Dokumen = { jenis: 't.asal', nomor: 't.pembelian' };
  const pulih = await tx.query(
    `update barang b set ${menjadiSql(langkah, dokumen, pembelian)}, kode_gudang = t.gudang, kode_baki = t.baki,
      diubah_oleh = $3, diubah_pada = $4
     from unnest($5::text[], $6::text[], $7::text[], $9::text[], $10::text[])
       as t(kode, gudang, baki, pembelian, asal)
     where b.kode_toko = $1 and b.kode_barcode = t.kode and ${dariSql(langkah, dokumen)} returning 1`,
    [
      kode_toko,
      nomor,
      user_id,
      waktu,
      tujuan.map((baris) => baris.kode_barcode),
      tujuan.map((baris) => baris.kode_gudang),
      tujuan.map((baris) => baris.kode_baki),
      jenis,
      tujuan.map((baris) => baris.no_pembelian ?? null),
      tujuan.map((baris) => baris.asal_jenis ?? null),
    ],
  );
  assertSemua(pulih.length, tujuan.length, tujuan[0]?.kode_barcode ?? nomor);
  const tempat = new Map(
    tujuan.map(({ kode_barcode, kode_gudang, kode_baki }) => [kode_barcode, { kode_gudang, kode_baki }]),
  );
  return (entry) => (entry.akun === 'STOK' ? { ...entry, ...tempat.get(entry.kode_barcode) } : entry);
}
