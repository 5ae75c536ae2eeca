import type { Dec } from '@kilau/contract/core/dec.ts';
import { HARGA_BERUBAH } from '@kilau/contract/trade/harga/harga-berubah.ts';
import { holdDay } from '../../ledger/business-date.ts';
import type { Context, WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { uuidv7 } from '../../platform/id.ts';

/** Work on prices tells the browsers of the shop. */
export type PriceContext = WorkContext & Pick<Context, 'realtime'>;

/**
 * Keeps a price that changed: a row of the price history under the business date, and word to every browser of the
 * shop once it is safe on disk.
 * @param kode_group '' for the global price.
 */
export async function catatHarga(
  tx: Tx,
  context: PriceContext,
  kode_group: string,
  lama: Dec | null,
  baru: Dec,
): Promise<void> {
  const { kode_toko } = context.shop;
  const waktu = context.now();
  await tx.query(
    `insert into riwayat_harga (kode_toko, id, kode_group, tgl, harga_lama, harga_baru, diubah_oleh, diubah_pada)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [kode_toko, uuidv7(waktu), kode_group, await holdDay(tx, kode_toko), lama, baru, context.actor.user_id, waktu],
  );
  tx.afterCommit(() => context.realtime.toShop(kode_toko, HARGA_BERUBAH, { kode_group, harga: baru.toJSON() }));
}
