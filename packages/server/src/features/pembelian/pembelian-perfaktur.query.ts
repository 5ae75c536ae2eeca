import type { ReportQuery } from '../../engine/report/query.ts';

export const pembelianPerfaktur: ReportQuery<'pembelian-perfaktur'> = ({ shop }, filter) => ({
  text: `select b.kondisi_barang as kondisi, p.no_faktur_group as no_faktur_beli, p.kode_sales, b.nama_barang,
      b.kode_group, b.harga_emas, b.berat_nota, b.berat, b.harga_nota, b.harga_beli as harga
    from pembelian p
    join pembelian_barang b on b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group
    join kelompok k on k.kode_toko = b.kode_toko and k.kode_group = b.kode_group
    where p.kode_toko = $1 and p.tgl between $2 and $3 and p.status = 'DONE'
      and ($4::text is null or b.kode_group = $4) and ($5::text is null or k.kelompok_harga = $5)
      and ($6::text is null or b.kondisi_barang = $6)
    order by b.kondisi_barang, p.no_faktur_group, b.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_group, filter.kelompok_harga, filter.kondisi],
});
