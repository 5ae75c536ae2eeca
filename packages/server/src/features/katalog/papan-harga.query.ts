import type { Dec } from '@kilau/contract/core/dec.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import type { BarisPapan, PapanHarga } from '@kilau/contract/features/master/api.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { loadModules } from '../../platform/session/identity.ts';
import { groupBerharga, type GroupBerharga } from './publik.query.ts';

// What a gram cost before today's first change, where there was one.
const PAGI_SQL = `select distinct on (r.kode_group) r.kode_group, r.harga_lama
  from riwayat_harga r join hari_toko h on h.kode_toko = r.kode_toko
  where r.kode_toko = $1 and r.tgl = h.tgl_system order by r.kode_group, r.diubah_pada, r.id`;
const BELI_SQL = `select kadar, harga_gram from harga_emas_pembelian where kode_toko = $1 and status_aktif`;

/** What a gram is bought for, by purity; nothing where the shop keeps no such prices. */
async function hargaBeli(sql: Sql, kode_toko: string): Promise<ReadonlyMap<string, Dec>> {
  const modules = await loadModules(sql, kode_toko);
  if (!moduleOn({ kode_toko, modules }, 'PARAMETER_HARGA_EMAS_PEMBELIAN')) return new Map();
  const rows = await sql.query<{ kadar: Dec; harga_gram: Dec }>(BELI_SQL, [kode_toko]);
  return new Map(rows.map(({ kadar, harga_gram }) => [kadar.toString(), harga_gram]));
}

function arahDari({ harga }: GroupBerharga['dasar'], pagi: Dec | null | undefined): BarisPapan['arah'] {
  if (!pagi || pagi.eq(harga) || !harga.gt(0)) return 'TETAP';
  return harga.gt(pagi) ? 'NAIK' : 'TURUN';
}

/** The board of a shop: one row for each group of gold that has a price, the purest first. */
export async function papanHarga(
  sql: Sql,
  { kode_toko, nama_toko }: { readonly kode_toko: string; readonly nama_toko: string },
): Promise<PapanHarga> {
  const { zona_waktu } = await sql.one<{ zona_waktu: string }>(`select zona_waktu from toko where kode_toko = $1`, [
    kode_toko,
  ]);
  const pagi = await sql.query<{ kode_group: string; harga_lama: Dec | null }>(PAGI_SQL, [kode_toko]);
  const sebelum = new Map(pagi.map(({ kode_group, harga_lama }) => [kode_group, harga_lama]));
  const beli = await hargaBeli(sql, kode_toko);
  const harga = [...(await groupBerharga(sql, kode_toko)).values()]
    .filter(({ group }) => group.kadar.gt(0))
    .toSorted((one, other) => other.group.kadar.cmp(one.group.kadar))
    .map((found) => ({
      kode_group: found.group.kode_group,
      nama_group: found.group.nama_group,
      kadar: found.group.kadar,
      jual: found.harga,
      beli: beli.get(found.group.kadar.toString()) ?? null,
      arah: arahDari(found.dasar, sebelum.get(found.dasar.kode_group)),
    }));
  return { nama_toko, zona_waktu, harga };
}
