import { LANGKAH_BARANG, type Langkah, type LangkahBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Entry } from '../../ledger/entry.ts';

/** Whose pieces, and who changes them when, as the row notes it. */
export interface Oleh {
  readonly kode_toko: string;
  readonly user_id: string;
  readonly waktu: Date;
}

/** A document that has pieces, or takes them. */
export interface Pemegang {
  readonly kode_toko: string;
  readonly nomor: string;
}

/**
 * What becomes of the entries of a posting that is taken back: goods are booked where the pieces are now. Made for
 * `reverse`; whatever else changes, a drawer or a category, is the caller's.
 */
export type Lawan = (entry: Entry) => Entry;

/**
 * Where a step may begin, as a condition on rows of `barang b`. A step of the document that has the piece asks for that
 * document too, which is `$2`.
 */
export function dariSql(langkah: LangkahBarang): string {
  const { from, pegangan }: Langkah = LANGKAH_BARANG[langkah];
  const status = `b.status in (${from.map((keadaan) => `'${keadaan}'`).join(', ')})`;
  return pegangan === undefined || pegangan === 'ambil' ? status : `${status} and b.pegangan = $2`;
}

/** What a step makes of state and holder, as assignments; the document that takes the piece is `$2` unless said. */
export function menjadiSql(langkah: LangkahBarang, dokumen = '$2'): string {
  const { to, pegangan }: Langkah = LANGKAH_BARANG[langkah];
  if (to === undefined) throw new Error(`${langkah} leaves the state as it is`);
  if (pegangan === 'ambil') return `status = '${to}', pegangan = ${dokumen}`;
  return pegangan === 'lepas' ? `status = '${to}', pegangan = ''` : `status = '${to}'`;
}

/** @param kode what is told: the first of the pieces, or the document. */
export const barangBerubah = (kode: string): Problem => new Problem('barang_berubah', { kode_barcode: kode });

/**
 * Refuses a step that did not find all its pieces where it may begin. Rows are held since they were read, so that this
 * cannot happen; it is the guard all the same.
 * @param kode what is told: the first of the pieces, or the document.
 */
export function assertSemua(ditulis: number, diminta: number, kode: string): void {
  if (ditulis !== diminta) throw barangBerubah(kode);
}
