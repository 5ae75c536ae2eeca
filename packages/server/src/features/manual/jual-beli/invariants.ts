import type { Invariant } from '../../../ledger/reconcile.ts';
import { kepalaBarisSql, niagaBukuSql } from '../../../trade/invariants.ts';

const JUAL = { kepala: 'penjualan_manual', baris: 'penjualan_manual_baris', nomor: 'no_jual' } as const;
const BELI = { kepala: 'pembelian_manual', baris: 'pembelian_manual_baris', nomor: 'no_beli' } as const;
const STOK = { jumlah: 'total_qty', akun: 'MANUAL' } as const;
const JUMLAH = [
  ['d.total_qty', 'sum(b.qty)'],
  ['d.total_berat', 'sum(b.berat)'],
] as const;
const KEY = 'kode_gudang, kode_baki, kode_group, kode_dept, kadar';

/** What holds between the trade in manual items, its goods and the books. */
export const jualBeliInvariants: readonly Invariant[] = [
  {
    kunci: 'penjualan_manual_sama_dengan_buku',
    sql: niagaBukuSql({ ...JUAL, ...STOK, jenis: 'penjualan-manual', arah: -1 }),
  },
  {
    kunci: 'penjualan_manual_sama_dengan_baris',
    sql: kepalaBarisSql(JUAL, [['d.grand_total', 'sum(b.harga_total)'], ...JUMLAH]),
  },
  {
    kunci: 'pembelian_manual_sama_dengan_buku',
    sql: niagaBukuSql({ ...BELI, ...STOK, jenis: 'pembelian-manual', arah: 1 }),
  },
  {
    kunci: 'pembelian_manual_sama_dengan_baris',
    sql: kepalaBarisSql(BELI, [['d.grand_total', 'sum(b.harga_beli)'], ...JUMLAH]),
  },
  {
    kunci: 'penjualan_manual_dibayar',
    sql: kepalaBarisSql({ ...JUAL, baris: 'penjualan_manual_bayar' }, [['d.grand_total + d.kembali', 'sum(b.jumlah)']]),
  },
  {
    // What rows of the stock hold is what OPEN sales hold.
    kunci: 'stok_manual_dipesan_penjualan_open',
    sql: `select concat_ws('/', ${KEY}) as di,
        abs(coalesce(s.qty, 0) - coalesce(b.qty, 0)) + abs(coalesce(s.berat, 0) - coalesce(b.berat, 0)) as selisih
      from (select ${KEY}, pesan_qty as qty, pesan_berat as berat from stok_manual
        where kode_toko = $1 and $2::date is not null) s
      full join (
        select ${KEY}, sum(b.qty) as qty, sum(b.berat) as berat
        from penjualan_manual d join penjualan_manual_baris b using (kode_toko, no_jual)
        where d.kode_toko = $1 and d.status = 'OPEN' group by ${KEY}
      ) b using (${KEY})
      where coalesce(s.qty, 0) <> coalesce(b.qty, 0) or coalesce(s.berat, 0) <> coalesce(b.berat, 0)`,
  },
];
