import { Problem } from '@kilau/contract/core/problem.ts';
import type { Sql } from '../../platform/database/tx.ts';

export interface Tempat {
  readonly kode_gudang: string;
  readonly kode_baki: string;
}

/**
 * A tray in the gudang it was said to be in. What lies in a tray or gudang that is out of use is weighed and counted
 * too, or nobody would ever know.
 * @throws Problem `data_tidak_valid` without a tray, `rujukan_tidak_ada` for one that is not there.
 */
export async function bakiDiGudang(
  sql: Sql,
  kode_toko: string,
  kode_gudang: string,
  kode_baki: string,
): Promise<Tempat> {
  if (kode_baki === '') throw new Problem('data_tidak_valid', {}, { kode_baki: { rule: 'mohon_pilih_kode_baki' } });
  const found = await sql.maybe<Tempat>(
    `select kode_gudang, kode_baki from baki where kode_toko = $1 and kode_baki = $2 and kode_gudang = $3`,
    [kode_toko, kode_baki, kode_gudang],
  );
  if (!found) throw new Problem('rujukan_tidak_ada', { kode: kode_baki }, { kode_baki: { rule: 'tidak_terdaftar' } });
  return found;
}

/** A whole gudang, in use or not. @throws Problem `rujukan_tidak_ada` */
export async function gudangAda(sql: Sql, kode_toko: string, kode_gudang: string): Promise<Tempat> {
  const found = await sql.maybe<{ kode_gudang: string }>(
    `select kode_gudang from gudang where kode_toko = $1 and kode_gudang = $2`,
    [kode_toko, kode_gudang],
  );
  if (!found) {
    throw new Problem('rujukan_tidak_ada', { kode: kode_gudang }, { kode_gudang: { rule: 'tidak_terdaftar' } });
  }
  return { ...found, kode_baki: '' };
}
