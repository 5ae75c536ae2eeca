import { Dec } from '@kilau/contract/core/dec.ts';
import { usulModal } from '@kilau/contract/trade/barang/modal.ts';
import type { WorkContext } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { hargaBeliKadarSql } from '../harga/harga-beli-kadar.sql.ts';

interface Baris {
  readonly kadar: Dec;
  readonly berat: Dec;
  readonly harga_modal?: Dec | null;
}

/**
 * The pieces with what they cost: as it was typed, else as their receipt says, else their grams at the purchase price
 * of their purity today.
 * @param asal where each comes from, in their order.
 */
export async function denganModal<B extends Baris>(
  sql: Sql,
  { shop, isOn }: Pick<WorkContext, 'shop' | 'isOn'>,
  pieces: readonly B[],
  asal: readonly ({ readonly harga_modal: Dec | null } | undefined)[],
): Promise<(B & { readonly harga_modal: Dec | null })[]> {
  const diketahui = pieces.map((row, index) => row.harga_modal ?? asal[index]?.harga_modal ?? null);
  const kadar = [...new Set(pieces.filter((_, index) => !diketahui[index]).map((row) => row.kadar.toString()))];
  const rows =
    kadar.length === 0
      ? []
      : await sql.query<{ kadar: Dec; harga: Dec | null }>(
          `select k.kadar, ${hargaBeliKadarSql('$1', 'k.kadar', isOn('PARAMETER_HARGA_EMAS_PEMBELIAN'))} as harga
           from unnest($2::numeric[]) as k(kadar)`,
          [shop.kode_toko, kadar],
        );
  const harga = new Map(rows.map((row) => [row.kadar.toString(), row.harga]));
  return pieces.map((row, index) => ({
    ...row,
    harga_modal: diketahui[index] ?? usulModal(row.berat, harga.get(row.kadar.toString()) ?? Dec.zero),
  }));
}
