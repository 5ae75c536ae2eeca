import type { AturanOtorisasi } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import type { WorkContext } from '../../platform/context.ts';

/** When a line of a sale asks for an approval, as the shop wants it now. */
export const aturanOtorisasi = (context: WorkContext): AturanOtorisasi => ({
  toleransi: context.param('TOLERANSI_HARGA_JUAL'),
  batas_persen: context.param('BATAS_HARGA_PERSEN'),
  ongkos_turun: context.isOn('OTORISASI_ONGKOS_TURUN_PENJUALAN'),
  diskon: context.isOn('PENJUALAN_DISCOUNT_AUTHORIZATION_MODULE'),
});
