import { Problem } from '@kilau/contract/core/problem.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { MASTER_BATU } from '../../trade/barang/sifat-batu.ts';

const barangSql = (
  kolom: string,
  tabel: string,
): string => `select b.${kolom} as kode from barang_asal($1, $2, $4, $3) b
  where not exists (
    select from ${tabel} m where m.kode_toko = $1 and m.${kolom} = b.${kolom} and m.status_aktif)`;
const batuSql = ([kolom, tabel]: readonly [
  string,
  string,
]): string => `select s.${kolom} from batu_asal($1, $2, $4, $3) s
  where s.${kolom} is not null and not exists (
    select from ${tabel} m where m.kode_toko = $1 and m.${kolom} = s.${kolom})`;
const SQL = `select distinct kode from (${[
  barangSql('kode_group', 'kelompok'),
  barangSql('kode_dept', 'jenis'),
  ...Object.entries(MASTER_BATU).map(batuSql),
].join(' union all ')}) k order by kode limit 20`;

/**
 * Refuses pieces of another shop that are of groups, types or stones that this one has not got.
 * @throws Problem `kelas_tidak_ada` that names them.
 */
export async function assertKelasAda(
  sql: Sql,
  kode_toko: string,
  { dari_toko, no_kirim }: { readonly dari_toko: string; readonly no_kirim: string },
  kode_barcode: readonly string[],
): Promise<void> {
  const rows = await sql.query<{ readonly kode: string }>(SQL, [kode_toko, dari_toko, kode_barcode, no_kirim]);
  if (rows.length > 0) throw new Problem('kelas_tidak_ada', { kode: rows.map(({ kode }) => kode).join(', ') });
}
