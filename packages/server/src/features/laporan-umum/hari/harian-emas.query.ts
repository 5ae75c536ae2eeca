import type { ReportQuery } from '../../../engine/report/query.ts';
import { niagaSql } from '../niaga.sql.ts';
import { bulat } from '../../../trade/gudang/bulat.sql.ts';

const jumlah = (arah: 'jual' | 'beli', of: string): string =>
  `coalesce(sum(tanda * ${of}) filter (where arah = '${arah}'), 0)`;

/**
 * What a gram brought is the quotient of the net figures, as below the column. The purities of a day add up to what the
 * day tells.
 */
export const harianEmas: ReportQuery<'harian-emas'> = ({ shop }, filter) => {
  const perKadar = filter.tampilan === 'KADAR';
  const by = perKadar ? 'tgl, kadar' : 'tgl';
  return {
    text: `select ${by}, qty::bigint as qty, berat, harga_jual, trunc(harga_jual / nullif(berat, 0)) as rata_jual,
        qty_beli::bigint as qty_beli, berat_beli, rp_beli, trunc(rp_beli / nullif(berat_beli, 0)) as rata_beli,
        berat_beli - berat as selisih, murni_jual, murni_beli, murni_jual - murni_beli as beli_kembali
      from (select h.*, ${bulat('jual_24k')} as murni_jual, ${bulat('beli_24k')} as murni_beli from (
        select ${by}, ${jumlah('jual', 'qty')} as qty, ${jumlah('jual', 'berat')} as berat,
          ${jumlah('jual', 'emas')} as harga_jual, ${jumlah('beli', 'qty')} as qty_beli,
          ${jumlah('beli', 'berat')} as berat_beli, ${jumlah('beli', 'emas')} as rp_beli,
          ${jumlah('jual', 'berat * kadar / 100')} as jual_24k, ${jumlah('beli', 'berat * kadar / 100')} as beli_24k
        from (${niagaSql()}) n where not aksesoris group by ${by}
      ) h window urut as (partition by tgl${perKadar ? ' order by kadar desc' : ''} rows unbounded preceding)) g
      order by ${by}${perKadar ? ' desc' : ''}`,
    values: [shop.kode_toko, filter.tgl_from, filter.tgl_to],
  };
};
