import type { Dec } from '@kilau/contract/core/dec.ts';
import { lewatLimit, OTORISASI_LIMIT } from '@kilau/contract/trade/otorisasi/limit.ts';
import { approveWithin } from '../../engine/paper/approve.ts';
import type { Work } from '../../engine/paper/kind.ts';

/** What the approval of a sale beyond the limit is bound to. */
interface NilaiLimit {
  readonly total: Dec;
  readonly jumlah_barang: number;
  readonly kode_sales: string;
  readonly nama: string;
}

/**
 * Takes the approval that a sale beyond the shop's limit needs.
 * @param id what came with the sale.
 * @returns its id; nothing where none is needed.
 * @throws Problem `otorisasi_diperlukan`, `otorisasi_tidak_berlaku` at `otorisasi_limit`.
 */
export async function pakaiLimit(
  work: Work,
  id: string | null,
  { total, ...nilai }: NilaiLimit,
): Promise<string | null> {
  if (!lewatLimit(total, work.context.param('LIMIT_PENJUALAN'))) return null;
  const used = await approveWithin(work, {
    id,
    at: 'otorisasi_limit',
    kategori: OTORISASI_LIMIT,
    nilai: { total: total.toJSON(), ...nilai },
  });
  return used.id;
}
