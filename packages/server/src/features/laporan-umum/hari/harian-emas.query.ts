import type { ReportQuery } from '../../../engine/report/query.ts';
import { niagaSql } from '../niaga.sql.ts';

const jumlah = (arah: 'jual' | 'beli', of: string): string =>
  `coalesce(sum(tanda * ${of}) filter (where arah = '${arah}'), 0)`;

/** What a gram brought is the quotient of the net figures, as below the column. */
export const harianEmas: ReportQuery<'harian-emas'> = ({ shop }, filter) => {
  const by = filter.tampilan === 'KADAR' ? 'tgl, kadar' : 'tgl';
  return {
    text: `select ${by}, qty::integer as qty, berat, harga_jual, trunc(harga_jual / nullif(berat, 0)) as rata_jual,
        qty_beli::integer as qty_beli, berat_beli, rp_beli, trunc(rp_beli / nullif(berat_beli, 0)) as rata_beli,
        berat_beli - berat as selisih, round(murni_jual, 3) as murni_jual, round(murni_beli, 3) as murni_beli,
        round(murni_jual, 3) - round(murni_beli, 3) as beli_kembali
      from (
        select ${by}, ${jumlah('jual', 'qty')} as qty, ${jumlah('jual', 'berat')} as berat,
          ${jumlah('jual', 'emas')} as harga_jual, ${jumlah('beli', 'qty')} as qty_beli,
          ${jumlah('beli', 'berat')} as berat_beli, ${jumlah('beli', 'emas')} as rp_beli,
          ${jumlah('jual', 'berat * kadar / 100')} as murni_jual, ${jumlah('beli', 'berat * kadar / 100')} as murni_beli
        from (${niagaSql()}) n where not aksesoris group by ${by}
      ) h order by ${by}${filter.tampilan === 'KADAR' ? ' desc' : ''}`,
    values: [shop.kode_toko, filter.tgl_from, filter.tgl_to],
  };
};
