import { Dec } from '@kilau/contract/core/dec.ts';
import { bonusBarang, type AturanBonus } from '@kilau/contract/trade/sales/bonus.calc.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';

interface BarangBerbonus {
  readonly kode_group: string;
  readonly berat: Dec;
}

/** What each piece earns the sales person of a sale; nothing without one, or where the shop gives no bonus. */
export async function bonusPenjualan(
  sql: Sql,
  context: WorkContext,
  kode_sales: string,
  barang: readonly BarangBerbonus[],
): Promise<Dec[]> {
  if (kode_sales === '' || !context.isOn('BONUS_SALES_TRANSACTION_MODULE')) return barang.map(() => Dec.zero);
  const aturan = await sql.query<AturanBonus>(
    `select kode_group, tipe, bonus from para_bonus_sales
     where kode_toko = $1 and status_aktif and (kode_group is null or kode_group = any($2))`,
    [context.shop.kode_toko, [...new Set(barang.map(({ kode_group }) => kode_group))]],
  );
  return barang.map((one) => bonusBarang(aturan, one));
}
