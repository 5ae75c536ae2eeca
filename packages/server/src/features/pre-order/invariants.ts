import type { Invariant } from '../../ledger/reconcile.ts';
import { kepalaBarisSql } from '../../trade/invariants.ts';

/** What holds between the orders, the pieces that are tied to their lines, and the ledger. */
export const preOrderInvariants: readonly Invariant[] = [
  {
    kunci: 'po_sama_dengan_baris',
    sql: kepalaBarisSql({ kepala: 'po', baris: 'po_barang', nomor: 'no_po' }, [
      ['d.total_harga', 'sum(b.harga_total)'],
      ['d.total_berat', 'sum(b.berat)'],
      ['d.total_qty', 'count(b.baris)'],
    ]),
  },
  {
    // What is still to pay is the price less what stands on its account; of one that is over, nothing.
    kunci: 'po_sisa_sama_dengan_buku',
    sql: `select d.nomor as di, abs(d.sisa - s.sisa) + abs(least(0, s.sisa)) as selisih from dokumen d
      cross join lateral (
        select case when d.status in ('OPEN', 'DONE', 'CLOSING') then d.total + d.saldo else 0 end as sisa) s
      where d.kode_toko = $1 and d.jenis = 'pre-order' and d.tgl between $2 and $3
        and (d.sisa <> s.sisa or s.sisa < 0)`,
  },
  {
    // What was paid first is what the paper says was paid with it.
    kunci: 'po_sama_dengan_uang',
    sql: `select d.no_po as di, abs(d.dp_rp - coalesce(u.jumlah, 0)) as selisih
      from po d left join lateral (
        select sum(u.jumlah) as jumlah from pembayaran u where u.kode_toko = d.kode_toko and u.jenis = 'pre-order'
          and u.nomor = d.no_po and u.ke = d.isi
      ) u on true
      where d.kode_toko = $1 and d.tgl between $2 and $3 and d.dp_rp <> coalesce(u.jumlah, 0)`,
  },
  {
    // A piece that is kept back for an order is tied to a line of it that stands, as heavy as it was then and in its
    // tray; and what such an order names is kept back for it. All lines have theirs where all has come.
    kunci: 'barang_po_sama_dengan_po',
    sql: `select coalesce(n.kode_barcode, b.kode_barcode, b.no_po) as di,
        1 + abs(coalesce(n.berat, 0) - coalesce(b.berat_jadi, 0)) as selisih
      from (select * from barang where kode_toko = $1 and $2::date is not null and $3::date is not null
        and di_stok and status = 'TITIP' and pemilik_jenis = 'pre-order') n
      full join (
        select b.*, d.status from po d join po_barang b on b.kode_toko = d.kode_toko and b.no_po = d.no_po
        where d.kode_toko = $1 and d.status in ('DONE', 'CLOSING')
          and (b.kode_barcode is not null or d.status = 'CLOSING')
      ) b on b.kode_barcode = n.kode_barcode and b.no_po = n.pemilik_nomor
      where n.kode_barcode is null or b.kode_barcode is null or b.berat_jadi <> n.berat or b.kode_baki <> n.kode_baki`,
  },
];
