import type { Dec } from '@kilau/contract/core/dec.ts';
import { modalEntries, NILAI, nilaiOf, type Entry, type Piece } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { assertSemua, dariSql, type Lawan, type Oleh } from './langkah.ts';

/** A piece, and what it turns out to have cost. */
export interface ModalBaru {
  readonly piece: Piece;
  readonly harga_modal: Dec;
}

/**
 * Gives pieces another cost.
 * @returns the entries that bring the difference in, or take it out, in the order of the pieces.
 * @throws Problem `barang_berubah` unless all of them were free.
 */
export async function tulisModal(
  tx: Tx,
  { kode_toko, user_id, waktu }: Oleh,
  ubah: readonly ModalBaru[],
  kategori: string,
): Promise<Entry[]> {
  const ditulis = await tx.query(
    `update barang b set harga_modal = t.modal, diubah_oleh = $2, diubah_pada = $3
     from unnest($4::text[], $5::numeric[]) as t(kode, modal)
     where b.kode_toko = $1 and b.kode_barcode = t.kode and ${dariSql('modal')} returning 1`,
    [
      kode_toko,
      user_id,
      waktu,
      ubah.map(({ piece }) => piece.kode_barcode),
      ubah.map(({ harga_modal }) => harga_modal.toString()),
    ],
  );
  assertSemua(ditulis.length, ubah.length, ubah[0]?.piece.kode_barcode ?? '');
  return ubah.flatMap(({ piece, harga_modal }) => modalEntries(piece, harga_modal, kategori));
}

/** What a piece cost while it lay here. */
export interface Bermodal {
  readonly kode_barcode: string;
  readonly harga_modal: Dec | null;
}

/**
 * Pieces leave as they came, with what they cost now: what brought them in may not have told a cost yet.
 * @param luar who takes them.
 */
export function lawanModal(pieces: readonly Bermodal[], luar: string): Lawan {
  const modal = new Map(pieces.map(({ kode_barcode, harga_modal }) => [kode_barcode, harga_modal]));
  return (entry) => {
    if (entry.aset === NILAI) return [];
    const harga = entry.aset === 'PCS' ? modal.get(entry.kode_barcode) : undefined;
    return harga ? [entry, ...nilaiOf(entry, harga, luar)] : entry;
  };
}
