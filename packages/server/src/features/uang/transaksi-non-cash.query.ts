import type { ReportQuery } from '../../engine/report/query.ts';

/**
 * Payments to accounts and from them, on the day on which they were booked: what a deed said, or what it booked of
 * another; what takes one back is a row of its own, the other way.
 */
export const transaksiNonCash: ReportQuery<'transaksi-non-cash'> = ({ shop }, filter) => ({
  text: `select coalesce(r.kode_bank, '') as kode_bank, coalesce(n.nama_bank, '') as nama_bank, p.tgl as tanggal,
      concat_ws(' ', u.kategori, p.nomor, nullif(d.keterangan, '')) as keterangan, u.sub as no_rekening,
      u.cara as jenis, s.tanda * (u.jumlah - u.fee) as jumlah_rp, s.tanda * (u.diterima - u.jumlah + u.fee) as fee,
      s.tanda * u.diterima as jumlah_gesek_rp
    from perbuatan p
    join pembayaran u on u.kode_toko = p.kode_toko and u.jenis = p.jenis and u.nomor = p.nomor
      and u.ke = coalesce(p.atas, p.ke) and u.akun = 'BANK'
    cross join lateral (select case u.arah when 'MASUK' then 1 else -1 end as tanda) s
    join dokumen d on d.kode_toko = p.kode_toko and d.jenis = p.jenis and d.nomor = p.nomor
    left join rekening r on r.kode_toko = u.kode_toko and r.no_rekening = u.sub
    left join bank n on n.kode_toko = r.kode_toko and n.kode_bank = r.kode_bank
    where p.kode_toko = $1 and p.tgl between $2 and $3 and not p.menunggu and ($4::text is null or u.cara = $4)
      and ($5::text is null or u.sub = $5)
    order by 1, p.tgl, p.waktu, p.nomor, p.ke, u.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.jenis, filter.no_rekening],
});
