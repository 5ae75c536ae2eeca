import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Curah } from '../../ledger/entry.ts';
import type { Sql, Tx } from '../../platform/database/tx.ts';
import { barangTidakDikenal } from './dikenal.ts';

/** An accessory, held until the end of the transaction. */
export interface AksesorisDipegang {
  readonly kode_barcode: string;
  readonly nama_aksesoris: string;
  readonly kode_group: string;
  readonly kode_dept: string;
  readonly kode_gudang: string;
  readonly kode_baki: string;
  /** Percent. */
  readonly kadar: Dec;
  /** Grams a piece. */
  readonly berat: Dec;
  readonly harga_jual: Dec;
  readonly stok: number;
}

/** So many of an accessory; `baru` when this document brings it. */
export interface BarisJadi extends AksesorisDipegang {
  readonly qty: number;
  readonly baru: boolean;
}

/** Why a code is no accessory of the shop: it is a piece, another shop's, or nobody's. */
export async function aksesorisTidakDikenal(sql: Sql, kode_toko: string, kode_barcode: string): Promise<Problem> {
  const [lain] = await sql.query<{ kode_toko: string }>(
    `select kode_toko from aksesoris where kode_barcode = $1 limit 1`,
    [kode_barcode],
  );
  if (lain) return new Problem('barang_toko_lain', { kode_barcode, kode_toko: lain.kode_toko });
  const piece = await sql.maybe<{ nama_barang: string }>(
    `select nama_barang from barang where kode_toko = $1 and kode_barcode = $2`,
    [kode_toko, kode_barcode],
  );
  return piece
    ? new Problem('bukan_aksesoris', { kode_barcode, nama: piece.nama_barang })
    : barangTidakDikenal(sql, kode_barcode);
}

/**
 * Holds accessories in one order for all tills.
 * @returns them by code.
 * @throws Problem `barang_ganda`, `bukan_aksesoris`, `barang_tidak_ditemukan`, `barang_toko_lain`.
 */
export async function pegangAksesoris(
  tx: Tx,
  kode_toko: string,
  kode_barcode: readonly string[],
): Promise<ReadonlyMap<string, AksesorisDipegang>> {
  const ganda = kode_barcode.find((kode, index) => kode_barcode.indexOf(kode) !== index);
  if (ganda !== undefined) throw new Problem('barang_ganda', { kode_barcode: ganda });
  const rows = await tx.query<AksesorisDipegang>(
    `select kode_barcode, nama_aksesoris, kode_group, kode_dept, kode_gudang, kode_baki, kadar, berat, harga_jual, stok
     from aksesoris where kode_toko = $1 and kode_barcode = any($2) order by kode_barcode for update`,
    [kode_toko, kode_barcode],
  );
  const held = new Map(rows.map((row) => [row.kode_barcode, row]));
  const asing = kode_barcode.find((kode) => !held.has(kode));
  if (asing !== undefined) throw await aksesorisTidakDikenal(tx, kode_toko, asing);
  return held;
}

/** Refuses to take more of an accessory than there is. @param at the field that says how many. */
export function assertCukup(
  { kode_dept, nama_aksesoris, kode_baki, stok, berat }: AksesorisDipegang,
  qty: number,
  at = 'qty',
): void {
  if (qty <= stok) return;
  throw new Problem(
    'stok_tidak_cukup',
    { kode_dept: `${kode_dept} ${nama_aksesoris}`, kode_baki, qty: stok, berat: berat.times(stok).toJSON() },
    { [at]: { rule: 'terlalu_besar', params: { max: stok } } },
  );
}

/** Raises (or lowers) the stock of held accessories; what comes is in use from then on. */
export async function ubahStok(
  tx: Tx,
  kode_toko: string,
  baris: readonly { readonly kode_barcode: string; readonly qty: number }[],
  sign: 1 | -1,
): Promise<void> {
  await tx.query(
    `update aksesoris a set stok = a.stok + t.qty, status_aktif = a.status_aktif or t.qty > 0
     from unnest($2::text[], $3::integer[]) as t(kode_barcode, qty)
     where a.kode_toko = $1 and a.kode_barcode = t.kode_barcode`,
    [kode_toko, baris.map((row) => row.kode_barcode), baris.map((row) => row.qty * sign)],
  );
}

/** The same amount as the ledger names it. */
export const curahAksesoris = ({
  kode_barcode,
  kode_group,
  kode_dept,
  kode_gudang,
  kode_baki,
  kadar,
  berat,
  qty,
}: AksesorisDipegang & { readonly qty: number }): Curah => ({
  akun: 'AKSESORIS',
  sub: kode_barcode,
  kode_group,
  kode_dept,
  kode_gudang,
  kode_baki,
  kadar,
  qty,
  berat: berat.times(qty),
});
