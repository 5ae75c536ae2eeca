import type { Invariant } from '../../ledger/reconcile.ts';
import { kepalaBarisSql } from '../../trade/invariants.ts';

/** What holds between instalments, the pieces that stay for them, the sales they make, and the ledger. */
export const cicilanInvariants: readonly Invariant[] = [
  {
    kunci: 'cicilan_sama_dengan_baris',
    sql: kepalaBarisSql({ kepala: 'cicilan', baris: 'cicilan_barang', nomor: 'no_faktur_cicil' }, [
      ['d.harga_barang', 'sum(b.harga_total)'],
      ['d.total_berat', 'sum(b.berat)'],
      ['d.ppn', 'sum(b.ppn)'],
      ['d.jumlah_barang', 'count(b.baris)'],
    ]),
  },
  {
    // The plan with what was paid first is the price; while it runs, what is open of the plan is what the paper says,
    // and what the ledger holds of it is the rest.
    kunci: 'cicilan_sama_dengan_angsuran',
    sql: `select d.no_faktur_cicil as di, abs(d.harga_jual_cicil - d.dp_rp - a.jumlah)
        + case d.status when 'AKTIF' then abs(d.sisa_bayar - a.jumlah + a.dibayar)
            + greatest(0, -d.saldo - d.harga_jual_cicil + d.sisa_bayar) else 0 end as selisih
      from cicilan d cross join lateral (
        select coalesce(sum(a.jumlah), 0) as jumlah, coalesce(sum(a.dibayar), 0) as dibayar,
          coalesce(bool_or(a.dibayar > a.jumlah or a.denda < 0), false) as terlalu
        from cicilan_angsuran a where a.kode_toko = d.kode_toko and a.no_faktur_cicil = d.no_faktur_cicil
      ) a
      where d.kode_toko = $1 and $2::date is not null and $3::date is not null
        and (d.harga_jual_cicil - d.dp_rp <> a.jumlah or a.terlalu
          or d.status = 'AKTIF' and (d.sisa_bayar <> a.jumlah - a.dibayar
            or d.saldo <> d.sisa_bayar - d.harga_jual_cicil))`,
  },
  {
    // A piece that stays is a line of the paper that it belongs to, which runs: as heavy, and in its tray. And the
    // other way round: what such a paper names stays for it.
    kunci: 'barang_cicil_sama_dengan_cicilan',
    sql: `select coalesce(n.kode_barcode, b.kode_barcode) as di, 1 + abs(coalesce(n.berat, 0) - coalesce(b.berat, 0))
        as selisih
      from (select * from barang where kode_toko = $1 and $2::date is not null and $3::date is not null
        and di_stok and status = 'CICIL') n
      full join (
        select b.* from cicilan d
        join cicilan_barang b on b.kode_toko = d.kode_toko and b.no_faktur_cicil = d.no_faktur_cicil
        where d.kode_toko = $1 and d.status = 'AKTIF'
      ) b on b.kode_barcode = n.kode_barcode and b.no_faktur_cicil = n.pemilik_nomor and n.pemilik_jenis = 'cicilan'
      where n.kode_barcode is null or b.kode_barcode is null or b.berat <> n.berat or b.kode_baki <> n.kode_baki`,
  },
  {
    // What was paid off was sold once, at its price: one sale that stands is paid with it.
    kunci: 'cicilan_lunas_sama_dengan_penjualan',
    sql: `select d.no_faktur_cicil as di, 1 as selisih from cicilan d cross join lateral (
        select count(*) as banyak, coalesce(sum(f.total), 0) as jumlah from pembayaran u
        join dokumen f on f.kode_toko = u.kode_toko and f.jenis = u.jenis and f.nomor = u.nomor and f.status = 'DONE'
        where u.kode_toko = d.kode_toko and u.jenis = 'penjualan' and u.sumber_jenis = 'cicilan'
          and u.sumber = d.no_faktur_cicil and u.arah = 'MASUK'
      ) f
      where d.kode_toko = $1 and $2::date is not null and $3::date is not null
        and (f.banyak, f.jumlah) is distinct from
          (case d.status when 'LUNAS' then 1 else 0 end::bigint, case d.status when 'LUNAS' then d.harga_barang else 0 end)`,
  },
];
