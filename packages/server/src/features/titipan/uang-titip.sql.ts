/**
 * All that was left with a deposit `t` of the view `titipan`: before it came here, with its making and later, as far as
 * it was not taken back by itself.
 */
export const DIBAYAR = `(select coalesce(sum(u.jumlah), 0) + case when t.luar then t.dp_rp else 0 end from pembayaran u
    join perbuatan p on p.kode_toko = u.kode_toko and p.jenis = u.jenis and p.nomor = u.nomor and p.ke = u.ke
    where u.kode_toko = t.kode_toko and u.jenis = 'titipan' and u.nomor = t.no_titip
      and (p.ke = t.isi or p.aksi = 'BAYAR' and not exists (select from perbuatan b where b.kode_toko = p.kode_toko
        and b.jenis = p.jenis and b.nomor = p.nomor and b.membalik = p.ke)))`;

/** The names of its pieces, in a line. */
export const NAMA_BARANG = `(select string_agg(b.nama_barang, ', ' order by b.baris) from titipan_barang b
    where b.kode_toko = t.kode_toko and b.no_titip = t.no_titip)`;
