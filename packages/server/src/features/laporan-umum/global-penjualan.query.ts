import type { ReportQuery } from '../../engine/report/query.ts';
import { bulat } from '../../trade/gudang/bulat.sql.ts';
import { BARIS_JUAL_JOIN } from '../../trade/harga/baris-jual.sql.ts';
import { rpEmasSql } from '../../trade/harga/harga-rata.sql.ts';
import { CHAIN_FROM, CHAIN_WHERE, chainValues, murniSql, urutToko } from './chain.sql.ts';

/** Validated papers `p` of a shop `t` in the days `$3` to `$4`. */
export const KERTAS_TOKO = `p.kode_toko = t.kode_toko and p.tgl between $3 and $4 and p.valid_oleh is not null`;

/** Lines that were sold, of pieces, accessories and manual items alike. */
const BARIS = `select p.kode_toko, p.no_faktur_group as nomor, p.kode_sales, p.status, b.kadar, b.qty, b.berat,
      b.harga_jual, b.ongkos, b.ppn, b.harga_total
    from penjualan p
    ${BARIS_JUAL_JOIN}
    where ${KERTAS_TOKO}
    union all
    select p.kode_toko, p.no_jual, p.kode_sales, p.status, b.kadar, b.qty, b.berat, b.harga_jual, b.ongkos, b.ppn,
      b.harga_total
    from penjualan_manual p join penjualan_manual_baris b on b.kode_toko = p.kode_toko and b.no_jual = p.no_jual
    where ${KERTAS_TOKO}`;

/** Sold lines `b` of a shop `t` in the days `$3` to `$4`, added up by one of their columns. */
export const jualSql = (by: 'kode_toko' | 'kode_sales' | 'kadar'): string => `select b.${by}, b.status,
    count(distinct b.nomor)::integer as jumlah_nota, sum(b.qty)::bigint as qty, sum(b.berat) as berat,
    ${murniSql('b')} as berat_murni, sum(b.harga_jual) as harga_jual, sum(${rpEmasSql('b')}) as rp_emas,
    sum(b.ongkos) as ongkos, sum(b.ppn) as ppn, sum(b.harga_total) as harga_total
  from (${BARIS}) b
  group by b.${by}, b.status`;

/** Shops that sold nothing stand there with nothing. */
export const globalPenjualan: ReportQuery<'global-penjualan'> = ({ shop }, filter) => ({
  text: `select t.kode_toko, t.nama_toko, coalesce(h.jumlah_nota, 0) as jumlah_nota, coalesce(h.qty, 0) as qty,
      coalesce(h.berat, 0) as berat, coalesce(${bulat('h.berat_murni')}, 0) as berat_murni,
      trunc(h.rp_emas / nullif(h.berat, 0)) as harga_gram, coalesce(h.harga_jual, 0) as harga_jual,
      coalesce(h.rp_emas, 0) as rp_emas,
      coalesce(h.ongkos, 0) as ongkos, coalesce(h.harga_total - h.ppn, 0) as dpp, coalesce(h.ppn, 0) as ppn,
      coalesce(h.harga_total, 0) as harga_total, coalesce(h.status, 'DONE') as status
    from ${CHAIN_FROM} left join lateral (${jualSql('kode_toko')}) h on true
    where ${CHAIN_WHERE} ${urutToko('h.status desc', 't.kode_toko')}
    order by t.kode_toko, h.status desc`,
  values: [...chainValues(shop), filter.tgl_from, filter.tgl_to],
});
