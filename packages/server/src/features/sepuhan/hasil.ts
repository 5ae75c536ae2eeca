import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Hasil } from '@kilau/contract/features/sepuhan/sepuhan.fields.ts';
import type { Work } from '../../engine/paper/kind.ts';

interface Diputuskan {
  readonly kode_barcode: string;
  readonly hasil: Hasil;
  readonly berat_nota: Dec;
}

/** What is to become of pieces that wait to go on, as the papers say that have them. */
export async function hasilOf(
  { tx, context }: Work,
  kode_barcode: readonly string[],
): Promise<ReadonlyMap<string, Diputuskan>> {
  const rows = await tx.query<Diputuskan>(
    `select kode_barcode, hasil, berat_nota from barang_sortir where kode_toko = $1 and kode_barcode = any($2)`,
    [context.shop.kode_toko, kode_barcode],
  );
  return new Map(rows.map((row) => [row.kode_barcode, row]));
}
