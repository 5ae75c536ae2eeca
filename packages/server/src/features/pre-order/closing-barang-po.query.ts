import type { ReportQuery } from '../../engine/report/query.ts';

/** Pieces that were tied; of those that were let go since, or whose order was cancelled, the row stays and says so. */
export const closingBarangPo: ReportQuery<'closing-barang-po'> = ({ shop }, filter) => ({
  text: `select p.tgl as tgl_closing, t.no_po, t.periode, t.nama, b.baris, b.nama_barang, b.kode_group, i.kode_barcode,
      i.kode_baki, b.berat as berat_pesan, i.berat, i.berat - b.berat as selisih, p.user_id,
      case when t.status = 'CANC' or y.ke is not null then 'CANC' else 'DONE' end as status
    from po t
    join pre_order_ikat i on i.kode_toko = t.kode_toko and i.nomor = t.no_po
    join perbuatan p on p.kode_toko = i.kode_toko and p.jenis = 'pre-order' and p.nomor = i.nomor and p.ke = i.ke
    join po_barang b on b.kode_toko = i.kode_toko and b.no_po = i.nomor and b.baris = i.baris_po
    left join perbuatan y on y.kode_toko = p.kode_toko and y.jenis = p.jenis and y.nomor = p.nomor and y.membalik = p.ke
    where t.kode_toko = $1 and p.tgl between $2 and $3 and ($4::text is null or t.periode = $4)
    order by p.tgl, t.no_po, b.baris, p.ke`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.periode],
});
