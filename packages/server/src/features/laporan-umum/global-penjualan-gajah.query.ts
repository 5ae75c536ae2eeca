import type { ReportQuery } from '../../engine/report/query.ts';
import { bulat } from '../../trade/gudang/bulat.sql.ts';
import { CHAIN_FROM, CHAIN_WHERE, chainValues, EMBER, EMBER_JOIN, urutToko } from './chain.sql.ts';
import { jualSql } from './global-penjualan.query.ts';

export const globalPenjualanGajah: ReportQuery<'global-penjualan-gajah'> = ({ shop }, filter) => ({
  text: `select kode_toko, nama_toko, nama_kadar_eod, sum(qty)::bigint as qty, sum(berat) as berat,
      ${bulat('sum(berat_murni)')} as berat_murni, trunc(sum(rp_emas) / nullif(sum(berat), 0)) as harga_gram,
      sum(harga_jual) as harga_jual, sum(rp_emas) as rp_emas, status
    from (
      select t.kode_toko, t.nama_toko, ${EMBER}, n.status, n.qty, n.berat, n.berat_murni, n.harga_jual, n.rp_emas
      from ${CHAIN_FROM} cross join lateral (${jualSql('kadar')}) n ${EMBER_JOIN}
      where ${CHAIN_WHERE}
    ) h
    group by kode_toko, nama_toko, nama_kadar_eod, status
    ${urutToko('status desc, min(urutan), nama_kadar_eod')}
    order by kode_toko, min(urutan), nama_kadar_eod, status desc`,
  values: [...chainValues(shop), filter.tgl_from, filter.tgl_to],
});
