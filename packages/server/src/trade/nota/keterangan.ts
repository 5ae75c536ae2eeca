import type { JenisNota } from '@kilau/contract/trade/nota/jenis-nota.ts';
import type { Sql } from '../../platform/database/tx.ts';

/** The shop's lines for the foot of a paper, in their order. */
export async function keteranganNotaOf(sql: Sql, kode_toko: string, jenisTransaksi: JenisNota): Promise<string[]> {
  const rows = await sql.query<{ keterangan: string }>(
    `select keterangan from keterangan_nota where kode_toko = $1 and jenis_nota = $2 and status_aktif
      order by urutan, kode_keterangan limit 100`,
    [kode_toko, jenisTransaksi],
  );
  return rows.map((row) => row.keterangan);
}
