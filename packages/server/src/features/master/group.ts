import { Problem } from '@kilau/contract/core/problem.ts';
import type { Tx } from '../../platform/database/tx.ts';

/**
 * Refuses to make accessories of the gold of a group, or the other way round, while something of it is in the stock:
 * pieces, accessories or manual items would be of a class that has no such thing.
 * @throws Problem `group_masih_berisi` with how many of them there are.
 */
export async function assertGroupKosong(tx: Tx, kode_toko: string, kode_group: string): Promise<void> {
  const { jumlah } = await tx.one<{ jumlah: number }>(
    `select ((select count(*) from barang where kode_toko = $1 and kode_group = $2 and di_stok)
       + (select coalesce(sum(stok), 0) from aksesoris where kode_toko = $1 and kode_group = $2)
       + (select coalesce(sum(qty), 0) from stok_manual where kode_toko = $1 and kode_group = $2))::bigint as jumlah`,
    [kode_toko, kode_group],
  );
  if (jumlah > 0) throw new Problem('group_masih_berisi', { kode_group, jumlah });
}
