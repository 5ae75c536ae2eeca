import { OTORISASI_BERLIAN } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { BarangDipegang } from '../../trade/harga/barang-jual.ts';
import type { BarisJual } from './baris-jual.ts';

/**
 * Lines of which those need an approval that sell a diamond piece for less than it cost, tax aside (domain guide §2.8):
 * whatever else they need one for, this one is the gravest. A piece of which nobody knows the cost is not asked about.
 * @param dipegang the pieces as they are held.
 */
export function dinilaiModal(
  context: Pick<WorkContext, 'isOn'>,
  baris: readonly BarisJual[],
  dipegang: ReadonlyMap<string, BarangDipegang>,
): BarisJual[] {
  if (!context.isOn('BERLIAN_TRANSACTION_AUTHORIZATION_MODULE')) return [...baris];
  return baris.map((row) => {
    const { barang, dijanjikan, total, ppn } = row;
    const harga_modal = barang.berlian && !dijanjikan ? dipegang.get(barang.kode_barcode)?.harga_modal : undefined;
    return harga_modal && total.minus(ppn).lt(harga_modal) ? { ...row, kategori: OTORISASI_BERLIAN } : row;
  });
}
