import type { Dec } from '@kilau/contract/core/dec.ts';
import { OTORISASI_BERLIAN } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import type { Work } from '../../engine/paper/kind.ts';
import type { BarisJual } from './baris-jual.ts';

/**
 * Lines of which those need an approval that sell a diamond piece for less than it cost, tax aside (domain guide §2.8):
 * whatever else they need one for, this one is the gravest. A piece of which nobody knows the cost is not asked about.
 */
export async function dinilaiModal({ tx, context }: Work, baris: readonly BarisJual[]): Promise<BarisJual[]> {
  const berlian = baris.filter(({ barang, dijanjikan }) => barang.berlian && !dijanjikan);
  if (berlian.length === 0 || !context.isOn('BERLIAN_TRANSACTION_AUTHORIZATION_MODULE')) return [...baris];
  const rows = await tx.query<{ kode_barcode: string; harga_modal: Dec }>(
    `select kode_barcode, harga_modal from barang
     where kode_toko = $1 and kode_barcode = any($2) and harga_modal is not null`,
    [context.shop.kode_toko, berlian.map(({ barang }) => barang.kode_barcode)],
  );
  const modal = new Map(rows.map(({ kode_barcode, harga_modal }) => [kode_barcode, harga_modal]));
  return baris.map((row) => {
    const harga_modal = modal.get(row.barang.kode_barcode);
    return harga_modal && row.total.minus(row.ppn).lt(harga_modal) ? { ...row, kategori: OTORISASI_BERLIAN } : row;
  });
}
