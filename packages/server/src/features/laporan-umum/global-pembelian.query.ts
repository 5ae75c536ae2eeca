import type { ReportQuery } from '../../engine/report/query.ts';
import { bulat } from '../../trade/gudang/bulat.sql.ts';
import { CHAIN_FROM, CHAIN_WHERE, chainValues, murniSql, urutToko } from './chain.sql.ts';

export const globalPembelian: ReportQuery<'global-pembelian'> = ({ shop }, filter) => ({
  text: `select t.kode_toko, t.nama_toko, coalesce(h.jumlah_nota, 0) as jumlah_nota, coalesce(h.qty, 0) as qty,
      coalesce(h.berat, 0) as berat, coalesce(${bulat('h.berat_murni')}, 0) as berat_murni,
      coalesce(h.harga_beli, 0) as harga_beli, trunc(h.harga_beli / h.berat) as harga_rata,
      coalesce(h.status, 'DONE') as status
    from ${CHAIN_FROM} left join lateral (
      select p.status, count(distinct p.no_faktur_group)::integer as jumlah_nota, count(*)::integer as qty,
        sum(b.berat) as berat, ${murniSql('b')} as berat_murni, sum(b.harga_beli) as harga_beli
      from pembelian p
      join pembelian_barang b on b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group
      where p.kode_toko = t.kode_toko and p.tgl between $3 and $4 and p.valid_oleh is not null
      group by p.status
    ) h on true
    where ${CHAIN_WHERE} ${urutToko('h.status desc', 't.kode_toko')}
    order by t.kode_toko, h.status desc`,
  values: [...chainValues(shop), filter.tgl_from, filter.tgl_to],
});
