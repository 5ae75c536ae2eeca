import { Problem } from '@kilau/contract/core/problem.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';

/** Who sells: required unless the shop works without (DISABLE_KODE_SALES_TRANSACTION). */
export async function salesJual(tx: Tx, context: WorkContext, kode_sales: string | null): Promise<string> {
  if (!kode_sales) {
    if (context.isOn('DISABLE_KODE_SALES_TRANSACTION')) return '';
    throw new Problem('sales_wajib', {}, { kode_sales: { rule: 'tidak_boleh_kosong' } });
  }
  const sales = await tx.maybe<{ ada: boolean }>(
    `select true as ada from sales where kode_toko = $1 and kode_sales = $2 and status_aktif`,
    [context.shop.kode_toko, kode_sales],
  );
  if (!sales) throw new Problem('rujukan_tidak_ada', { kode: kode_sales }, { kode_sales: { rule: 'tidak_terdaftar' } });
  return kode_sales;
}
