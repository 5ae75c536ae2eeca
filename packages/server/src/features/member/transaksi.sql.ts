/**
 * Validated papers `d` of members in the days `$2` to `$3`, of the member `$4` and the kind `$5` where these are given.
 */
export const TRANSAKSI_FROM = `from dokumen d
  where d.kode_toko = $1 and d.tgl between $2 and $3 and d.kode_member <> ''
    and d.jenis = any(array['penjualan', 'pembelian', 'penjualan-manual', 'pembelian-manual'])
    and d.status in ('DONE', 'CANC') and ($4::text is null or d.kode_member = $4)
    and ($5::text is null or d.jenis = $5)
    and exists (select 1 from perbuatan v where v.kode_toko = d.kode_toko and v.jenis = d.jenis and v.nomor = d.nomor
      and v.aksi in ('VALIDASI', 'JUAL'))`;
export const MASUK = `case when d.jenis like 'penjualan%' then d.total else 0 end`;
export const KELUAR = `case when d.jenis like 'pembelian%' then d.total else 0 end`;
/** The name behind a member's code. @param kode of the member. */
export const namaMember = (kode: string): string =>
  `(select m.nama_member from member m where m.kode_toko = $1 and m.kode_member = ${kode})`;

/**
 * What members have bought and keep, pieces and manual items alike, by member, as columns of `h`.
 * @param hari which sales `d` count.
 */
export const belanjaSql = (hari = 'true'): string => `(
      select d.kode_member, count(*)::integer as jumlah_nota,
        sum(coalesce(k.jumlah_barang, u.total_qty))::bigint as qty,
        sum(coalesce(k.total_berat, u.total_berat)) as berat, sum(d.total) as harga_total,
        coalesce(sum(k.poin), 0)::bigint as poin, max(d.tgl) as terakhir
      from dokumen d
      left join jual k on d.jenis = 'penjualan' and k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
      left join jual_manual u on d.jenis = 'penjualan-manual' and u.kode_toko = d.kode_toko and u.nomor = d.nomor
        and u.ke = d.isi
      where d.kode_toko = $1 and ${hari} and d.kode_member <> ''
        and d.jenis = any(array['penjualan', 'penjualan-manual']) and d.status = 'DONE'
      group by d.kode_member
    ) h`;
