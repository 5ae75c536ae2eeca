import type { ReportQuery } from '../../engine/report/query.ts';

/**
 * Cash stands in the drawer of who validated the sale, whoever had typed it; a coupon's code stands where a
 * card's number does.
 */
export const penjualanBayar: ReportQuery<'penjualan-bayar'> = ({ shop }, filter) => ({
  text: `select y.cara as jenis_bayar, t.tempat,
      case y.akun
        when 'BANK' then (select r.nama_rekening from rekening r
          where r.kode_toko = y.kode_toko and r.no_rekening = y.sub)
        when 'KAS' then (select u.usere_name from users u where u.kode_toko = y.kode_toko and u.user_id = p.valid_oleh)
        when 'BIAYA_POIN' then (select m.nama_member from member m
          where m.kode_toko = y.kode_toko and m.kode_member = y.sub)
        else '' end as nama_tempat,
      p.tgl, p.no_faktur_group, p.nama, p.kode_sales, 
      case y.cara when 'KUPON' then y.sumber else y.no_kartu end as no_kartu, n.jumlah, y.fee as fee_rp,
      n.jumlah - y.fee as jumlah_bersih, p.status, p.valid_oleh
    from penjualan p
    join pembayaran y on y.kode_toko = p.kode_toko and y.jenis = 'penjualan' and y.nomor = p.no_faktur_group
      and y.ke = p.isi
    cross join lateral (select case y.akun when 'KAS' then p.valid_oleh else y.sub end as tempat) t
    cross join lateral (select case y.arah when 'MASUK' then y.jumlah else -y.jumlah end as jumlah) n
    where p.kode_toko = $1 and p.tgl between $2 and $3 and p.valid_oleh is not null
      and ($4::text is null or p.kode_sales = $4) and ($5::text is null or y.cara = $5)
      and ($6::text is null or y.akun = 'BANK' and y.sub = $6) and ($7::text is null or p.valid_oleh = $7)
    order by y.cara, t.tempat, p.tgl, p.no_faktur_group, y.baris`,
  values: [
    shop.kode_toko,
    filter.tgl_from,
    filter.tgl_to,
    filter.kode_sales,
    filter.jenis_bayar,
    filter.no_rekening,
    filter.valid_by,
  ],
});
