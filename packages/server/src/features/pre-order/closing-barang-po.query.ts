import type { ReportQuery } from '../../engine/report/query.ts';

export const closingBarangPo: ReportQuery<'closing-barang-po'> = ({ shop }, filter) => ({
  text: `select b.tgl_closing, b.no_po, t.periode, t.nama, b.baris, b.nama_barang, b.kode_group, b.kode_barcode,
      b.kode_baki, b.berat as berat_pesan, b.berat_jadi as berat, b.berat_jadi - b.berat as selisih,
      b.closing_oleh as user_id
    from po t join po_barang b on b.kode_toko = t.kode_toko and b.no_po = t.no_po
    where t.kode_toko = $1 and b.tgl_closing between $2 and $3 and ($4::text is null or t.periode = $4)
      and t.status <> 'CANC'
    order by b.tgl_closing, b.no_po, b.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.periode],
});
