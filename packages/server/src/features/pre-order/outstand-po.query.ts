import type { ReportQuery } from '../../engine/report/query.ts';

/**
 * How an order stood at the end of a day is what its last deed until then has said; what was paid is what came in until
 * then and was not taken back until then.
 */
export const outstandPo: ReportQuery<'outstand-po'> = ({ shop }, filter) => ({
  text: `select t.tgl_pesan, h.hari - t.tgl_pesan as umur, t.no_po, t.periode, t.kode_sales, t.nama, t.no_hp,
      t.tgl_janji,
      greatest(0, h.hari - t.tgl_janji) as terlambat, t.total_berat, t.total_harga, u.dibayar,
      t.total_harga - u.dibayar as sisa, s.status
    from po t
    cross join lateral (select coalesce($2::date, h.tgl_system) as hari from hari_toko h where h.kode_toko = $1) h
    join lateral (
      select p.status from perbuatan p where p.kode_toko = t.kode_toko and p.jenis = 'pre-order' and p.nomor = t.no_po
        and p.tgl <= h.hari order by p.ke desc limit 1
    ) s on s.status in ('DONE', 'CLOSING')
    cross join lateral (
      select coalesce(sum(u.jumlah), 0)::numeric(15,0) as dibayar from pembayaran u
      join perbuatan p on p.kode_toko = u.kode_toko and p.jenis = u.jenis and p.nomor = u.nomor and p.ke = u.ke
      where u.kode_toko = t.kode_toko and u.jenis = 'pre-order' and u.nomor = t.no_po and p.aksi in ('BUAT', 'BAYAR')
        and p.tgl <= h.hari and not exists (select from perbuatan b where b.kode_toko = p.kode_toko
          and b.jenis = p.jenis and b.nomor = p.nomor and b.membalik = p.ke and b.tgl <= h.hari)
    ) u
    where t.kode_toko = $1 and ($3::text is null or t.periode = $3) and ($4::text is null or t.kode_sales = $4)
    order by t.tgl_pesan, t.no_po`,
  values: [shop.kode_toko, filter.tgl, filter.periode, filter.kode_sales],
});
