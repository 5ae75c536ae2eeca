import { Dec } from '@kilau/contract/core/dec.ts';
import type { TarifOngkos } from '@kilau/contract/features/master/api.ts';
import type { SumberHargaGroup } from '@kilau/contract/features/master/harga.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { hargaKelompokSql } from '../../trade/harga/harga-kelompok.sql.ts';

/** Today's price of one group, and who changed it last. */
export interface HargaGroup {
  readonly kode_group: string;
  readonly nama_group: string;
  readonly jenis_group: string;
  readonly kadar: Dec;
  /** Sale purity of percentage mode, in percent. */
  readonly persentase: Dec;
  /** Rupiah per gram at which its pieces are sold today; 0 is not set. */
  readonly harga: Dec;
  readonly sumber: SumberHargaGroup;
  readonly kelompok_harga: string | null;
  readonly diubah_oleh: string | null;
  readonly diubah_pada: Date | null;
}

/** Prices of all active groups of a shop, by code. */
export function pricesOf(sql: Sql, kode_toko: string): Promise<HargaGroup[]> {
  return sql.query<HargaGroup>(
    `select k.kode_group, k.nama_group, k.jenis_group, k.kadar, k.persentase, k.kelompok_harga,
      coalesce(nullif(kh.harga, 0), k.harga) as harga,
       case when kh.harga > 0 then 'KELOMPOK' else 'GROUP' end as sumber, r.diubah_oleh, r.diubah_pada
     from kelompok k cross join lateral (select ${hargaKelompokSql('k')} as harga) kh left join lateral (
       select h.diubah_oleh, h.diubah_pada from riwayat_harga h
       where h.kode_toko = k.kode_toko and h.kode_group = k.kode_group order by h.diubah_pada desc, h.id desc limit 1) r
         on true
     where k.kode_toko = $1 and k.status_aktif order by k.kode_group limit 10000`,
    [kode_toko],
  );
}

/** Rupiah per gram of 24K in a shop, for groups without a price; 0 when it was never set. */
export async function globalPriceOf(sql: Sql, kode_toko: string): Promise<Dec> {
  const row = await sql.maybe<{ nominal: Dec }>('select nominal from harga_global where kode_toko = $1', [kode_toko]);
  return row?.nominal ?? Dec.zero;
}

/** A making charge that new pieces begin with. */
export interface OngkosBaku extends TarifOngkos {
  readonly tipe_ongkos: 'PER_GRAM' | 'TOTAL';
  readonly ongkos: Dec;
}

/** The making charges of some groups; `ongkosBaku` picks the one for a piece. */
export function tarifOngkosOf(sql: Sql, kode_toko: string, kode_group: readonly string[]): Promise<OngkosBaku[]> {
  return sql.query<OngkosBaku>(
    `select kode_group, kode_dept, tipe_ongkos, ongkos from parameter_ongkos
      where kode_toko = $1 and kode_group = any($2) and status_aktif order by kode_group, kode_dept`,
    [kode_toko, kode_group],
  );
}
