import { Dec } from '@kilau/contract/core/dec.ts';
import { hargaSegram } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { aturanHarga } from '../../trade/harga/aturan-harga.ts';
import { globalPriceOf } from './api.ts';
import { catatHarga, type PriceContext } from './riwayat-harga.ts';

/** What of a group the price of a gram depends on where the shop sells by percentage. */
export interface GroupPersentase {
  /** Percent of pure gold that is paid; 0: its kadar. */
  readonly persentase: Dec;
  readonly kadar: Dec;
}

/**
 * Keeps a change of a group's percentage where the shop sells by percentage: what a gram of its goods cost by the one
 * and costs by the other, at the price that stands. Without any price nothing is sold yet, and nothing changed.
 * @param harga_group rupiah per gram of the group, of its kelompok harga first.
 */
export async function catatPersentase(
  tx: Tx,
  context: PriceContext,
  kode_group: string,
  harga_group: Dec,
  lama: GroupPersentase,
  baru: GroupPersentase,
): Promise<void> {
  const { mode_harga } = aturanHarga(context);
  if (mode_harga !== 'PERSENTASE' || (lama.persentase.eq(baru.persentase) && lama.kadar.eq(baru.kadar))) return;
  const harga_global = await globalPriceOf(tx, context.shop.kode_toko);
  const segram = ({ persentase: persentase_group, kadar }: GroupPersentase): Dec => {
    const sumber = { harga_kelompok: 0, harga_group, harga_global, persentase_group, kadar };
    return hargaSegram(sumber, mode_harga) ?? Dec.zero;
  };
  const [dulu, sekarang] = [segram(lama), segram(baru)];
  if (!dulu.eq(sekarang)) await catatHarga(tx, context, kode_group, dulu, sekarang);
}
