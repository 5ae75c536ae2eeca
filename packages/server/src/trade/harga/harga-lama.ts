import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { BarangJual } from './barang-jual.ts';

/**
 * A price seen earlier today is stale, not negotiated: say so, with both prices, rather than ask for an approval.
 * The global price counts for 24K; a piece that follows it was shown its share by kadar.
 */
export async function assertBukanHargaLama(
  tx: Tx,
  context: Pick<WorkContext, 'shop'>,
  barang: Pick<BarangJual, 'kode_barcode' | 'kode_group' | 'kadar'>,
  dikirim: Dec,
  sekarang: Dec,
): Promise<void> {
  const lama = await tx.maybe<{ ada: boolean }>(
    `select true as ada from riwayat_harga where kode_toko = $1 and kode_group = any($2) and tgl >= $4::date - 1
       and (harga_lama = $3 or (kode_group = '' and round(harga_lama * $5 / 100) = $3)) limit 1`,
    [
      context.shop.kode_toko,
      [barang.kode_group, ''],
      dikirim.toString(),
      context.shop.tgl_system,
      barang.kadar.toString(),
    ],
  );
  if (lama) {
    throw new Problem('harga_sudah_berubah', {
      kode_barcode: barang.kode_barcode,
      harga_lama: dikirim.toJSON(),
      harga_baru: sekarang.toJSON(),
    });
  }
}
