import { Dec } from '@kilau/contract/core/dec.ts';
import { hitungPpn } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { BarangJual } from './barang-jual.ts';

interface Pajak {
  readonly ppn_tarif: Dec;
  readonly ppn: Dec;
  /** What the customer pays. */
  readonly total: Dec;
}

/** PPN of an amount at one of the rates of the day, when the shop charges it. */
export function pajak(
  context: WorkContext,
  tarif: 'PPN_TARIF_FAKTUR' | 'PPN_TARIF_TANPA_FAKTUR' | 'PPN_TARIF_AKSESORIS',
  jumlah: Dec,
): Pajak {
  if (!context.isOn('PPN_TRANSAKSI_MODULE')) return { ppn_tarif: Dec.zero, ppn: Dec.zero, total: jumlah };
  const ppn_tarif = Dec.from(context.param(tarif));
  const cara = context.param('PPN_HARGA') === 'EXCLUDE' ? 'EXCLUDE' : 'INCLUDE';
  const { ppn, total } = hitungPpn(jumlah, ppn_tarif, cara);
  return { ppn_tarif, ppn, total };
}

/** PPN of a line: the rate goes by the piece's origin (domain guide §2.6). */
export const pajakBaris = (
  context: WorkContext,
  { asal_faktur_pajak }: Pick<BarangJual, 'asal_faktur_pajak'>,
  harga_total: Dec,
): Pajak => pajak(context, asal_faktur_pajak ? 'PPN_TARIF_FAKTUR' : 'PPN_TARIF_TANPA_FAKTUR', harga_total);
