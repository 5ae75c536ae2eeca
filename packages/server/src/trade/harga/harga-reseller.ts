import { Dec } from '@kilau/contract/core/dec.ts';
import type { Sql } from '../../platform/database/tx.ts';
import type { BarangJual } from './barang-jual.ts';

/** What resellers pay for pieces of a group. */
interface TarifReseller {
  readonly kode_group: string;
  /** Rupiah a gram; 0: as for all. */
  readonly harga: Dec;
  readonly ongkos_persen: Dec;
  readonly diskon_persen: Dec;
}

const denganTarif = (barang: BarangJual, { harga, ongkos_persen, diskon_persen }: TarifReseller): BarangJual => ({
  ...barang,
  harga_reseller: harga,
  ongkos: Dec.from(barang.ongkos).times(ongkos_persen).dividedBy(100, 0, 'half-up'),
  diskon_bebas: diskon_persen,
});

/** Pieces as a reseller buys them, by the shop's list; those of groups that are not on it cost what they cost. */
export async function untukReseller(
  sql: Sql,
  kode_toko: string,
  barang: ReadonlyMap<string, BarangJual>,
): Promise<Map<string, BarangJual>> {
  const rows = await sql.query<TarifReseller>(
    `select kode_group, harga, ongkos_persen, diskon_persen from harga_reseller
     where kode_toko = $1 and kode_group = any($2) and status_aktif`,
    [kode_toko, Array.from(barang.values(), ({ kode_group }) => kode_group)],
  );
  const tarif = new Map(rows.map((row) => [row.kode_group, row]));
  return new Map(
    Array.from(barang, ([kode, piece]) => {
      const row = tarif.get(piece.kode_group);
      return [kode, row ? denganTarif(piece, row) : piece];
    }),
  );
}
