import type { ReportQuery } from '../../../engine/report/query.ts';
import { TERSEDIA_SQL } from '../../../trade/barang/tersedia.ts';
import { hargaJualSql } from '../../../trade/harga/harga-jual.sql.ts';

/** A piece without a price is told at the end, whichever way prices go. */
const orderBy = (sort_by: string): string => `h.harga_jual ${sort_by === 'Harga Terendah' ? 'asc' : 'desc'} nulls last`;

export const analisisHargaBarang: ReportQuery<'analisis-harga-barang'> = (context, filter) => {
  const harga = hargaJualSql(context, 'b');
  return {
    text: `select b.kode_barcode, b.kode_group, b.kode_dept, b.kode_intern, b.nama_barang, b.berat, h.harga_jual,
      h.harga_total
      from barang b cross join lateral (${harga}) h
      where b.kode_toko = $1 and ${TERSEDIA_SQL} and ($2::text is null or b.kode_dept = $2)
      order by ${orderBy(filter.sort_by)}, b.kode_barcode`,
    values: [context.shop.kode_toko, filter.kode_dept],
  };
};
