import type { Invariant } from '../../ledger/reconcile.ts';
import { BERDIRI } from './pengalihan-uang.ts';

/** What holds between money that was handed to another drawer and the book. */
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
];
