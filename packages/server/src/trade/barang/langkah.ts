import { LANGKAH_BARANG, type Langkah, type LangkahBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Entry } from '../../ledger/entry.ts';

/** Whose pieces, and who changes them when, as the row notes it. */
export interface Oleh {
  readonly kode_toko: string;
  readonly user_id: string;
  readonly waktu: Date;
}

/** A document by kind and number. */
export interface Dokumen {
  readonly jenis: string;
  readonly nomor: string;
}

/** A document that has pieces, or takes them. */
export interface Pemegang extends Dokumen {
  readonly kode_toko: string;
}

/**
 * What becomes of the entries of a posting that is taken back: goods are booked where the pieces are now. Made for
 * `reverse`; whatever else changes, a drawer or a category, is the caller's.
 */
export type Lawan = (entry: Entry) => Entry | readonly Entry[];

/** A step that no document does; one that asks for its document finds no piece then. */
const TANPA: Dokumen = { jenis: 'null', nomor: 'null' };

/** {@link dariSql} of a step. */
function syaratSql({ from, klaim, pemilik }: Langkah, { jenis, nomor }: Dokumen): string {
  const syarat = from ? [`b.status in (${from.map((keadaan) => `'${keadaan}'`).join(', ')})`] : [];
  if (klaim === 'lepas') syarat.push(`b.klaim_jenis = ${jenis} and b.klaim_nomor = ${nomor}`);
  else if (klaim !== 'biar') syarat.push('b.klaim_nomor is null');
  if (pemilik !== undefined && pemilik !== 'ambil') {
    syarat.push(`b.pemilik_jenis = ${jenis} and b.pemilik_nomor = ${nomor}`);
  }
  return syarat.join(' and ');
}

/** {@link menjadiSql} of a step. */
function hasilSql({ to, klaim, pemilik }: Langkah, { jenis, nomor }: Dokumen, kepada: Dokumen = TANPA): string {
  const hasil = to === undefined ? [] : [`status = '${to}'`];
  if (pemilik === 'ambil') hasil.push(`pemilik_jenis = ${jenis}, pemilik_nomor = ${nomor}`);
  if (pemilik === 'serah') hasil.push(`pemilik_jenis = ${kepada.jenis}, pemilik_nomor = ${kepada.nomor}`);
  if (pemilik === 'lepas') hasil.push('pemilik_jenis = null, pemilik_nomor = null');
  if (klaim === 'ambil') hasil.push(`klaim_jenis = ${jenis}, klaim_nomor = ${nomor}`);
  if (klaim === 'lepas') hasil.push('klaim_jenis = null, klaim_nomor = null');
  return hasil.join(', ');
}

/**
 * Where a step may begin, as a condition on rows of `barang b`: the states, and who may hold the piece or have it then.
 * @param dokumen the document that does it, as parameters of the statement.
 */
export const dariSql = (langkah: LangkahBarang, dokumen: Dokumen = TANPA): string =>
  syaratSql(LANGKAH_BARANG[langkah], dokumen);

/**
 * What a step makes of state, owner and claim, as assignments.
 * @param dokumen as in {@link dariSql}. @param kepada the document that gets the piece, of a step that hands it over.
 */
export const menjadiSql = (langkah: LangkahBarang, dokumen: Dokumen, kepada?: Dokumen): string =>
  hasilSql(LANGKAH_BARANG[langkah], dokumen, kepada);

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
