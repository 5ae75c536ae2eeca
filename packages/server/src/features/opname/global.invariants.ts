import type { Invariant } from '../../ledger/reconcile.ts';

/** What the books had of a row at a place of the book: what there is now, less what came behind it. */
const TERCATAT = (aset: string, urut: string) => `coalesce((select sum(d.jumlah) from saldo d where d.kode_toko = g.kode_toko and d.akun = b.akun and d.${aset} and d.kode_group = b.kode_group and d.kode_dept = b.kode_dept), 0)
  - coalesce((select sum(e.jumlah) from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
    where p.kode_toko = g.kode_toko and p.urut > ${urut} and e.akun = b.akun and e.${aset} and e.kode_group = b.kode_group and e.kode_dept = b.kode_dept), 0)`;
const PCS = `aset = 'PCS'`;
const GRAM = `aset like 'EMAS:%'`;

/** What holds between counts of the whole shop and the ledger: the figures compared with, and those at the end. */
export const opnameGlobalInvariants: readonly Invariant[] = [{
  kunci: 'opname_global_sama_dengan_buku',
  sql: `select di, selisih from (
      select concat_ws('/', g.no_opname, b.jenis_stok, b.kode_group, b.kode_dept) as di,
        abs(b.qty - (${TERCATAT(PCS, 'b.urut_buku')})) + abs(b.berat - (${TERCATAT(GRAM, 'b.urut_buku')}))
        + case when g.status = 'SELESAI' then coalesce(abs(b.qty_akhir - (${TERCATAT(PCS, 'g.urut_akhir')})) + abs(b.berat_akhir - (${TERCATAT(GRAM, 'g.urut_akhir')})), 1) else 0 end as selisih
      from opname_global g
      join (select *, case jenis_stok when 'BARANG' then 'STOK' else jenis_stok end as akun from opname_global_baris) b on b.kode_toko = g.kode_toko and b.no_opname = g.no_opname
      where g.kode_toko = $1 and g.tgl = $2
    ) t where selisih <> 0`,
}];
