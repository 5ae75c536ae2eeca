import { modeHarga, type AturanHarga } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { WorkContext } from '../../platform/context.ts';

/** The shop's price rules as they are now. */
export function aturanHarga(context: Pick<WorkContext, 'param' | 'isOn'>): AturanHarga {
  return {
    mode_harga: modeHarga(context.param('MODE_HARGA')),
    pembulatan: Number(context.param('PEMBULATAN')),
    bulat_turun: context.isOn('ROUND_DOWN_SALES_MODULE'),
  };
}
