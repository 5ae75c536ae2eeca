import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Work } from '../../engine/paper/kind.ts';
import { hargaJualSql } from './harga-jual.sql.ts';

/** What the gold of each piece is sold for today, in rupiah by its barcode; null without a price. */
export async function emasHariIni(
  { tx, context }: Work,
  pieces: readonly { readonly kode_barcode: string }[],
): Promise<ReadonlyMap<string, Dec | null>> {
  const rows = await tx.query<{ kode_barcode: string; harga_jual: Dec | null }>(
    `select b.kode_barcode, h.harga_jual from barang b left join lateral (${hargaJualSql(context, 'b')}) h on true
     where b.kode_toko = $1 and b.kode_barcode = any($2)`,
    [context.shop.kode_toko, pieces.map(({ kode_barcode }) => kode_barcode)],
  );
  return new Map(rows.map(({ kode_barcode, harga_jual }) => [kode_barcode, harga_jual]));
}
