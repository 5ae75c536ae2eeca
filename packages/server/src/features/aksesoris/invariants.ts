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
    sql: `select d.no_stok as di, abs(d.jumlah_barang - coalesce(l.qty, 0)) + abs(d.total_berat - coalesce(l.berat,
      0)) + abs(d.jumlah_barang - coalesce(e.asli, 0))
        + abs(case when d.status = 'CANC' then d.jumlah_barang else 0 end - coalesce(e.batal, 0)) as selisih
      from stok_aksesoris d
      left join lateral (select sum(l.qty) as qty, sum(l.qty * l.berat) as berat from stok_aksesoris_baris l
      where l.kode_toko = d.kode_toko and l.no_stok = d.no_stok) l on true
      left join lateral (
        select sum(abs(e.jumlah)) filter (where p.aksi = d.arah) as asli,
          sum(abs(e.jumlah)) filter (where p.aksi = 'BATAL') as batal
        from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
        where p.kode_toko = d.kode_toko and p.jenis = 'AKSESORIS' and p.nomor = d.no_stok and e.akun = 'AKSESORIS'
          and e.aset = 'PCS'
      ) e on true
      where d.kode_toko = $1 and $2::date is not null
        and (d.jumlah_barang <> coalesce(l.qty, 0) or d.total_berat <> coalesce(l.berat, 0)
          or d.jumlah_barang <> coalesce(e.asli, 0)
          or coalesce(e.batal, 0) <> case when d.status = 'CANC' then d.jumlah_barang else 0 end)`,
  },
];
