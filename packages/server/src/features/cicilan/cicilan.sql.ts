/** The names of the pieces of a row `c` of the view `cicilan`, in a line. */
export const NAMA_BARANG = `(select string_agg(b.nama_barang, ', ' order by b.baris) from cicilan_barang b
    where b.kode_toko = c.kode_toko and b.no_faktur_cicil = c.no_faktur_cicil)`;

/** What deeds that stand have paid of it, the down payment apart and fines apart. */
export const DIBAYAR = `(select coalesce(sum(a.pokok), 0) from cicil_angsuran a
    where a.kode_toko = c.kode_toko and a.nomor = c.no_faktur_cicil
      and not exists (select from perbuatan b where b.kode_toko = a.kode_toko and b.jenis = 'cicilan'
        and b.nomor = a.nomor and b.membalik = a.ke))`;

/** How far it is on the shop's day, as `j`. */
export const BERJALAN = `join cicil_berjalan j on j.kode_toko = c.kode_toko and j.nomor = c.no_faktur_cicil
    and j.ke = c.isi`;
