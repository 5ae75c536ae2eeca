import type { ReportQuery } from '../../engine/report/query.ts';
import { BERJALAN, DIBAYAR, NAMA_BARANG } from './cicilan.sql.ts';

export const penjualanCicilan: ReportQuery<'penjualan-cicilan'> = ({ shop }, filter) => ({
  text: `select c.tgl_valid as tgl, c.no_faktur_cicil, c.kode_sales, c.nama, c.no_hp, ${NAMA_BARANG} as nama_barang,
      c.harga_jual_cicil, c.dp_rp,
      (select count(*) from cicilan_angsuran a where a.kode_toko = c.kode_toko
        and a.no_faktur_cicil = c.no_faktur_cicil and a.dibayar = a.jumlah)::integer as angsuran_lunas,
      c.tenor, c.dp_rp + ${DIBAYAR} as dibayar, c.sisa_bayar, j.jatuh_tempo,
      case when j.jatuh_tempo is not null then j.hari_terlambat end as hari_terlambat, c.status
    from cicilan c ${BERJALAN}
    where c.kode_toko = $1 and c.tgl_valid between $2 and $3 and ($4::text is null or c.status = $4)
      and ($5::text is null or c.kode_sales = $5)
    order by c.tgl_valid, c.no_faktur_cicil`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.status, filter.kode_sales],
});
