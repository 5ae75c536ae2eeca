import type { ReportQuery } from '../../engine/report/query.ts';

export const pembelianStockBeli: ReportQuery<'pembelian-stock-beli'> = ({ shop }, filter) => ({
  text: `select n.kode_group, k.nama_group, n.kode_barcode, n.nama_barang, n.kode_dept, n.kode_baki, b.kondisi_barang,
      n.kadar, n.berat, b.harga_beli, b.harga_rata, p.no_faktur_group, p.tgl
    from barang n
    join pembelian p on p.kode_toko = n.kode_toko and p.no_faktur_group = n.pemilik_nomor
    join pembelian_barang b on b.kode_toko = n.kode_toko and b.no_faktur_group = n.pemilik_nomor
      and b.kode_barcode = n.kode_barcode
    join kelompok k on k.kode_toko = n.kode_toko and k.kode_group = n.kode_group
    where n.kode_toko = $1 and n.di_stok and n.status = 'BELI' and n.pemilik_jenis = 'pembelian'
      and ($2::text is null or n.kode_group = $2) and ($3::text is null or n.kode_dept = $3)
      and ($4::text is null or b.kondisi_barang = $4)
    order by n.kode_group, n.kode_barcode`,
  values: [shop.kode_toko, filter.kode_group, filter.kode_dept, filter.kondisi],
});
