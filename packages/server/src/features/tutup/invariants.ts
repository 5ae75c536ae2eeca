import type { Invariant } from '../../ledger/reconcile.ts';

/** Closings that stand: the day was not opened again behind them. */
const BERDIRI = `select t.* from tutup t where t.kode_toko = $1 and t.aksi = 'TUTUP' and t.tgl between $2 and $3
  and not exists (select from tutup b where b.kode_toko = t.kode_toko and b.ke > t.ke and b.tgl <= t.tgl
    and b.aksi = 'BUKA')`;

/** What holds between counted drawers, closed days and the ledger. */
export const tutupInvariants: readonly Invariant[] = [
  {
    // What the books had of the drawer when it was counted is what they had of it then, and the difference what it
    // says.
    kunci: 'hitung_laci_sama_dengan_buku',
    sql: `select d.nomor as di, abs(k.menurut_buku - coalesce(b.jumlah, 0)) + abs(d.total - k.menurut_buku - k.selisih)
        as selisih
      from dokumen d
      join hitung_laci k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
      join posting p on p.kode_toko = d.kode_toko and p.jenis = d.jenis and p.nomor = d.nomor and p.aksi = 'BUAT 1'
      cross join lateral (
        select sum(jumlah) as jumlah from (
          select sum(masuk - keluar) as jumlah from saldo_hari h where h.kode_toko = d.kode_toko and h.akun = 'KAS'
            and h.aset = 'IDR' and h.sub = k.laci and h.tgl < d.tgl
          union all
          select sum(e.jumlah) from posting w join entri e on e.kode_toko = w.kode_toko and e.posting_id = w.id
            where w.kode_toko = d.kode_toko and w.tgl = d.tgl and w.urut < p.urut and e.akun = 'KAS' and e.aset = 'IDR'
              and e.sub = k.laci
        ) s
      ) b
      where d.kode_toko = $1 and d.jenis = 'hitung-laci' and d.tgl between $2 and $3
        and (k.menurut_buku <> coalesce(b.jumlah, 0) or d.total <> k.menurut_buku + k.selisih)`,
  },
  {
    // Each closing follows the one before, and the ledger's chain is still what it had come to.
    kunci: 'tutup_berantai',
    sql: `select 'tutup ' || t.ke as di, 1 as selisih from (
        select t.*, sha256(lag(t.hash, 1, '\\x00'::bytea) over w || convert_to(tutup_teks(t), 'UTF8')) as benar,
          lag(t.ke, 1, 0) over w as sebelum
        from tutup t where t.kode_toko = $1 and $2::date is not null and $3::date is not null
        window w as (order by t.ke)
      ) t left join posting b on b.kode_toko = t.kode_toko and b.urut = t.urut
      where t.hash <> t.benar or t.ke <> t.sebelum + 1
        or t.rantai is distinct from case t.urut when 0 then '\\x00'::bytea else b.hash end`,
  },
  {
    // The open day is the one that the last closing says, and nothing came to a closed day behind its closing.
    kunci: 'hari_sama_dengan_tutup',
    sql: `select h.tgl_system::text as di, 1 as selisih from hari_toko h join tutup t on t.kode_toko = h.kode_toko
      where h.kode_toko = $1 and t.ke = (select max(a.ke) from tutup a where a.kode_toko = h.kode_toko)
        and h.tgl_system <> case t.aksi when 'TUTUP' then t.tgl_berikut else t.tgl end
      union all
      select t.tgl || ' ' || p.nomor, 1 from (${BERDIRI}) t
      join posting p on p.kode_toko = t.kode_toko and p.tgl = t.tgl and p.urut > t.urut`,
  },
  {
    // What a closing kept of cash and accounts is what the ledger says of its day, however much later.
    kunci: 'tutup_sama_dengan_buku',
    sql: `select t.tgl::text as di, abs((t.rincian -> 'kas' ->> 'akhir')::numeric - coalesce(b.kas, 0))
        + abs(r.bank - coalesce(b.bank, 0)) as selisih
      from (${BERDIRI}) t
      cross join lateral (select coalesce(sum((x ->> 'akhir')::numeric), 0) as bank
        from jsonb_array_elements(t.rincian -> 'bank') x) r
      cross join lateral (
        select sum(masuk - keluar) filter (where akun = 'KAS') as kas,
          sum(masuk - keluar) filter (where akun = 'BANK') as bank
        from saldo_hari h where h.kode_toko = t.kode_toko and h.akun in ('KAS', 'BANK') and h.aset = 'IDR'
          and h.tgl <= t.tgl
      ) b
      where (t.rincian -> 'kas' ->> 'akhir')::numeric <> coalesce(b.kas, 0) or r.bank <> coalesce(b.bank, 0)`,
  },
];
