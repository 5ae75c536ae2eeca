import type { Invariant } from '../../ledger/reconcile.ts';
import { BERDIRI } from './pengalihan-uang.ts';

/** What holds between money that was handed on, sent or received, and the book. */
export const uangInvariants: readonly Invariant[] = [
  {
    // Each row is one of the cash book, of the same day, and was taken from whoever had it then.
    kunci: 'pengalihan_sama_dengan_buku',
    sql: `with s as (
        select s.*, lag(s.ke_user) over (partition by s.urut, s.entri order by s.tempat) as sebelum
        from (${BERDIRI} where l.kode_toko = $1 and d.tgl between $2 and $3) s
      )
      select s.nomor || ' ' || s.baris as di, 1 + abs(s.jumlah - coalesce(e.jumlah, 0)) as selisih
      from s
      left join posting p on p.kode_toko = s.kode_toko and p.urut = s.urut and p.jenis <> 'pengalihan-saldo'
      left join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id and e.baris = s.entri and e.akun = 'KAS'
        and e.aset = 'IDR'
      where e.jumlah is null or e.tgl <> s.tgl or p.nomor <> s.dokumen or e.kategori <> s.kategori
        or e.jumlah <> s.jumlah or s.dari_user <> coalesce(s.sebelum, e.sub) or s.dari_user = s.ke_user`,
  },
  {
    // What is between this shop and another one is what was received here, less what that one has told it received.
    kunci: 'rk_sama_dengan_kiriman',
    sql: `select t.di, sum(t.jumlah) as selisih from (
        select s.sub as di, s.jumlah from saldo s
          where s.kode_toko = $1 and s.akun = 'RK' and s.aset = 'IDR' and $2::date is not null and $3::date is not null
        union all
        select k.dari_toko, d.total from dokumen d
          join terima_uang k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
          where d.kode_toko = $1 and d.jenis = 'terima-uang' and d.status = 'DONE'
        union all
        select k.kode_tujuan, -d.total from dokumen d
          join kirim_uang k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
          where d.kode_toko = $1 and d.jenis = 'kirim-uang' and d.status = 'DONE'
      ) t group by t.di having sum(t.jumlah) <> 0`,
  },
  {
    // A payment is found on its account once, and as it was booked there but for what the check says.
    kunci: 'cek_non_cash_sama_dengan_bayar',
    sql: `select * from (select d.nomor as di, abs(coalesce(u.jumlah - u.fee, 0) - k.seharusnya)
          + abs(d.total - k.seharusnya - k.selisih) + case when d.status = 'DONE' and exists (
            select from cek_non_cash l join dokumen o on o.kode_toko = l.kode_toko and o.jenis = d.jenis
              and o.nomor = l.nomor and o.status = 'DONE' and o.nomor <> d.nomor
            where l.kode_toko = k.kode_toko and l.jenis_dokumen = k.jenis_dokumen and l.no_dokumen = k.no_dokumen
              and l.ke_bayar = k.ke_bayar and l.baris_bayar = k.baris_bayar) then 1 else 0 end as selisih
      from dokumen d
      join cek_non_cash k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
      left join pembayaran u on u.kode_toko = k.kode_toko and u.jenis = k.jenis_dokumen and u.nomor = k.no_dokumen
        and u.ke = k.ke_bayar and u.baris = k.baris_bayar and u.cara = k.cara and u.sub = k.no_rekening
      where d.kode_toko = $1 and d.jenis = 'cek-non-cash' and d.tgl between $2 and $3) t where t.selisih <> 0`,
  },
  {
    // The same money is received once.
    kunci: 'kiriman_uang_diterima_sekali',
    sql: `select k.dari_toko || ' ' || k.nomor_referensi as di, count(*) - 1 as selisih from dokumen d
      join terima_uang k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
      where d.kode_toko = $1 and d.jenis = 'terima-uang' and d.status = 'DONE' and $2::date is not null
        and $3::date is not null
      group by k.dari_toko, k.nomor_referensi having count(*) > 1`,
  },
];
