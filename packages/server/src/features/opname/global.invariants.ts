import { notedSql } from '../../ledger/noted.ts';
import type { Invariant } from '../../ledger/reconcile.ts';

const BARIS = `opname_global g join opname_global_baris b using (kode_toko, no_opname)
  where g.kode_toko = $1 and g.tgl between $2 and $3`;
const DI = `concat_ws('/', no_opname, b.jenis_stok, b.kode_group, b.kode_dept) as di, case b.jenis_stok when 'BARANG'
  then 'STOK' else b.jenis_stok end as akun, b.kode_group as a, b.kode_dept as b`;

/** What holds between counts of the whole shop and the ledger: the figures compared with, and those at the end. */
export const opnameGlobalInvariants: readonly Invariant[] = [
  {
    kunci: 'opname_global_sama_dengan_buku',
    sql: notedSql({
      rows: `select ${DI}, b.urut_buku as urut, b.qty, b.berat from ${BARIS} union all
        select ${DI}, g.urut_akhir, b.qty_akhir, b.berat_akhir from ${BARIS} and g.status = 'SELESAI'`,
      place: ['kode_group', 'kode_dept'],
    }),
  },
];
