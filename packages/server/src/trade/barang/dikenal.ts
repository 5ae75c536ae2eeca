import { Problem } from '@kilau/contract/core/problem.ts';
import type { Sql } from '../../platform/database/tx.ts';

interface Lain {
  readonly kode_toko: string;
  readonly nama: string;
  readonly aksesoris: boolean;
}

/** Why a code is not among the shop's pieces: it is an accessory, another shop of the chain has it, or nobody does. */
export async function barangTidakDikenal(sql: Sql, kode_barcode: string): Promise<Problem> {
  const [lain] = await sql.query<Lain>(
    `select kode_toko, nama_aksesoris as nama, true as aksesoris from aksesoris where kode_barcode = $1
     union all select kode_toko, nama_barang, false from barang where kode_barcode = $1 limit 1`,
    [kode_barcode],
  );
  if (lain?.aksesoris) return new Problem('barang_aksesoris', { kode_barcode, nama: lain.nama });
  return lain
    ? new Problem('barang_toko_lain', { kode_barcode, kode_toko: lain.kode_toko })
    : new Problem('barang_tidak_ditemukan', { kode_barcode });
}
