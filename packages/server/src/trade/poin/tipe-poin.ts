import { Problem } from '@kilau/contract/core/problem.ts';
import type { Sql } from '../../platform/database/tx.ts';

/** Where the rules of the groups are kept. */
const ATURAN = '/master-parameter-point';

/**
 * Refuses another TIPE_POIN as long as rules of a group are in use: their `kelipatan` says grams or rupiah by it, and a
 * rule of one point a gram would give one for every rupiah.
 * @param at the field that asks for it. @throws Problem `data_tidak_valid` at that field.
 */
export async function assertTanpaAturanPoin(sql: Sql, kode_toko: string, at: string): Promise<void> {
  const { jumlah } = await sql.one<{ jumlah: number }>(
    `select count(*)::integer as jumlah from parameter_point where kode_toko = $1 and status_aktif`,
    [kode_toko],
  );
  if (jumlah === 0) return;
  const params = { jumlah, halaman: ATURAN };
  throw new Problem('data_tidak_valid', {}, { [at]: { rule: 'aturan_poin_terpakai', params } });
}
