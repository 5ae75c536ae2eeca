import type { ReportQuery } from '../../engine/report/query.ts';
import { CHAIN_FROM, CHAIN_WHERE, chainValues } from './chain.sql.ts';
import { jualSql } from './global-penjualan.query.ts';

export const globalSales: ReportQuery<'global-sales'> = ({ shop }, filter) => ({
  text: `select t.kode_toko, t.nama_toko, h.kode_sales,
      (select s.nama_sales from sales s where s.kode_toko = t.kode_toko and s.kode_sales = h.kode_sales) as nama_sales,
      h.jumlah_nota, h.qty, h.berat, trunc(h.rp_emas / nullif(h.berat, 0)) as harga_gram,
      h.harga_jual, h.rp_emas, h.ongkos, h.harga_total, h.status
    from ${CHAIN_FROM} cross join lateral (${jualSql('kode_sales')}) h
    where ${CHAIN_WHERE} order by t.kode_toko, h.kode_sales, h.status desc`,
  values: [...chainValues(shop), filter.tgl_from, filter.tgl_to],
});
