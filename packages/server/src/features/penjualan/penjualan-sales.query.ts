import type { ReportQuery } from '../../engine/report/query.ts';
import { hargaRataSql } from '../../trade/harga/harga-rata.sql.ts';
import { pajakSql } from '../../trade/harga/pajak.sql.ts';
import { BARIS_JUAL_BARANG, BARIS_JUAL_FROM, barisJualValues } from './baris-jual.query.ts';

export const penjualanSales: ReportQuery<'penjualan-sales'> = ({ shop }, filter) => ({
  text: `select p.kode_sales,
      (select s.nama_sales from sales s where s.kode_toko = p.kode_toko and s.kode_sales = p.kode_sales) as nama_sales,
      b.no_faktur_group, b.tgl, ${BARIS_JUAL_BARANG}, ${hargaRataSql('b')}, b.ongkos, ${pajakSql('b')},
      b.harga_total, b.status_kembali
    ${BARIS_JUAL_FROM} order by p.kode_sales, b.tgl, b.no_faktur_group, b.baris`,
  values: barisJualValues(shop.kode_toko, filter),
});
