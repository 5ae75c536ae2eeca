import type { Dec } from '@kilau/contract/core/dec.ts';
import type { BarisParameterPoin, AturanPoin } from '@kilau/contract/trade/poin/poin.calc.ts';
import { settingOf } from '../../engine/setting.store.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';

/** How the shop gives points, and what one pays. */
export const aturanPoin = (sql: Sql, context: Pick<WorkContext, 'shop' | 'param'>): Promise<AturanPoin> =>
  settingOf(sql, context, 'parameter-get-point-member');

/** What pieces of these groups give, instead of the general rule. */
export const parameterPoin = (
  sql: Sql,
  { shop }: Pick<WorkContext, 'shop'>,
  groups: readonly string[],
): Promise<BarisParameterPoin[]> =>
  sql.query<BarisParameterPoin>(
    `select kode_group, berat_dari, berat_sampai, poin, kelipatan from parameter_point
     where kode_toko = $1 and kode_group = any($2) and status_aktif order by kode_group, berat_dari`,
    [shop.kode_toko, [...new Set(groups)]],
  );

/** What a member has. */
export async function saldoPoin(sql: Sql, kode_toko: string, kode_member: string): Promise<Dec> {
  const { saldo } = await sql.one<{ saldo: Dec }>(
    `select coalesce(sum(jumlah), 0) as saldo from saldo
     where kode_toko = $1 and aset = 'POIN' and akun = 'POIN' and sub = $2`,
    [kode_toko, kode_member],
  );
  return saldo;
}
