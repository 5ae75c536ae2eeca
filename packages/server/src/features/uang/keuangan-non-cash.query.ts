import type { ReportQuery } from '../../engine/report/query.ts';

/**
 * Each account begins with what it held before the first day, out of the balances that every posting keeps. One that
 * held nothing and was not moved is left out.
 */
export const keuanganNonCash: ReportQuery<'keuangan-non-cash'> = ({ shop }, filter) => ({
  text: `with gerak as (
      select e.sub, e.tgl, p.urut, e.baris, p.waktu, e.kategori, p.nomor, p.user_id, e.jumlah
      from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
      where e.kode_toko = $1 and e.akun = 'BANK' and e.aset = 'IDR' and e.tgl between $2 and $3
        and ($4::text is null or e.sub = $4)
    ), awal as (
      select sub, coalesce(sum(masuk - keluar) filter (where tgl < $2), 0) as saldo from saldo_hari
      where kode_toko = $1 and akun = 'BANK' and aset = 'IDR' and tgl <= $3 and ($4::text is null or sub = $4)
      group by sub having coalesce(sum(masuk - keluar) filter (where tgl < $2), 0) <> 0 or bool_or(tgl >= $2)
    ), buku as (
      select sub, $2::date as tgl, null::timestamptz as waktu, 'SALDO AWAL' as kategori, null::text as deskripsi,
        null::text as user_id, null::numeric as masuk, null::numeric as keluar, saldo as gerak, 0::bigint as urut,
        0::smallint as baris
      from awal
      union all
      select sub, tgl, waktu, kategori, nomor, user_id, case when jumlah > 0 then jumlah end, case when jumlah < 0 then
        -jumlah end, jumlah, urut, baris
      from gerak
    )
    select b.sub as no_rekening, coalesce(nullif(concat_ws(' ', n.nama_bank, r.nama_rekening), ''), b.sub)
        as nama_rekening, b.tgl, b.waktu, b.kategori, b.deskripsi, b.user_id, b.masuk, b.keluar,
      sum(b.gerak) over w as saldo, case when lead(b.urut) over w is null then sum(b.gerak) over w end as saldo_akhir
    from buku b
    left join rekening r on r.kode_toko = $1 and r.no_rekening = b.sub
    left join bank n on n.kode_toko = r.kode_toko and n.kode_bank = r.kode_bank
    window w as (partition by b.sub order by b.urut, b.baris)
    order by b.sub, b.urut, b.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.no_rekening],
});
