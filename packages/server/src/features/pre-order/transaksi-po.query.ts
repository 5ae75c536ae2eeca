import type { ReportQuery } from '../../engine/report/query.ts';

export const transaksiPo: ReportQuery<'transaksi-po'> = ({ shop }, filter) => ({
  text: `select t.tgl, t.no_po, t.periode, t.kode_sales, t.nama, t.no_hp, t.total_qty, t.total_berat, t.total_harga,
      t.dibayar, t.sisa, t.tgl_janji, t.status
    from po t
    where t.kode_toko = $1 and t.tgl between $2 and $3 and ($4::text is null or t.periode = $4)
      and ($5::text is null or t.kode_sales = $5)
    order by t.tgl, t.no_po`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.periode, filter.kode_sales],
});
