import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { hargaKelompokSql } from './harga-kelompok.sql.ts';

/** Today's prices of a group, wherever they may come from, and its purity. */
export interface HargaGroup {
  readonly kode_group: string;
  /** Purity of the group in percent. */
  readonly kadar_group: Dec;
  readonly harga_kelompok: Dec;
  readonly harga_group: Dec;
  readonly persentase_group: Dec;
  readonly harga_global: Dec;
}

/** Columns of {@link HargaGroup} out of a group `k` and the shop's global price `g`. */
export const HARGA_GROUP = `k.kadar as kadar_group, ${hargaKelompokSql('k')} as harga_kelompok, k.harga as harga_group,
  k.persentase as persentase_group, coalesce(g.nominal, 0) as harga_global`;

/**
 * Lines with the prices of their groups.
 * @throws Problem `rujukan_tidak_ada` at the first line whose group is not in use.
 */
export async function denganGroup<Baris extends { readonly kode_group: string }>(
  sql: Sql,
  kode_toko: string,
  barang: readonly Baris[],
): Promise<(readonly [Baris, HargaGroup])[]> {
  const rows = await sql.query<HargaGroup>(
    `select k.kode_group, ${HARGA_GROUP} from kelompok k left join harga_global g on g.kode_toko = k.kode_toko
     where k.kode_toko = $1 and k.kode_group = any($2) and k.status_aktif`,
    [kode_toko, barang.map(({ kode_group }) => kode_group)],
  );
  const groups = new Map(rows.map((row) => [row.kode_group, row]));
  return barang.map((baris, index) => {
    const group = groups.get(baris.kode_group);
    if (group) return [baris, group];
    throw new Problem(
      'rujukan_tidak_ada',
      { kode: baris.kode_group },
      { [`barang.${index}.kode_group`]: { rule: 'tidak_terdaftar' } },
    );
  });
}
