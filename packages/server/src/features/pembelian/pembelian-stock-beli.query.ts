import type { ReportQuery } from '../../engine/report/query.ts';

/**
 * What was bought and not sorted yet: by a purchase, by the auction of a loan, which has no paper of its own, or by
 * another shop that has it refinished here.
 */
export const pembelianStockBeli: ReportQuery<'pembelian-stock-beli'> = ({ shop }, filter) => ({
  text: `select n.kode_group, k.nama_group, n.kode_barcode, n.nama_barang, n.kode_dept, n.kode_baki, b.kondisi_barang,
      n.kadar, n.berat, coalesce(b.harga_beli, l.harga_modal, n.harga_modal) as harga_beli,
      coalesce(b.harga_rata, round(coalesce(l.harga_modal, n.harga_modal) / n.berat)) as harga_rata,
      n.pemilik_nomor as no_faktur_group,
      coalesce(p.tgl, l.tgl_lelang, n.tgl_masuk) as tgl
    from barang n
    left join pembelian p on p.kode_toko = n.kode_toko and p.no_faktur_group = n.pemilik_nomor
      and n.pemilik_jenis = 'pembelian'
    left join pembelian_barang b on b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group
      and b.kode_barcode = n.kode_barcode
    left join lateral (
      select l.harga_modal, h.tgl_lelang from hutang_lelang l
      join hutang_kini h on h.kode_toko = l.kode_toko and h.no_faktur_hutang = l.nomor
      where n.pemilik_jenis = 'hutang' and l.kode_toko = n.kode_toko and l.nomor = n.pemilik_nomor
        and l.kode_barcode = n.kode_barcode
    ) l on true
    join kelompok k on k.kode_toko = n.kode_toko and k.kode_group = n.kode_group
    where n.kode_toko = $1 and n.di_stok and n.status = 'BELI' and n.pemilik_jenis in ('pembelian', 'hutang', 'terima-barang')
      and ($2::text is null or n.kode_group = $2) and ($3::text is null or n.kode_dept = $3)
      and ($4::text is null or b.kondisi_barang = $4)
    order by n.kode_group, n.kode_barcode`,
  values: [shop.kode_toko, filter.kode_group, filter.kode_dept, filter.kondisi],
});
