import { nomorWa } from '@kilau/contract/core/nomor-wa.ts';
import type { Sql } from '../../../platform/database/tx.ts';

/** Numbers of members who want no messages beside those about papers of their own. */
export async function penolak(sql: Sql, kode_toko: string): Promise<ReadonlySet<string | undefined>> {
  const rows = await sql.query<{ no_hp: string }>(`select no_hp from member where kode_toko = $1 and tolak_pesan`, [
    kode_toko,
  ]);
  return new Set(rows.map(({ no_hp }) => nomorWa(no_hp)));
}
