import type { Invariant } from '../../ledger/reconcile.ts';
import { kepalaBarisSql } from '../../trade/invariants.ts';

/** What holds between repairs, the goods that lie here for them, and the ledger. */
export const serviceInvariants: readonly Invariant[] = [
  {
    kunci: 'service_sama_dengan_baris',
    sql: kepalaBarisSql({ kepala: 'service_kertas', baris: 'service_kertas_barang', nomor: 'no_service' }, [
      ['d.grand_total', 'sum(b.ongkos)'],
      ['d.total_berat', 'sum(b.berat)'],
      ['d.jumlah_barang', 'sum(b.jumlah)'],
    ]),
  },
  {
    // What is left to pay is what it comes to less what was paid; of one that was settled nothing is. What was paid
    // first is what the paper says was paid with it.
    kunci: 'service_sama_dengan_uang',
    sql: `select d.no_service as di, abs(d.sisa_bayar - case when d.status in ('OPEN', 'DONE', 'CLOS')
          then d.grand_total - d.dibayar else d.sisa_bayar end) + abs(d.dp_rp - u.jumlah)
        + case when d.status = 'CLOS' then d.sisa_bayar when d.status = 'CANC' then abs(d.dibayar) else 0 end as selisih
      from service_kertas d cross join lateral (
        select coalesce(sum(u.jumlah), 0) as jumlah from pembayaran u where u.kode_toko = d.kode_toko
          and u.jenis = 'service' and u.nomor = d.no_service and u.ke = d.isi
      ) u
      where d.kode_toko = $1 and d.tgl between $2 and $3 and (d.dp_rp <> u.jumlah
        or d.status in ('OPEN', 'DONE', 'CLOS') and d.sisa_bayar <> d.grand_total - d.dibayar
        or d.status = 'CLOS' and d.sisa_bayar <> 0 or d.status = 'CANC' and d.dibayar <> 0)`,
  },
  {
    // What lies here of a repair is what was brought, with what the work has taken or added; nothing before it was
    // taken in, nor once it was fetched or given back.
    kunci: 'bawaan_sama_dengan_service',
    sql: `select d.no_service as di, abs(b.qty - coalesce(s.qty, 0)) + abs(b.berat - coalesce(s.berat, 0)) as selisih
      from service_kertas d
      cross join lateral (
        select coalesce(sum(b.jumlah), 0) as qty, coalesce(sum(coalesce(b.berat_jadi, b.berat)), 0) as berat
        from service_kertas_barang b where b.kode_toko = d.kode_toko and b.no_service = d.no_service
          and d.status in ('OPEN', 'DONE')
      ) b
      left join (
        select s.sub, sum(s.jumlah) filter (where s.aset = 'BAWAAN:PCS') as qty,
          sum(s.jumlah) filter (where s.aset = 'BAWAAN:GRAM') as berat
        from saldo s where s.kode_toko = $1 and s.akun = 'BAWAAN' group by s.sub
      ) s on s.sub = d.no_service
      where d.kode_toko = $1 and $2::date is not null and $3::date is not null
        and (b.qty <> coalesce(s.qty, 0) or b.berat <> coalesce(s.berat, 0))`,
  },
];
