import type { ReportQuery } from '../../engine/report/query.ts';
import { bulat } from '../../trade/gudang/bulat.sql.ts';
import { tempatGudang } from '../../trade/gudang/tempat-emas.sql.ts';
import { CHAIN_FROM, CHAIN_WHERE, chainValues, EMBER, EMBER_JOIN, murniSql, urutToko } from './chain.sql.ts';

const DI_TOKO = `${tempatGudang('b.kode_gudang')} = 'TOKO'`;
/** Which pieces of the stock stand in which columns: each in one. */
const TEMPAT = {
  '': `b.status <> 'BELI' and ${DI_TOKO}`,
  _beli: `b.status = 'BELI'`,
  _proses: `b.status <> 'BELI' and not (${DI_TOKO})`,
} as const;
const kolom = (of: (tempat: string, where: string) => string): string =>
  Object.entries(TEMPAT)
    .map(([tempat, where]) => of(tempat, where))
    .join(', ');

/** Pieces are added up by their purity first: few purities are looked up in the buckets. */
export const globalStockToko: ReportQuery<'global-stock-toko'> = ({ shop }) => ({
  text: `select kode_toko, nama_toko, nama_kadar_eod,
      ${kolom((tempat) => `sum(qty${tempat})::bigint as qty${tempat}, sum(berat${tempat}) as berat${tempat}`)},
      ${bulat('sum(berat_murni)')} as berat_murni
    from (
      select t.kode_toko, t.nama_toko, ${EMBER}, n.*
      from ${CHAIN_FROM} cross join lateral (
        select b.kadar, ${kolom(
          (tempat, where) => `count(*) filter (where ${where}) as qty${tempat},
          coalesce(sum(b.berat) filter (where ${where}), 0) as berat${tempat}`,
        )}, ${murniSql('b')} as berat_murni
        from barang b where b.kode_toko = t.kode_toko and b.di_stok group by b.kadar
      ) n
      ${EMBER_JOIN}
      where ${CHAIN_WHERE}
    ) h
    group by kode_toko, nama_toko, nama_kadar_eod ${urutToko('min(urutan), nama_kadar_eod')}
    order by kode_toko, min(urutan), nama_kadar_eod`,
  values: chainValues(shop),
});
