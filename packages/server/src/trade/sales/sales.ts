import { Problem } from '@kilau/contract/core/problem.ts';
import type { WorkContext } from '../../platform/context.ts';

/**
 * Who sells: required unless the shop works without (DISABLE_KODE_SALES_TRANSACTION). That the code names somebody
 * active the engine has checked already, and holds until commit.
 * @throws Problem `sales_wajib`
 */
export function salesJual(context: Pick<WorkContext, 'isOn'>, kode_sales: string | null): string {
  if (kode_sales) return kode_sales;
  if (context.isOn('DISABLE_KODE_SALES_TRANSACTION')) return '';
  throw new Problem('sales_wajib', {}, { kode_sales: { rule: 'tidak_boleh_kosong' } });
}
