import type { Invariant } from '../../ledger/reconcile.ts';
import { KATEGORI_BATAL_POIN, KATEGORI_POIN } from './dapat-poin.ts';

/** Kind that a closing's own postings are of; their number is its day. */
export const TUTUP_POSTING = 'tutup-toko';

const DIDAPAT = `('${KATEGORI_POIN}', '${KATEGORI_BATAL_POIN}')`;

/** Deeds of the days that book points, or take them back, each with what its paper says that it gives. */
const BERPOIN = `select p.kode_toko, p.jenis, p.nomor, p.ke, p.aksi || ' ' || p.ke as sebutan,
    coalesce(j.poin, l.poin) * case when p.membalik is null then 1 else -1 end as poin
  from perbuatan p
  left join perbuatan b on b.kode_toko = p.kode_toko and b.jenis = p.jenis and b.nomor = p.nomor and b.ke = p.membalik
  left join jual j on p.jenis = 'penjualan' and j.kode_toko = p.kode_toko and j.nomor = p.nomor
    and j.ke = coalesce(b.atas, b.ke, p.atas, p.ke)
  left join beli l on p.jenis = 'pembelian' and l.kode_toko = p.kode_toko and l.nomor = p.nomor
    and l.ke = coalesce(b.atas, b.ke, p.atas, p.ke)
  where p.kode_toko = $1 and p.tgl between $2 and $3 and p.membukukan and p.jenis in ('penjualan', 'pembelian')
    and coalesce(j.poin, l.poin) > 0`;

/**
 * Points go by the papers alone: what each deed has booked is what its paper gives and takes. The balance of a member
 * is what his entries come to, as all balances are.
 */
export const poinInvariants: readonly Invariant[] = [
  {
    // A booking gives what the paper says, to its member; a cancel takes that back, with what was missing beside it.
    // Nothing else earns.
    kunci: 'poin_sama_dengan_dokumen',
    sql: `with berpoin as materialized (${BERPOIN})
      select d.nomor || ' ' || d.ke as di, d.poin - coalesce(e.poin, 0) as selisih
      from berpoin d left join lateral (
        select -sum(e.jumlah) as poin from posting b
        join entri e on e.kode_toko = b.kode_toko and e.posting_id = b.id
        where b.kode_toko = d.kode_toko and b.jenis = d.jenis and b.nomor = d.nomor and b.aksi = d.sebutan
          and e.akun = 'LUAR' and e.aset = 'POIN' and e.sub = 'POIN' and e.kategori in ${DIDAPAT}
      ) e on true where d.poin <> coalesce(e.poin, 0)
      union all
      select b.nomor || ' ' || e.sub, e.jumlah from entri e
      join posting b on b.kode_toko = e.kode_toko and b.id = e.posting_id
      left join dokumen o on o.kode_toko = b.kode_toko and o.jenis = b.jenis and o.nomor = b.nomor
      where e.kode_toko = $1 and e.akun = 'POIN' and e.tgl between $2 and $3 and b.jenis <> '${TUTUP_POSTING}'
        and (e.sub is distinct from o.kode_member
        or e.kategori in ${DIDAPAT} and not exists (select from berpoin d
          where d.jenis = b.jenis and d.nomor = b.nomor and d.sebutan = b.aksi))`,
  },
  {
    // What is between this shop and another one is what members have got and given through each of them; and what one
    // has got and given here through the other is what his papers say.
    kunci: 'rk_poin_sama_dengan_kertas',
    sql: `select t.toko as di, sum(t.jumlah) as selisih from (
        select s.sub as toko, s.jumlah from saldo s
          where s.kode_toko = $1 and s.akun = 'RK' and s.aset = 'POIN' and $2::date is not null and $3::date is not null
        union all
        select p.toko, case p.arah when 'KELUAR' then p.pakai - p.dapat else p.dapat - p.pakai end from poin_antar p
          where p.kode_toko = $1
      ) t group by t.toko having sum(t.jumlah) <> 0
      union all
      select coalesce(p.nomor, b.nomor), coalesce(p.poin, 0) - coalesce(b.poin, 0)
      from (select jenis, nomor, dapat - pakai as poin from poin_antar where kode_toko = $1 and arah = 'KELUAR') p
      full join (
        select q.jenis, q.nomor, sum(e.jumlah) as poin from entri e
        join posting q on q.kode_toko = e.kode_toko and q.id = e.posting_id
        where e.kode_toko = $1 and e.akun = 'RK' and e.aset = 'POIN' and q.jenis <> 'transaksi-poin'
        group by q.jenis, q.nomor
      ) b on b.jenis = p.jenis and b.nomor = p.nomor
      where coalesce(p.poin, 0) <> coalesce(b.poin, 0)
      union all
      -- Through this shop points pass alone: nothing of them stays.
      select s.sub, s.jumlah from saldo s
      join member_tamu g on g.kode_toko = s.kode_toko and g.kode_member = s.sub
      where s.kode_toko = $1 and s.akun = 'POIN' and s.aset = 'POIN' and s.jumlah <> 0`,
  },
  {
    // What has lapsed with a closing is what it kept of it, and came back where its day was opened again.
    kunci: 'reset_poin_sama_dengan_tutup',
    sql: `select coalesce(t.tgl::text, b.nomor) as di, coalesce(t.jumlah, 0) - coalesce(b.jumlah, 0)
        + case when t.dibuka is distinct from b.dibalik then 1 else 0 end as selisih
      from (
        select t.tgl, 'RESET POIN ' || t.ke as aksi, (t.rincian -> 'poin' ->> 'jumlah')::numeric as jumlah,
          exists (select from tutup k where k.kode_toko = t.kode_toko and k.tgl = t.tgl and k.ke > t.ke
            and k.aksi = 'BUKA') as dibuka
        from tutup t where t.kode_toko = $1 and t.tgl between $2 and $3 and t.aksi = 'TUTUP'
          and (t.rincian -> 'poin' ->> 'jumlah')::numeric <> 0
      ) t
      full join (
        select p.nomor, p.aksi, -sum(e.jumlah) as jumlah,
          exists (select from posting r where r.kode_toko = $1 and r.membalik = p.id) as dibalik
        from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
        where p.kode_toko = $1 and p.tgl between $2 and $3 and p.jenis = '${TUTUP_POSTING}' and p.membalik is null
          and e.akun = 'POIN'
        group by p.id, p.nomor, p.aksi
      ) b on b.nomor = t.tgl::text and b.aksi = t.aksi
      where coalesce(t.jumlah, 0) <> coalesce(b.jumlah, 0) or t.dibuka is distinct from b.dibalik`,
  },
];
