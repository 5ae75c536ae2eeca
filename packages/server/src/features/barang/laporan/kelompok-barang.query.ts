import type { ReportQuery } from '../../../engine/report/query.ts';
import { TERSEDIA_SQL } from '../../../trade/barang/tersedia.ts';

/** Names sort by Indonesian rules. */
const NAMA = `nama_barang collate "id-x-icu"`;
const BASIS = { columns: 'nama_barang', order: `${NAMA}, nama_barang` };
const DENGAN_SIZE = { columns: 'nama_barang, size', order: `${BASIS.order}, size collate "id-x-icu", size` };

export const kelompokBarang: ReportQuery<'kelompok-barang'> = ({ shop }, filter) => {
  const { columns, order } = filter.group_by === 'NAMA BARANG DAN SIZE' ? DENGAN_SIZE : BASIS;
  return {
    text: `select ${columns}, sum(berat) as berat, count(*)::integer as jumlah
      from barang b where kode_toko = $1 and ${TERSEDIA_SQL} and ($2::text is null or kode_dept = $2)
      group by ${columns} order by ${order}`,
    values: [shop.kode_toko, filter.kode_dept],
  };
};
