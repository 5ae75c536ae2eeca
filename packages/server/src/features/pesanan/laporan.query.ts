import type { ReportQuery } from '../../engine/report/query.ts';

/**
 * All that was left with an order `p` of the view `pesanan`: before it came here, with its making and later, as far
 * as it was not taken back by itself.
 */
const DIBAYAR = `(select coalesce(sum(u.jumlah), 0) + case when p.luar then p.dp_rp else 0 end from pembayaran u
    join perbuatan a on a.kode_toko = u.kode_toko and a.jenis = u.jenis and a.nomor = u.nomor and a.ke = u.ke
    where u.kode_toko = p.kode_toko and u.jenis = 'pesanan' and u.nomor = p.no_pesanan
      and (a.ke = p.isi or a.aksi = 'BAYAR' and not exists (select from perbuatan b where b.kode_toko = a.kode_toko
        and b.jenis = a.jenis and b.nomor = a.nomor and b.membalik = a.ke)))`;

export const laporanPesanan: ReportQuery<'pesanan'> = ({ shop }, filter) => ({
  text: `select p.no_pesanan, p.kode_sales, p.tgl_valid as tanggal, p.tgl_selesai, p.nama, p.no_hp, p.total_berat,
      p.jumlah_barang as total_qty, p.total_ongkos as ongkos, p.nilai as total_harga, d.dibayar as jumlah_bayar,
      case when p.status in ('DONE', 'SELESAI') then greatest(0, p.nilai - d.dibayar) else 0 end as sisa_bayar,
      p.valid_oleh, p.status
    from pesanan p cross join lateral (select ${DIBAYAR} as dibayar) d
    where p.kode_toko = $1 and p.tgl_valid between $2 and $3 and ($4::text is null or p.kode_sales = $4)
      and ($5::text is null or p.status = $5) and ($6::text is null or p.valid_oleh = $6)
    order by p.tgl_valid, p.no_pesanan`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_sales, filter.status_pesanan, filter.valid_by],
});

export const batalPesanan: ReportQuery<'batal-pesanan'> = ({ shop }, filter) => ({
  text: `select p.no_pesanan, p.kode_sales, p.tgl_batal as tanggal, p.nama, p.total_berat,
      p.jumlah_barang as total_qty, p.total_ongkos as ongkos, p.nilai as total_harga, d.dibayar as jumlah_bayar,
      greatest(0, p.nilai - d.dibayar) as sisa_bayar, d.dibayar - k.kembali as potongan, k.kembali as kembali_rp,
      p.alasan_batal, p.batal_oleh, p.batal_disetujui as disetujui_oleh
    from pesanan p cross join lateral (select ${DIBAYAR} as dibayar) d
    cross join lateral (select coalesce(sum(u.jumlah), 0) as kembali from pembayaran u
      where u.kode_toko = p.kode_toko and u.jenis = 'pesanan' and u.nomor = p.no_pesanan and u.ke = p.ke_batal) k
    where p.kode_toko = $1 and p.status = 'CANC' and p.tgl_batal between $2 and $3 and p.valid_oleh is not null
      and ($4::text is null or p.kode_sales = $4)
    order by p.tgl_batal, p.no_pesanan`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_sales],
});

export const pesananBarang: ReportQuery<'pesanan-barang'> = ({ shop }, filter) => ({
  text: `select p.no_pesanan, p.kode_sales, p.tgl_valid as tgl_pesanan, p.tgl_selesai,
      concat_ws(' · ', b.nama_barang, nullif(b.deskripsi, '')) as deskripsi, b.kode_group, b.kode_dept, b.berat,
      b.kode_barcode, b.berat_jadi, b.ongkos, b.sub_total, p.status
    from pesanan p join pesanan_barang b on b.kode_toko = p.kode_toko and b.no_pesanan = p.no_pesanan
    where p.kode_toko = $1 and p.tgl_valid between $2 and $3 and ($4::text is null or p.kode_sales = $4)
    order by p.tgl_valid, p.no_pesanan, b.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_sales],
});
