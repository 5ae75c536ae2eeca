import { notedSql } from '../../ledger/noted.ts';
import type { Invariant } from '../../ledger/reconcile.ts';

/** A weighed or counted tray, or a gudang where no tray is named, and what the books had of an account there. */
const dicatat = (tabel: string, nomor: string, [akun, qty, berat]: readonly [string, string, string]): string =>
  `select ${nomor} as di, '${akun}' as akun, kode_gudang as a, kode_baki as b, urut_buku as urut, ${qty} as qty,
    ${berat} as berat from ${tabel} where kode_toko = $1 and tgl between $2 and $3`;
const TEMPAT = ['kode_gudang', 'kode_baki'] as const;
const BARANG = ['STOK', 'qty', 'berat'] as const;

/**
 * What lies on a weighed tray. A weighing that did not look for manual items and accessories yet says nothing of them.
 */
const TIMBANG = (
  [
    BARANG,
    ['MANUAL', 'qty_barang_manual', 'berat_barang_manual'],
    ['AKSESORIS', 'qty_aksesoris', 'berat_aksesoris'],
  ] as const
)
  .map((kolom) => `${dicatat('timbang_baki', 'no_timbang', kolom)} and status = 'SELESAI' and ${kolom[1]} is not null`)
  .join(' union all ');

/** What holds between weighings, counts and the ledger on a business date. */
export const opnameInvariants: readonly Invariant[] = [
  { kunci: 'timbang_sama_dengan_buku', sql: notedSql({ rows: TIMBANG, place: TEMPAT }) },
  {
    kunci: 'opname_sama_dengan_buku',
    sql: notedSql({ rows: dicatat('stock_opname', 'no_opname', BARANG), place: TEMPAT }),
  },
  {
    // Every piece of the snapshot ended as found, missing or gone, and nothing was lost between scan and result.
    kunci: 'opname_lengkap',
    sql: `select s.no_opname as di, abs(s.qty - s.qty_ketemu - s.qty_hilang - s.qty_keluar) + abs(s.qty - h.qty) +
      abs(s.qty_ketemu - h.ketemu) + h.terbuka + h.tercecer as selisih
      from stock_opname s cross join lateral (
        select count(*) filter (where asal = 'BAKI') as qty, count(*) filter (where hasil = 'KETEMU') as ketemu,
          count(*) filter (where hasil = '') as terbuka,
          (select count(*) from stock_opname_scan c left
          join stock_opname_barang b on b.kode_toko = c.kode_toko and b.no_opname = c.no_opname
            and b.kode_barcode = c.kode_barcode and b.status_barang = 'DONE'
           where c.kode_toko = s.kode_toko and c.no_opname = s.no_opname and b.kode_barcode is null) as tercecer
        from stock_opname_barang o where o.kode_toko = s.kode_toko and o.no_opname = s.no_opname
      ) h
      where s.kode_toko = $1 and s.tgl between $2 and $3 and s.status = 'SELESAI'
        and (s.qty <> s.qty_ketemu + s.qty_hilang + s.qty_keluar or s.qty <> h.qty or s.qty_ketemu <> h.ketemu
          or h.terbuka > 0 or h.tercecer > 0)`,
  },
];
