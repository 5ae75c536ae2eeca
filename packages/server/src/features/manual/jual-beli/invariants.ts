import type { Invariant } from '../../../ledger/reconcile.ts';
import { AKUN_BAYAR } from '../../../trade/bayar/invariants.ts';

interface JenisDokumen {
  readonly tabel: string;
  readonly nomor: string;
  /** Key of its kind, which the ledger calls it by. */
  readonly jenis: string;
  /** Column of a line's amount. */
  readonly harga: string;
  /** Which way its goods and its money go on the shop's side. */
  readonly barang: 1 | -1;
}

const JUAL: JenisDokumen = {
  tabel: 'penjualan_manual',
  nomor: 'no_jual',
  jenis: 'penjualan-manual',
  harga: 'harga_total',
  barang: -1,
};
const BELI: JenisDokumen = {
  tabel: 'pembelian_manual',
  nomor: 'no_beli',
  jenis: 'pembelian-manual',
  harga: 'harga_beli',
  barang: 1,
};

/**
 * What documents of the days, or cancelled on them, came to, against what their postings moved: those that do not stand
 * come to nothing.
 */
const sumSql = ({ tabel, nomor, jenis: jenisDokumen, barang }: JenisDokumen): string => `select d.${nomor} as di,
    abs(coalesce(e.pcs, 0) - d.total_qty * ${barang} * d.n) + abs(coalesce(e.gram,
    0) - d.total_berat * ${barang} * d.n) + abs(coalesce(e.idr, 0) + d.grand_total * ${barang} * d.n) as selisih
  from (select *, case when status = 'DONE' then 1 else 0 end as n from ${tabel}
  where kode_toko = $1 and (tgl between $2 and $3 or tgl_batal between $2 and $3)) d
  left join lateral (
    select sum(e.jumlah) filter (where e.akun = 'MANUAL' and e.aset = 'PCS') as pcs,
      sum(e.jumlah) filter (where e.akun = 'MANUAL' and e.aset <> 'PCS') as gram,
      sum(e.jumlah) filter (where e.akun in (${AKUN_BAYAR})) as idr
    from posting p join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id
    where p.kode_toko = d.kode_toko and p.jenis = '${jenisDokumen}' and p.nomor = d.${nomor}
  ) e on true
  where coalesce(e.pcs, 0) <> d.total_qty * ${barang} * d.n or coalesce(e.gram, 0) <> d.total_berat * ${barang} * d.n
    or coalesce(e.idr, 0) <> - d.grand_total * ${barang} * d.n`;

/** A head against its lines. */
const barisSql = (
  dokumen: JenisDokumen,
): string => `select d.${dokumen.nomor} as di, abs(d.grand_total - coalesce(sum(b.${dokumen.harga}),
  0)) + abs(d.total_qty - coalesce(sum(b.qty), 0)) + abs(d.total_berat - coalesce(sum(b.berat), 0)) as selisih
      from ${dokumen.tabel} d left join ${dokumen.tabel}_baris b on b.kode_toko = d.kode_toko
        and b.${dokumen.nomor} = d.${dokumen.nomor}
      where d.kode_toko = $1 and d.tgl between $2 and $3
      group by d.${dokumen.nomor}, d.grand_total, d.total_qty, d.total_berat
      having d.grand_total <> coalesce(sum(b.${dokumen.harga}), 0) or d.total_qty <> coalesce(sum(b.qty), 0)
      or d.total_berat <> coalesce(sum(b.berat), 0)`;

/** What holds between the trade in manual items, its goods and the books. */
export const jualBeliInvariants: readonly Invariant[] = [
  { kunci: 'penjualan_manual_sama_dengan_buku', sql: sumSql(JUAL) },
  { kunci: 'penjualan_manual_sama_dengan_baris', sql: barisSql(JUAL) },
  { kunci: 'pembelian_manual_sama_dengan_buku', sql: sumSql(BELI) },
  { kunci: 'pembelian_manual_sama_dengan_baris', sql: barisSql(BELI) },
  {
    kunci: 'penjualan_manual_dibayar',
    sql: `select d.no_jual as di, d.grand_total + d.kembali - coalesce(sum(y.jumlah), 0) as selisih
      from penjualan_manual d left join penjualan_manual_bayar y on y.kode_toko = d.kode_toko and y.no_jual = d.no_jual
      where d.kode_toko = $1 and d.tgl between $2 and $3 group by d.no_jual, d.grand_total, d.kembali
        having d.grand_total + d.kembali <> coalesce(sum(y.jumlah), 0)`,
  },
  {
    // What rows of the stock hold is what OPEN sales hold.
    kunci: 'stok_manual_dipesan_penjualan_open',
    sql: `select concat_ws('/', kode_gudang, kode_baki, kode_group, kode_dept, kadar) as di, abs(coalesce(s.qty,
      0) - coalesce(b.qty, 0)) + abs(coalesce(s.berat, 0) - coalesce(b.berat, 0)) as selisih
      from (select kode_gudang, kode_baki, kode_group, kode_dept, kadar, pesan_qty as qty, pesan_berat as berat
      from stok_manual where kode_toko = $1 and $2::date is not null) s
      full join (
        select b.kode_gudang, b.kode_baki, b.kode_group, b.kode_dept, b.kadar, sum(b.qty) as qty, sum(b.berat) as berat
        from penjualan_manual d join penjualan_manual_baris b on b.kode_toko = d.kode_toko and b.no_jual = d.no_jual
        where d.kode_toko = $1 and d.status = 'OPEN' group by b.kode_gudang, b.kode_baki, b.kode_group, b.kode_dept,
          b.kadar
      ) b using (kode_gudang, kode_baki, kode_group, kode_dept, kadar)
      where coalesce(s.qty, 0) <> coalesce(b.qty, 0) or coalesce(s.berat, 0) <> coalesce(b.berat, 0)`,
  },
];
