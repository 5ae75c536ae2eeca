import type { Invariant } from '../../ledger/reconcile.ts';

/** What holds for papers of every kind, whatever they are. */
export const paperInvariants: readonly Invariant[] = [
  {
    // The counter of a kind and day stands where its last number does, and there are as many papers as it has counted;
    // those of before have numbers that it did not draw.
    kunci: 'dokumen_nomor_tanpa_celah',
    sql: `select d.jenis || ' ' || d.tgl as di, coalesce(max(n.terakhir), 0) - count(*) as selisih from dokumen d
      left join nomor_dokumen n on n.kode_toko = d.kode_toko and n.tgl = d.tgl
        and n.kode = (regexp_match(d.nomor, '([A-Z]+)-\\d{6}-\\d+$'))[1]
      where d.kode_toko = $1 and d.tgl between $2 and $3 and not d.luar group by d.jenis, d.tgl
      having coalesce(max(n.terakhir), 0) <> count(*)`,
  },
  {
    // Who made it and when says its first deed; how it stands, its last.
    kunci: 'dokumen_sama_dengan_perbuatan',
    sql: `select d.nomor as di, 1 + abs(d.sisa - coalesce(p.sisa, 0)) as selisih from dokumen d
      left join perbuatan p on p.kode_toko = d.kode_toko and p.jenis = d.jenis and p.nomor = d.nomor and p.ke = d.versi
      left join perbuatan b on b.kode_toko = d.kode_toko and b.jenis = d.jenis and b.nomor = d.nomor and b.ke = 1
      where d.kode_toko = $1 and (p.ke is null or b.ke is null
          or (d.status, d.sisa, d.saldo, d.isi) <> (p.status, p.sisa, p.saldo, p.isi)
          or (d.tgl, d.dibuat_oleh, d.dibuat_pada, d.luar) <> (b.tgl, b.user_id, b.waktu, b.aksi = 'SALDO-AWAL')
          or d.versi <> (select count(*) from perbuatan a where a.kode_toko = d.kode_toko and a.jenis = d.jenis
            and a.nomor = d.nomor))`,
  },
  {
    kunci: 'perbuatan_berantai',
    sql: `select p.nomor || ' ' || p.ke as di, 1 as selisih from perbuatan p
      left join perbuatan s on s.kode_toko = p.kode_toko and s.jenis = p.jenis and s.nomor = p.nomor and s.ke = p.ke - 1
      where p.kode_toko = $1 and p.tgl between $2 and $3 and p.dari <> coalesce(s.status, '')`,
  },
  {
    // Every deed has one place in the chain, on its own day, which holds its seal; and every seal in the chain is that
    // of a deed. What moves nothing has no entries there. What waits to be booked has no place yet: the deed that
    // answers it holds its seal; only in the first seals it had one.
    kunci: 'perbuatan_sama_dengan_posting',
    sql: `select coalesce(p.nomor || ' ' || p.ke, b.nomor || ' ' || b.aksi) as di, 1 as selisih
      from (select *, aksi || ' ' || ke as sebutan from perbuatan
        where kode_toko = $1 and tgl between $2 and $3 and (not menunggu or segel_versi = 1 and exists (
          select from posting w where w.kode_toko = $1 and w.jenis = perbuatan.jenis and w.nomor = perbuatan.nomor
            and w.aksi = perbuatan.aksi || ' ' || perbuatan.ke))) p
      full join (select * from posting where kode_toko = $1 and tgl between $2 and $3 and segel is not null) b
        on b.jenis = p.jenis and b.nomor = p.nomor and b.aksi = p.sebutan
      where p.ke is null or b.id is null or (b.tgl, b.user_id, b.kunci, b.segel) <> (p.tgl, p.user_id, p.kunci, p.segel)
        or p.membukukan <> exists (select from entri e where e.kode_toko = b.kode_toko and e.posting_id = b.id)`,
  },
  {
    // What a deed was paid is what it posted on drawers and accounts, by category, with what the bank kept; where
    // another deed books it, what that one posted, with the cash in the drawer that it names. Drawers and banks are
    // moved by payments alone; of other accounts a payment tells its own part, under the name that it says.
    kunci: 'pembayaran_sama_dengan_entri',
    sql: `with buku as (
        select p.*, coalesce(p.atas, p.ke) as dibayar from perbuatan p
        where p.kode_toko = $1 and p.tgl between $2 and $3 and not p.menunggu
      ), bayar as materialized (
        select concat_ws(' ', p.nomor, p.ke, b.akun, b.sub, u.kategori) as di, b.akun,
          sum(b.jumlah * case u.arah when 'MASUK' then 1 else -1 end) as jumlah
        from buku p join pembayaran u on u.kode_toko = p.kode_toko and u.jenis = p.jenis and u.nomor = p.nomor
          and u.ke = p.dibayar
        cross join lateral (values
          (u.akun, case when u.aset <> 'IDR' then '' when u.akun = 'KAS' and p.laci <> '' then p.laci else u.sub end,
            u.jumlah - u.fee),
          ('BIAYA_FEE', '', u.fee),
          (u.aset, u.sub, case u.aset when 'IDR' then 0 else -u.diterima end)
        ) b(akun, sub, jumlah)
        group by 1, 2
      )
      select coalesce(u.di, e.di) as di, coalesce(u.jumlah, 0) - coalesce(e.jumlah, 0) as selisih
      from bayar u full join (
        select concat_ws(' ', p.nomor, p.ke, e.akun, e.sub, e.kategori) as di, e.akun, sum(e.jumlah) as jumlah
        from buku p
        join posting b on b.kode_toko = p.kode_toko and b.jenis = p.jenis and b.nomor = p.nomor
          and b.aksi = p.aksi || ' ' || p.ke
        join entri e on e.kode_toko = b.kode_toko and e.posting_id = b.id
        where e.aset in ('IDR', 'POIN')
          and (e.akun in ('KAS', 'BANK', 'BIAYA_FEE') or e.akun in (select y.akun from bayar y))
        group by 1, 2
      ) e using (di) where coalesce(u.jumlah, 0) <> coalesce(e.jumlah, 0)
        and (u.di is not null or e.akun in ('KAS', 'BANK', 'BIAYA_FEE'))`,
  },
];
