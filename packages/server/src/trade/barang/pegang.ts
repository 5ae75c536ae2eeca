import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { bebasBarang, type KeadaanBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import type { Piece } from '../../ledger/entry.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import { barangTidakDikenal } from './dikenal.ts';
import { assertDibeli, assertDicuci, assertDisortir, assertTersedia, KEADAAN_KOLOM } from './tersedia.ts';

/** A piece that lies free in the shop, held until the end of the transaction. */
export interface BarangBebas extends Piece {
  readonly kode_intern: string;
  readonly nama_barang: string;
  readonly size: string;
  readonly kadar: Dec;
  readonly berat: Dec;
  readonly foto: string;
}

type Baris = BarangBebas & KeadaanBarang;
/** Refuses a piece that is not where it has to be. */
type Periksa = (kode_barcode: string, keadaan: KeadaanBarang) => void;

const KOLOM = `kode_barcode, kode_gudang, kode_baki, kode_group, kode_dept, kadar, berat, harga_modal, kode_intern,
  nama_barang, size, foto, ${KEADAAN_KOLOM}`;
const HOLD = `select ${KOLOM} from barang where kode_toko = $1 and kode_barcode = any($2) order by kode_barcode for update`;

async function pegang(tx: Tx, kode_toko: string, kode_barcode: readonly string[], periksa: Periksa): Promise<Baris[]> {
  const seen = new Set<string>();
  for (const kode of kode_barcode) {
    if (seen.has(kode)) throw new Problem('barang_ganda', { kode_barcode: kode });
    seen.add(kode);
  }
  const rows = new Map((await tx.query<Baris>(HOLD, [kode_toko, kode_barcode])).map((row) => [row.kode_barcode, row]));
  const held: Baris[] = [];
  for (const kode of kode_barcode) {
    const row = rows.get(kode);
    if (!row) throw await barangTidakDikenal(tx, kode);
    periksa(kode, row);
    held.push(row);
  }
  return held;
}

/**
 * Holds pieces that are to move, in one order for all tills, so that two lists cannot block each other.
 * @returns the pieces in the order of the codes.
 * @throws Problem `barang_ganda`, `barang_tidak_ditemukan`, `barang_toko_lain`, `barang_sudah_terjual`,
 * `barang_sudah_hancur`, `barang_sedang_dipesan`.
 */
export const pegangBarang = (tx: Tx, kode_toko: string, kode_barcode: readonly string[]): Promise<BarangBebas[]> =>
  pegang(tx, kode_toko, kode_barcode, assertTersedia);

/** A piece that was bought, and the paper that brought it: a purchase, or a loan that was auctioned. */
export interface BarangDibeli extends BarangBebas {
  readonly asal_jenis: string;
  readonly no_pembelian: string;
}

/** The same of pieces that were bought and lie unsorted, with the purchase that each belongs to. */
export async function pegangDibeli(
  tx: Tx,
  kode_toko: string,
  kode_barcode: readonly string[],
): Promise<BarangDibeli[]> {
  const pieces = await pegang(tx, kode_toko, kode_barcode, assertDibeli);
  return pieces.map((piece) => ({
    ...piece,
    asal_jenis: piece.pemilik_jenis ?? '',
    no_pembelian: piece.pemilik_nomor ?? '',
  }));
}

/** A piece that waits to go on. */
export interface BarangSortir extends BarangBebas {
  /** The document that has it. */
  readonly jenis: string;
  readonly nomor: string;
}

/** The same of pieces that wait to go on, with what each is had by. @param milik that alone, where it is named. */
export async function pegangDisortir(
  tx: Tx,
  kode_toko: string,
  kode_barcode: readonly string[],
  milik?: { readonly jenis: string; readonly nomor: string },
): Promise<BarangSortir[]> {
  const pieces = await pegang(tx, kode_toko, kode_barcode, (kode, keadaan) => assertDisortir(kode, keadaan, milik));
  return pieces.map((piece) => ({ ...piece, jenis: piece.pemilik_jenis ?? '', nomor: piece.pemilik_nomor ?? '' }));
}

/** The same of pieces that are with the goldsmith, of one batch. */
export const pegangDicuci = (
  tx: Tx,
  kode_toko: string,
  kode_barcode: readonly string[],
  no_kirim: string,
): Promise<BarangBebas[]> =>
  pegang(tx, kode_toko, kode_barcode, (kode, keadaan) => assertDicuci(kode, keadaan, no_kirim));

/** The same refusals for one piece, without holding it: what a scan is told before anything is saved. */
export async function cekBebas(
  sql: Sql,
  kode_toko: string,
  kode_barcode: string,
  periksa: Periksa = assertTersedia,
): Promise<void> {
  const row = await sql.maybe<KeadaanBarang>(
    `select ${KEADAAN_KOLOM} from barang where kode_toko = $1 and kode_barcode = $2`,
    [kode_toko, kode_barcode],
  );
  if (!row) throw await barangTidakDikenal(sql, kode_barcode);
  periksa(kode_barcode, row);
}

/** Holds all free pieces of a tray, and says which others keep it from being empty. */
export async function pegangBaki(tx: Tx, kode_toko: string, kode_baki: string): Promise<BarangBebas[]> {
  const rows = await tx.query<Baris>(
    `select ${KOLOM} from barang where kode_toko = $1 and kode_baki = $2 and di_stok order by kode_barcode for update`,
    [kode_toko, kode_baki],
  );
  for (const row of rows) assertTersedia(row.kode_barcode, row);
  return rows;
}

/** Holds a tray, and tells its free pieces from those that somebody has. */
export async function pegangBebasDiBaki(
  tx: Tx,
  kode_toko: string,
  kode_baki: string,
): Promise<{ readonly bebas: readonly BarangBebas[]; readonly ditinggal: readonly string[] }> {
  const rows = await tx.query<Baris>(
    `select ${KOLOM} from barang where kode_toko = $1 and kode_baki = $2 and di_stok order by kode_barcode for update`,
    [kode_toko, kode_baki],
  );
  return {
    bebas: rows.filter(bebasBarang),
    ditinggal: rows.filter((row) => !bebasBarang(row)).map(({ kode_barcode }) => kode_barcode),
  };
}
