import type { DashboardToko } from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import type { Sql } from '../../platform/database/tx.ts';
import type { Dilihat } from './dagang.ts';

/**
 * Rupiah per gram on the business day by purity: of the gold that papers of today sold and bought, without charges.
 * What was taken back today is left out with its paper.
 */
export const rataPerGram = (sql: Sql, { toko }: Dilihat): Promise<DashboardToko['rata'][number][]> =>
  sql.query(
    `with h as materialized (select * from unnest($1::text[], $2::date[]) as h(kode_toko, tgl)), baris as (
       select b.kadar, b.berat as gram_jual, b.harga_jual as jual, null::numeric as gram_beli, null::numeric as beli
       from h join dokumen d on d.kode_toko = h.kode_toko and d.jenis = 'penjualan' and d.tgl = h.tgl
         and d.status = 'DONE'
       join jual_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
       union all
       select b.kadar, null, null, b.berat, b.harga_beli
       from h join dokumen d on d.kode_toko = h.kode_toko and d.jenis = 'pembelian' and d.tgl = h.tgl
         and d.status = 'DONE'
       join beli_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi
     )
     select kadar, trunc(sum(jual) / nullif(sum(gram_jual), 0)) as jual,
       trunc(sum(beli) / nullif(sum(gram_beli), 0)) as beli
     from baris group by kadar order by kadar desc`,
    [toko.map(({ kode_toko }) => kode_toko), toko.map(({ tgl_system }) => tgl_system)],
  );
