import type { Invariant } from '../../ledger/reconcile.ts';
import { kepalaBarisSql } from '../../trade/invariants.ts';
import { uangAwalSql } from '../../trade/bayar/uang-awal.sql.ts';

/** What holds between the deposits, the pieces that are kept back for them, and the ledger. */
export const titipanInvariants: readonly Invariant[] = [
  {
    kunci: 'titipan_sama_dengan_baris',
    sql: kepalaBarisSql({ kepala: 'titipan', baris: 'titipan_barang', nomor: 'no_titip' }, [
      ['d.grand_total', 'sum(b.harga_total)'],
      ['d.total_berat', 'sum(b.berat)'],
      ['d.ppn', 'sum(b.ppn)'],
      ['d.jumlah_barang', 'count(b.baris)'],
    ]),
  },
  {
    // What was left first is what the paper says was paid with it, or what came from the capital; and no deposit holds
    // more than its pieces cost.
    kunci: 'titipan_sama_dengan_uang',
    sql: `select d.no_titip as di, abs(d.dp_rp - coalesce(u.jumlah, 0)) + greatest(0, d.uang_titip - d.grand_total)
        as selisih
      from titipan d cross join ${uangAwalSql('titipan', 'no_titip', 'TITIPAN')}
      where d.kode_toko = $1 and d.tgl between $2 and $3
        and (d.dp_rp <> coalesce(u.jumlah, 0) or d.uang_titip > d.grand_total)`,
  },
  {
    // A piece that is kept back is a line of the deposit that it belongs to, which stands: as heavy, and in its tray.
    // And the other way round: what such a deposit names is kept back for it.
    kunci: 'barang_titip_sama_dengan_titipan',
    sql: `select coalesce(n.kode_barcode, b.kode_barcode) as di, 1 + abs(coalesce(n.berat, 0) - coalesce(b.berat, 0))
        as selisih
      from (select * from barang where kode_toko = $1 and $2::date is not null and $3::date is not null
        and di_stok and status = 'TITIP' and pemilik_jenis = 'titipan') n
      full join (
        select b.* from titipan d join titipan_barang b on b.kode_toko = d.kode_toko and b.no_titip = d.no_titip
        where d.kode_toko = $1 and d.status = 'DONE'
      ) b on b.kode_barcode = n.kode_barcode and b.no_titip = n.pemilik_nomor and n.pemilik_jenis = 'titipan'
      where n.kode_barcode is null or b.kode_barcode is null or b.berat <> n.berat or b.kode_baki <> n.kode_baki`,
  },
];
