import type { Invariant } from '../../ledger/reconcile.ts';
import { kepalaBarisSql } from '../../trade/invariants.ts';
import { AKUN_BAYAR, KATEGORI_LEBIH } from '../../trade/bayar/invariants.ts';

const KERTAS = { kepala: 'penjualan', nomor: 'no_faktur_group' } as const;
/** What was paid of a sale, less what was paid out with it. */
const DIBAYAR = `sum(case b.arah when 'MASUK' then b.jumlah else -b.jumlah end)`;

/** What holds between the sales and the ledger on a business date. */
export const penjualanInvariants: readonly Invariant[] = [
  {
    // Rupiah: validated sales of the day − cancels booked on the day = what the ledger took in for them.
    kunci: 'penjualan_sama_dengan_uang',
    sql: `select tgl || ' IDR' as di, coalesce(d.jumlah, 0) - coalesce(l.jumlah, 0) as selisih from
      (select tgl, sum(jumlah) as jumlah from (
        select tgl, grand_total as jumlah from penjualan
        where kode_toko = $1 and tgl between $2 and $3 and valid_oleh is not null
        union all
        select tgl_batal, -grand_total from penjualan
        where kode_toko = $1 and tgl_batal between $2 and $3 and valid_oleh is not null and status = 'CANC'
       ) b group by tgl) d
      full join (select tgl, sum(jumlah) as jumlah from entri
       where kode_toko = $1 and tgl between $2 and $3 and aset = 'IDR' and akun in (${AKUN_BAYAR})
         and kategori in ('PENJUALAN', 'BATAL PENJUALAN', ${KATEGORI_LEBIH}) group by tgl) l using (tgl)
      where coalesce(d.jumlah, 0) <> coalesce(l.jumlah, 0)`,
  },
  {
    // A coupon is used by the sale that it pays, while that one waits or stands; and by no other.
    kunci: 'kupon_sama_dengan_penjualan',
    sql: `select coalesce(k.kode_kupon, u.sumber) as di, 1 as selisih
      from (select kode_kupon, dipakai_dokumen from kupon where kode_toko = $1 and dipakai_dokumen <> '') k
      full join (select u.sumber, u.nomor from pembayaran u join dokumen d on d.kode_toko = u.kode_toko
          and d.jenis = u.jenis and d.nomor = u.nomor and d.isi = u.ke
        where u.kode_toko = $1 and u.sumber_jenis = 'kupon' and u.sumber <> '' and d.status <> 'CANC') u
        on u.sumber = k.kode_kupon and u.nomor = k.dipakai_dokumen
      where k.kode_kupon is null or u.sumber is null`,
  },
  {
    kunci: 'baris_sama_dengan_kepala',
    sql: kepalaBarisSql({ ...KERTAS, baris: 'penjualan_baris' }, [['d.grand_total', 'sum(b.harga_total)']]),
  },
  {
    kunci: 'bayar_sama_dengan_total',
    sql: kepalaBarisSql({ ...KERTAS, baris: 'penjualan_bayar' }, [['d.grand_total + d.kembali', DIBAYAR]]),
  },
];
