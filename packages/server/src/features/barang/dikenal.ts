import { Problem } from '@kilau/contract/core/problem.ts';
import type { Sql } from '../../platform/database/tx.ts';

/** Why a code is not among the shop's pieces: nobody has it, or another shop of the chain does. */
export async function barangTidakDikenal(sql: Sql, kode_barcode: string): Promise<Problem> {
  const [lain] = await sql.query<{ kode_toko: string }>(`select kode_toko from barang where kode_barcode = $1 limit 1`, [kode_barcode]);
  return lain ? new Problem('barang_toko_lain', { kode_barcode, kode_toko: lain.kode_toko }) : new Problem('barang_tidak_ditemukan', { kode_barcode });
}
