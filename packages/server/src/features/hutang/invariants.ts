import type { Invariant } from '../../ledger/reconcile.ts';

/** The goods of each loan, as its last version says. */
const BARANG = `(select b.* from hutang_barang b
  join (select kode_toko, nomor, max(ke) as ke from hutang_barang group by kode_toko, nomor) i
    using (kode_toko, nomor, ke))`;

/** What holds between the loans, the goods in their bags, what became of these, and the ledger. */
export const hutangInvariants: readonly Invariant[] = [
  {
    kunci: 'hutang_sama_dengan_barang',
    sql: `select h.no_faktur_hutang as di, abs(h.berat - coalesce(sum(b.berat), 0))
        + abs(h.berat_total - coalesce(sum(b.berat + b.berat_plastik), 0))
        + abs(h.jumlah_barang - coalesce(sum(b.jumlah), 0)) as selisih
      from hutang_kini h left join ${BARANG} b on b.kode_toko = h.kode_toko and b.nomor = h.no_faktur_hutang
      where h.kode_toko = $1 and h.tgl between $2 and $3
      group by h.no_faktur_hutang, h.berat, h.berat_total, h.jumlah_barang
      having h.berat <> coalesce(sum(b.berat), 0) or h.berat_total <> coalesce(sum(b.berat + b.berat_plastik), 0)
        or h.jumlah_barang <> coalesce(sum(b.jumlah), 0)`,
  },
  {
    // What the books say lies in a bag is what a loan that stands names, purity by purity, and the other way round.
    kunci: 'jaminan_sama_dengan_hutang',
    sql: `select coalesce(s.sub, b.nomor) || ' ' || coalesce(s.aset, b.aset) as di,
        coalesce(s.jumlah, 0) - coalesce(b.jumlah, 0) as selisih
      from (select sub, aset, sum(jumlah) as jumlah from saldo where kode_toko = $1 and akun = 'JAMINAN'
        and $2::date is not null and $3::date is not null group by sub, aset having sum(jumlah) <> 0) s
      full join (
        select b.nomor, x.aset, sum(x.jumlah) as jumlah
        from hutang_kini h join ${BARANG} b on b.kode_toko = h.kode_toko and b.nomor = h.no_faktur_hutang
        cross join lateral (values ('JAMINAN:PCS', b.jumlah::numeric),
          ('JAMINAN:' || trim_scale(b.kadar), b.berat)) x(aset, jumlah)
        where h.kode_toko = $1 and h.status in ('AKTIF', 'TUNGGU') group by b.nomor, x.aset
      ) b on b.nomor = s.sub and b.aset = s.aset
      where coalesce(s.jumlah, 0) <> coalesce(b.jumlah, 0)`,
  },
  {
    // All interest that a loan says was paid is what it posted, whatever was taken back of it.
    kunci: 'bunga_sama_dengan_hutang',
    sql: `select h.no_faktur_hutang as di, h.bunga_dibayar + coalesce(e.jumlah, 0) as selisih
      from hutang_kini h left join lateral (
        select sum(e.jumlah) as jumlah from posting p
        join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id and e.akun = 'BUNGA'
        where p.kode_toko = h.kode_toko and p.jenis = 'hutang' and p.nomor = h.no_faktur_hutang
      ) e on true
      where h.kode_toko = $1 and h.tgl between $2 and $3 and h.bunga_dibayar <> - coalesce(e.jumlah, 0)`,
  },
  {
    // A piece that came of an auction and is not sorted yet is what its loan says: as heavy, in its tray, at its price.
    kunci: 'barang_lelang_sama_dengan_hutang',
    sql: `select n.kode_barcode as di, 1 + abs(n.berat - coalesce(l.berat, 0)) as selisih
      from barang n
      left join hutang_lelang l on l.kode_toko = n.kode_toko and l.nomor = n.pemilik_nomor
        and l.kode_barcode = n.kode_barcode
      left join hutang_kini h on h.kode_toko = l.kode_toko and h.no_faktur_hutang = l.nomor
      where n.kode_toko = $1 and $2::date is not null and $3::date is not null
        and n.pemilik_jenis = 'hutang' and n.status in ('BELI', 'KEMBALI')
        and (l.kode_barcode is null or l.berat <> n.berat
          or n.status = 'BELI' and (h.status <> 'LELANG' or l.kode_baki <> n.kode_baki
            or n.harga_modal is distinct from l.harga_modal))
      union all
      select h.no_faktur_hutang, abs(h.nilai_lelang - coalesce(sum(l.harga_modal), 0))
      from hutang_kini h left join hutang_lelang l on l.kode_toko = h.kode_toko and l.nomor = h.no_faktur_hutang
        and l.ke = (select max(i.ke) from hutang_lelang i where i.kode_toko = l.kode_toko and i.nomor = l.nomor)
      where h.kode_toko = $1 and h.status = 'LELANG' group by h.no_faktur_hutang, h.nilai_lelang
      having h.nilai_lelang <> coalesce(sum(l.harga_modal), 0)`,
  },
];
