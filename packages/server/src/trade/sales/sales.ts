import { Problem } from '@kilau/contract/core/problem.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import type { Work } from '../../engine/paper/kind.ts';
import { nameOf } from '../../engine/resource.refs.ts';

/** Whether papers of the shop name who sells. */
export const salesWajib = (context: Pick<WorkContext, 'isOn'>): boolean =>
  !context.isOn('DISABLE_KODE_SALES_TRANSACTION');

/**
 * Who sells: required unless the shop works without (DISABLE_KODE_SALES_TRANSACTION). That the code names somebody
 * active the engine has checked already, and holds until commit.
 * @throws Problem `sales_wajib`
 */
export function salesJual(context: Pick<WorkContext, 'isOn'>, kode_sales: string | null): string {
  if (kode_sales) return kode_sales;
  if (!salesWajib(context)) return '';
  throw new Problem('sales_wajib', {}, { kode_sales: { rule: 'tidak_boleh_kosong' } });
}

/** What a shop calls a sales person; undefined where it keeps none of that code any more. */
export async function namaSalesToko(sql: Sql, kode_toko: string, kode_sales: string): Promise<string | undefined> {
  const sales = await sql.maybe<{ nama_sales: string }>(
    'select nama_sales from sales where kode_toko = $1 and kode_sales = $2',
    [kode_toko, kode_sales],
  );
  return sales?.nama_sales;
}

/** What the sales person is called whom a paper names that is made; nothing for nobody. */
export async function namaSales(
  { tx, context: { shop }, named }: Pick<Work, 'tx' | 'context' | 'named'>,
  kode_sales: string,
): Promise<string> {
  if (kode_sales === '') return '';
  const known = nameOf(named, 'sales', kode_sales);
  if (known !== undefined) return known;
  return (await namaSalesToko(tx, shop.kode_toko, kode_sales)) ?? '';
}
