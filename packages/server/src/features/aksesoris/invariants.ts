import type { Invariant } from '../../ledger/reconcile.ts';

/** What holds between accessories, their documents and the books. */
export const aksesorisInvariants: readonly Invariant[] = [
  {
    // By place and purity as well: what an accessory is, the books call it.
    kunci: 'aksesoris_sama_dengan_buku',
    sql: `select di, coalesce(a.jumlah, 0) - coalesce(b.jumlah, 0) as selisih
      from (
        select concat_ws('/', kode_barcode, kode_gudang, kode_baki, kode_group, kode_dept, 'PCS') as di,
          stok::numeric as jumlah from aksesoris where kode_toko = $1 and $2::date is not null
        union all
        select concat_ws('/', kode_barcode, kode_gudang, kode_baki, kode_group, kode_dept,
          'EMAS:' || trim_scale(kadar)), stok * berat from aksesoris where kode_toko = $1
      ) a full join (
        select concat_ws('/', sub, kode_gudang, kode_baki, kode_group, kode_dept, aset) as di, jumlah from saldo
        where kode_toko = $1 and akun = 'AKSESORIS' and jumlah <> 0
      ) b using (di)
      where coalesce(a.jumlah, 0) <> coalesce(b.jumlah, 0)`,
  },
  {
    kunci: 'stok_aksesoris_sama_dengan_buku',
    sql: `select d.nomor as di, abs(k.jumlah_barang - l.qty) + abs(k.total_berat - l.berat)
        + abs(k.jumlah_barang - e.asli) + abs(case d.status when 'CANC' then k.jumlah_barang else 0 end - e.batal)
          as selisih
      from dokumen d
      join stok_aksesoris k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
      cross join lateral (
        select coalesce(sum(l.qty), 0) as qty, coalesce(sum(l.qty * l.berat), 0) as berat from stok_aksesoris_baris l
        where l.kode_toko = k.kode_toko and l.nomor = k.nomor and l.ke = k.ke
      ) l
      cross join lateral (
        select coalesce(sum(case k.arah when 'AMBIL' then -e.jumlah else e.jumlah end) filter (where p.membalik is null),
            0) as asli,
          coalesce(sum(case k.arah when 'AMBIL' then e.jumlah else -e.jumlah end) filter (where p.membalik is not null),
            0) as batal
        from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
        where p.kode_toko = d.kode_toko and p.jenis = d.jenis and p.nomor = d.nomor and e.akun = 'AKSESORIS'
          and e.aset = 'PCS'
      ) e
      where d.kode_toko = $1 and $2::date is not null and d.jenis = 'stok-aksesoris'
        and (l.qty, l.berat, e.asli, e.batal) <> (k.jumlah_barang, k.total_berat, k.jumlah_barang,
          case d.status when 'CANC' then k.jumlah_barang else 0 end)
      union all
      -- What sales name and what left with them: nothing before they are booked, and nothing once they are taken back.
      select nomor, sum(jumlah) from (
        select b.no_faktur_group as nomor, case p.status when 'DONE' then b.qty else 0 end as jumlah
        from penjualan_aksesoris b join penjualan p using (kode_toko, no_faktur_group) where b.kode_toko = $1
        union all
        select p.nomor, e.jumlah from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
        where e.kode_toko = $1 and e.akun = 'AKSESORIS' and e.aset = 'PCS' and p.jenis = 'penjualan'
      ) j group by nomor having sum(jumlah) <> 0`,
  },
];
