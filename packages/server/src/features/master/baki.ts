import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { Place } from '../../ledger/entry.ts';
import type { Tx } from '../../platform/database/tx.ts';

/**
 * Refuses to move a tray in which something lies to another gudang: pieces, manual items, accessories are booked where it stands.
 * @throws Problem `baki_masih_berisi` with how many pieces the books have there.
 */
export async function assertBakiKosong(tx: Tx, kode_toko: string, kode_baki: string): Promise<void> {
  const isi = await tx.one<{ ada: boolean; jumlah: Dec }>(
    `select count(*) > 0 as ada, coalesce(sum(jumlah) filter (where aset = 'PCS'), 0) as jumlah from saldo
     where kode_toko = $1 and kode_baki = $2 and akun in ('STOK', 'MANUAL', 'AKSESORIS') and jumlah > 0`, [kode_toko, kode_baki]);
  if (isi.ada) throw new Problem('baki_masih_berisi', { kode_baki, jumlah: isi.jumlah.toJSON() });
}

/**
 * Holds trays that goods come back to, and refuses one that has gone to another gudang or out of use since they left it.
 * @throws Problem `baki_tidak_siap`, at the field `kode_baki`.
 */
export async function pegangBakiAsal(tx: Tx, kode_toko: string, places: readonly Place[]): Promise<void> {
  const kode = [...new Set(places.map((place) => place.kode_baki))];
  const rows = await tx.query<Place>(`select kode_gudang, kode_baki from baki where kode_toko = $1 and kode_baki = any($2) and status_aktif order by kode_baki for share`, [kode_toko, kode]);
  const siap = new Map(rows.map((row) => [row.kode_baki, row.kode_gudang]));
  const hilang = places.find((place) => siap.get(place.kode_baki) !== place.kode_gudang);
  if (hilang) throw new Problem('baki_tidak_siap', { kode_baki: hilang.kode_baki, kode_gudang: hilang.kode_gudang }, { kode_baki: { rule: 'tidak_terdaftar' } satisfies RuleBreak });
}
