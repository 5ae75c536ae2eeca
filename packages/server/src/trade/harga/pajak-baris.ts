import { Dec } from '@kilau/contract/core/dec.ts';
import { hitungPpn } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { BarangJual } from './barang-jual.ts';

/** PPN of a line when the shop charges it: the rate goes by the piece's origin (domain guide §2.6). */
export function pajakBaris(
  context: WorkContext,
  barang: Pick<BarangJual, 'asal_faktur_pajak'>,
  harga_total: Dec,
): { ppn_tarif: Dec; ppn: Dec; total: Dec } {
  if (!context.isOn('PPN_TRANSAKSI_MODULE')) return { ppn_tarif: Dec.zero, ppn: Dec.zero, total: harga_total };
  const ppn_tarif = Dec.from(context.param(barang.asal_faktur_pajak ? 'PPN_TARIF_FAKTUR' : 'PPN_TARIF_TANPA_FAKTUR'));
  const { ppn, total } = hitungPpn(
    harga_total,
    ppn_tarif,
    context.param('PPN_HARGA') === 'EXCLUDE' ? 'EXCLUDE' : 'INCLUDE',
  );
  return { ppn_tarif, ppn, total };
}
