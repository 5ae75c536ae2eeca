import type { Invariant } from '../../ledger/reconcile.ts';

/** What the books had on a tray (or in a gudang) at a place of the book: what there is now, less what came behind it. */
const TERCATAT = (aset: string) => `coalesce((select sum(d.jumlah) from saldo d where d.kode_toko = t.kode_toko and d.akun = 'STOK' and ${aset.replaceAll('x.', 'd.')}
    and d.kode_gudang = t.kode_gudang and (t.kode_baki = '' or d.kode_baki = t.kode_baki)), 0)
  - coalesce((select sum(e.jumlah) from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
    where p.kode_toko = t.kode_toko and p.urut > t.urut_buku and e.akun = 'STOK' and ${aset.replaceAll('x.', 'e.')}
      and e.kode_gudang = t.kode_gudang and (t.kode_baki = '' or e.kode_baki = t.kode_baki)), 0)`;
const PCS = TERCATAT(`x.aset = 'PCS'`);
const GRAM = TERCATAT(`x.aset like 'EMAS:%'`);

/** What holds between weighings, counts and the ledger on a business date. */
export const opnameInvariants: readonly Invariant[] = [
  {
    kunci: 'timbang_sama_dengan_buku',
    sql: `select t.no_timbang as di, abs(t.qty - ${PCS}) + abs(t.berat - ${GRAM}) as selisih
      from timbang_baki t where t.kode_toko = $1 and t.tgl = $2 and t.status = 'SELESAI' and (t.qty <> ${PCS} or t.berat <> ${GRAM})`,
  },
  {
    kunci: 'opname_sama_dengan_buku',
    sql: `select t.no_opname as di, abs(t.qty - ${PCS}) + abs(t.berat - ${GRAM}) as selisih
      from stock_opname t where t.kode_toko = $1 and t.tgl = $2 and (t.qty <> ${PCS} or t.berat <> ${GRAM})`,
  },
  {
    // Every piece of the snapshot ended as found, missing or gone, and nothing was lost between scan and result.
    kunci: 'opname_lengkap',
    sql: `select s.no_opname as di, abs(s.qty - s.qty_ketemu - s.qty_hilang - s.qty_keluar) + abs(s.qty - h.qty) + abs(s.qty_ketemu - h.ketemu) + h.terbuka + h.tercecer as selisih
      from stock_opname s cross join lateral (
        select count(*) filter (where asal = 'BAKI') as qty, count(*) filter (where hasil = 'KETEMU') as ketemu, count(*) filter (where hasil = '') as terbuka,
          (select count(*) from stock_opname_scan c left join stock_opname_barang b on b.kode_toko = c.kode_toko and b.no_opname = c.no_opname and b.kode_barcode = c.kode_barcode and b.status_barang = 'DONE'
           where c.kode_toko = s.kode_toko and c.no_opname = s.no_opname and b.kode_barcode is null) as tercecer
        from stock_opname_barang o where o.kode_toko = s.kode_toko and o.no_opname = s.no_opname
      ) h
      where s.kode_toko = $1 and s.tgl = $2 and s.status = 'SELESAI'
        and (s.qty <> s.qty_ketemu + s.qty_hilang + s.qty_keluar or s.qty <> h.qty or s.qty_ketemu <> h.ketemu or h.terbuka > 0 or h.tercecer > 0)`,
  },
];
