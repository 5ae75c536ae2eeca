import { gramsOf, moveEntries, NILAI, nilaiOf, type Entry, type Piece, type Place } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { assertSemua, dariSql, type Lawan, type Oleh } from './langkah.ts';

/** A piece as it lies, and where it goes. */
export interface Pindah {
  readonly piece: Piece;
  readonly ke: Place;
}

async function tulis(tx: Tx, { kode_toko, user_id, waktu }: Oleh, pindah: readonly Pindah[]): Promise<void> {
  const ditulis = await tx.query(
    `update barang b set kode_gudang = t.gudang, kode_baki = t.baki, diubah_oleh = $2, diubah_pada = $3
     from unnest($4::text[], $5::text[], $6::text[]) as t(kode, gudang, baki)
     where b.kode_toko = $1 and b.kode_barcode = t.kode and ${dariSql('pindah')} returning 1`,
    [
      kode_toko,
      user_id,
      waktu,
      pindah.map(({ piece }) => piece.kode_barcode),
      pindah.map(({ ke }) => ke.kode_gudang),
      pindah.map(({ ke }) => ke.kode_baki),
    ],
  );
  assertSemua(ditulis.length, pindah.length, pindah[0]?.piece.kode_barcode ?? '');
}

/**
 * Moves pieces to other trays.
 * @returns the entries of it, in the order of the pieces.
 * @throws Problem `barang_berubah` unless all of them were free.
 */
export async function tulisPindah(tx: Tx, oleh: Oleh, pindah: readonly Pindah[], kategori: string): Promise<Entry[]> {
  await tulis(tx, oleh, pindah);
  return pindah.flatMap(({ piece, ke }) => moveEntries(piece, ke, kategori));
}

/**
 * What becomes of the entries of a move that is taken back: grams and rupiah go back as what they are now, for a piece
 * may have got another purity, or another cost.
 */
export function lawanPindah(pieces: readonly Pick<Piece, 'kode_barcode' | 'kadar' | 'harga_modal'>[]): Lawan {
  const kini = new Map(pieces.map((piece) => [piece.kode_barcode, piece]));
  return (entry) => {
    const piece = kini.get(entry.kode_barcode);
    if (!piece) return entry;
    if (entry.aset === NILAI) return [];
    if (entry.aset !== 'PCS') return { ...entry, aset: gramsOf(piece.kadar) };
    return piece.harga_modal === null ? entry : [entry, ...nilaiOf(entry, piece.harga_modal, undefined)];
  };
}

/**
 * Takes a move back: the pieces go to where they came from.
 * @returns what becomes of its entries ({@link lawanPindah}).
 * @throws Problem `barang_berubah` unless all of them were free.
 */
export async function tulisPindahKembali(tx: Tx, oleh: Oleh, pindah: readonly Pindah[]): Promise<Lawan> {
  await tulis(tx, oleh, pindah);
  return lawanPindah(pindah.map(({ piece }) => piece));
}
