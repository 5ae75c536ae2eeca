import type { ReportQuery } from '../../engine/report/query.ts';
import { rpEmasSql } from '../../trade/harga/harga-rata.sql.ts';
import { BARIS_JUAL_FROM, barisJualValues } from './baris-jual.query.ts';

export const penjualanGlobalPerjenis: ReportQuery<'penjualan-global-perjenis'> = ({ shop }, filter) => ({
  text: `select kode_dept,
      (select j.nama_dept from jenis j where j.kode_toko = $1 and j.kode_dept = h.kode_dept) as nama_dept, qty, berat,
      trunc(rp_emas / nullif(berat, 0)) as harga_gram, harga_jual, rp_emas, ongkos, harga_atribut, diskon,
      harga_total - ppn as dpp, ppn, harga_total, status
    from (
      select b.kode_dept, p.status, sum(b.qty)::bigint as qty, sum(b.berat) as berat, sum(b.harga_jual) as harga_jual,
        sum(${rpEmasSql('b')}) as rp_emas,
        sum(b.ongkos) as ongkos, sum(b.harga_atribut) as harga_atribut, sum(b.diskon) as diskon, sum(b.ppn) as ppn,
        sum(b.harga_total) as harga_total
      ${BARIS_JUAL_FROM} group by b.kode_dept, p.status
    ) h order by kode_dept, status desc`,
  values: barisJualValues(shop.kode_toko, filter),
});
