import type { ReportQuery } from '../../engine/report/query.ts';

/**
 * By order: what its pieces cost in the sale, and what was paid of it before. A sale that was cancelled since keeps the
 * pieces it had, whatever they were tied to afterwards.
 */
export const penjualanPo: ReportQuery<'penjualan-po'> = ({ shop }, filter) => ({
  text: `select s.tgl as tgl_ambil, s.no_faktur_group, t.no_po, t.periode, s.kode_sales, s.nama, g.jumlah_barang,
      g.total_berat, g.harga_total, u.jumlah as dari_po, greatest(0, g.harga_total - u.jumlah) as ditambah,
      greatest(0, u.jumlah - g.harga_total) as kelebihan, s.status
    from penjualan s
    join pembayaran u on u.kode_toko = s.kode_toko and u.jenis = 'penjualan' and u.nomor = s.no_faktur_group
      and u.ke = s.isi and u.cara = 'PRE-ORDER'
    join po t on t.kode_toko = u.kode_toko and t.no_po = u.sumber
    cross join lateral (
      select count(*)::int as jumlah_barang, coalesce(sum(j.berat), 0) as total_berat,
        coalesce(sum(j.harga_total), 0)::numeric(15,0) as harga_total
      from penjualan_barang j
      where j.kode_toko = s.kode_toko and j.no_faktur_group = s.no_faktur_group and exists (
        select from pre_order_ikat i
        where i.kode_toko = t.kode_toko and i.nomor = t.no_po and i.kode_barcode = j.kode_barcode
          and (s.status = 'CANC' or not exists (select from perbuatan x where x.kode_toko = i.kode_toko
            and x.jenis = 'pre-order' and x.nomor = i.nomor and x.membalik = i.ke)))
    ) g
    where s.kode_toko = $1 and s.tgl between $2 and $3 and s.valid_oleh is not null
      and ($4::text is null or t.periode = $4) and ($5::text is null or s.kode_sales = $5)
    order by s.tgl, s.no_faktur_group, t.no_po`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.periode, filter.kode_sales],
});
