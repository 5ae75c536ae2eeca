import type { ReportQuery } from '../../engine/report/query.ts';

export const pembelianTransfer: ReportQuery<'pembelian-transfer'> = ({ shop }, filter) => ({
  text: `select y.sub as no_rekening, r.nama_rekening, p.tgl, p.no_faktur_group, p.nama, p.kode_sales,
      y.rekening_lawan as no_rekening_customer, y.jumlah, p.status, p.valid_oleh
    from pembelian p
    join pembayaran y on y.kode_toko = p.kode_toko and y.jenis = 'pembelian' and y.nomor = p.no_faktur_group
      and y.ke = p.isi and y.cara = 'TRANSFER'
    left join rekening r on r.kode_toko = y.kode_toko and r.no_rekening = y.sub
    where p.kode_toko = $1 and p.tgl between $2 and $3 and p.valid_oleh is not null
      and ($4::text is null or p.kode_sales = $4) and ($5::text is null or y.sub = $5)
    order by y.sub, p.tgl, p.no_faktur_group, y.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_sales, filter.no_rekening],
});
