import type { ReportQuery } from '../../engine/report/query.ts';
import { bulat } from '../../trade/gudang/bulat.sql.ts';
import { CHAIN_FROM, CHAIN_WHERE, chainValues, murniSql, urutToko } from './chain.sql.ts';
import { KERTAS_TOKO } from './global-penjualan.query.ts';

/** Lines that were bought, pieces and manual items alike. */
const BARIS = `select p.no_faktur_group as nomor, p.status, 1 as qty, b.kadar, b.berat, b.harga_beli
      from pembelian p
      join pembelian_barang b on b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group
      where ${KERTAS_TOKO}
      union all
      select p.no_beli, p.status, b.qty, b.kadar, b.berat, b.harga_beli
      from pembelian_manual p join pembelian_manual_baris b on b.kode_toko = p.kode_toko and b.no_beli = p.no_beli
      where ${KERTAS_TOKO}`;

export const globalPembelian: ReportQuery<'global-pembelian'> = ({ shop }, filter) => ({
  text: `select t.kode_toko, t.nama_toko, coalesce(h.jumlah_nota, 0) as jumlah_nota, coalesce(h.qty, 0) as qty,
      coalesce(h.berat, 0) as berat, coalesce(${bulat('h.berat_murni')}, 0) as berat_murni,
      coalesce(h.harga_beli, 0) as harga_beli, trunc(h.harga_beli / h.berat) as harga_rata,
      coalesce(h.status, 'DONE') as status
    from ${CHAIN_FROM} left join lateral (
      select b.status, count(distinct b.nomor)::integer as jumlah_nota, sum(b.qty)::bigint as qty,
        sum(b.berat) as berat, ${murniSql('b')} as berat_murni, sum(b.harga_beli) as harga_beli
      from (${BARIS}) b group by b.status
    ) h on true
    where ${CHAIN_WHERE} ${urutToko('h.status desc', 't.kode_toko')}
    order by t.kode_toko, h.status desc`,
  values: [...chainValues(shop), filter.tgl_from, filter.tgl_to],
});
