import type { ReportQuery } from '../../engine/report/query.ts';
import { niagaSql } from './niaga.sql.ts';
import { saldoPada } from './saldo-pada.sql.ts';
import { DALAM_PROSES } from '../../trade/gudang/tempat-emas.sql.ts';

/** Groups that the filters let through. */
const GROUP = `($4::text is null or kode_group in (select k.kode_group from kelompok k where k.kode_toko = $1
        and k.kode_kategori = $4)) and ($5::text is null or kode_group in (select k.kode_group from kelompok k
        where k.kode_toko = $1 and k.jenis_group = $5)) and ($6::text is null or kode_dept = $6)`;

/** What lies for sale at the end of the day `$3`, not what still has to be sorted. */
const DIJUAL = `akun in ('STOK', 'MANUAL') and kode_gudang not in (${DALAM_PROSES})
          and (aset = 'PCS' or aset like 'EMAS:%') and ${GROUP}`;
const STOK = `select kode_dept, sum(case when aset = 'PCS' then jumlah else 0 end) as qty_stok,
        sum(case when aset = 'PCS' then 0 else jumlah end) as berat_stok
      from (${saldoPada('kode_dept, aset', DIJUAL, '($3::date + 1)')}) s group by kode_dept`;

/**
 * FAST goods are told from the most sold, SLOW ones from the least. Accessories bring rupiah and are no pieces: a jenis
 * that has nothing else is neither.
 */
export const managerialAnalisys: ReportQuery<'managerial-analisys'> = ({ shop, param }, filter) => {
  const by = filter.urut === 'BERAT' ? 'berat' : 'qty';
  const sort = filter.kecepatan === 'SLOW' ? '' : ' desc';
  return {
    text: `with laku as (
        select kode_dept, sum(tanda * qty) filter (where not aksesoris) as qty, sum(tanda * berat) as berat,
          sum(tanda * total) as penjualan
        from (${niagaSql('jual')}) n where ${GROUP} group by kode_dept
      ), stok as (${STOK}), semua as (
        select kode_dept, coalesce(qty, 0)::bigint as qty, coalesce(berat, 0) as berat,
          coalesce(penjualan, 0) as penjualan, coalesce(qty_stok, 0)::bigint as qty_stok,
          coalesce(berat_stok, 0) as berat_stok,
          case when qty > 0 then coalesce(qty_stok, 0) * ($3::date - $2::date + 1) / qty end as hari
        from laku full join stok using (kode_dept)
      )
      select kode_dept, (select j.nama_dept from jenis j where j.kode_toko = $1 and j.kode_dept = h.kode_dept)
          as nama_dept, qty, berat, penjualan, qty_stok, berat_stok, trunc(hari)::bigint as hari_stok, kecepatan
      from (
        select *, case when not berbarang then null when hari is null or hari >= $9 then 'SLOW' when hari <= $8
          then 'FAST' else 'NORMAL' end as kecepatan
        from semua cross join lateral (select qty <> 0 or berat <> 0 or qty_stok <> 0 as berbarang) b
        where berbarang or penjualan <> 0
      ) h where $7::text is null or kecepatan = $7
      order by ${by}${sort}, kode_dept`,
    values: [
      shop.kode_toko,
      filter.tgl_from,
      filter.tgl_to,
      filter.kode_kategori,
      filter.jenis_group,
      filter.kode_dept,
      filter.kecepatan,
      Number(param('FAST_HARI')),
      Number(param('SLOW_HARI')),
    ],
  };
};
