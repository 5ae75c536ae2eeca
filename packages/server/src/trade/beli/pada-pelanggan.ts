import { Problem } from '@kilau/contract/core/problem.ts';
import type { KeadaanBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import type { Sql } from '../../platform/database/tx.ts';

/** The purchase that bought a piece back from a nota. */
const PEMBELI_SQL = `select d.nomor from beli_barang b
  join dokumen d on d.kode_toko = b.kode_toko and d.jenis = 'pembelian' and d.nomor = b.nomor and d.isi = b.ke
  where b.kode_toko = $1 and b.kode_barcode = $2 and b.no_faktur = $3 and d.status = 'DONE'
  order by d.dibuat_pada desc limit 1`;

/**
 * Refuses pieces that were sold on a nota and are no longer with the customer, or are about to come back from him. What
 * is named is the paper that bought the piece, wherever it went on to since.
 * @throws Problem `barang_sudah_dibeli`, `barang_sedang_dipesan`
 */
export async function assertPadaPelanggan(
  sql: Sql,
  { kode_toko, nomor: nota }: { readonly kode_toko: string; readonly nomor: string },
  pieces: Iterable<readonly [string, KeadaanBarang]>,
): Promise<void> {
  for (const [kode_barcode, { status, klaim_nomor, pemilik_nomor }] of pieces) {
    if (status !== 'TERJUAL') {
      const [pembeli] = await sql.query<{ nomor: string }>(PEMBELI_SQL, [kode_toko, kode_barcode, nota]);
      throw new Problem('barang_sudah_dibeli', { kode_barcode, nomor: pembeli?.nomor ?? pemilik_nomor ?? '' });
    }
    if (klaim_nomor !== null) throw new Problem('barang_sedang_dipesan', { kode_barcode, nomor: klaim_nomor });
  }
}
