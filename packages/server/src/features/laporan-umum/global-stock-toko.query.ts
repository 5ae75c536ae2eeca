import type { ReportQuery } from '../../engine/report/query.ts';
import { CHAIN_FROM, CHAIN_WHERE, chainValues, EMBER, EMBER_JOIN, murniSql } from './chain.sql.ts';

/** Pieces are added up by their purity first: few purities are looked up in the buckets. */
export const globalStockToko: ReportQuery<'global-stock-toko'> = ({ shop }) => ({
  text: `select kode_toko, nama_toko, nama_kadar_eod, sum(qty)::integer as qty, sum(berat) as berat,
      sum(qty_beli)::integer as qty_beli, sum(berat_beli) as berat_beli, sum(berat_murni) as berat_murni
    from (
      select t.kode_toko, t.nama_toko, ${EMBER}, n.*
      from ${CHAIN_FROM} cross join lateral (
        select b.kadar, count(*) filter (where b.status <> 'BELI') as qty,
          coalesce(sum(b.berat) filter (where b.status <> 'BELI'), 0) as berat,
          count(*) filter (where b.status = 'BELI') as qty_beli,
          coalesce(sum(b.berat) filter (where b.status = 'BELI'), 0) as berat_beli, ${murniSql('b')} as berat_murni
        from barang b where b.kode_toko = t.kode_toko and b.di_stok group by b.kadar
      ) n
      ${EMBER_JOIN}
      where ${CHAIN_WHERE}
    ) h
    group by kode_toko, nama_toko, nama_kadar_eod order by kode_toko, min(urutan), nama_kadar_eod`,
  values: chainValues(shop),
});
