import type { ReportQuery } from '../../engine/report/query.ts';
import { DIBAYAR, NAMA_BARANG } from './uang-titip.sql.ts';

export const titipUang: ReportQuery<'titip-uang'> = ({ shop }, filter) => ({
  text: `select t.tgl_valid as tgl, t.no_titip, t.kode_sales, t.nama, t.no_hp, ${NAMA_BARANG} as nama_barang,
      t.jumlah_barang, t.total_berat, t.grand_total, d.dibayar,
      case when t.status = 'DONE' then t.grand_total - d.dibayar else 0 end as sisa_bayar, t.status
    from titipan t cross join lateral (select ${DIBAYAR} as dibayar) d
    where t.kode_toko = $1 and t.tgl_valid between $2 and $3 and ($4::text is null or t.kode_sales = $4)
    order by t.tgl_valid, t.no_titip`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_sales],
});
