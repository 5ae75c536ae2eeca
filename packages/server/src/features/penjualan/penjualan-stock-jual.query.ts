import type { ReportQuery } from '../../engine/report/query.ts';
import { hargaRataSql } from '../../trade/harga/harga-rata.sql.ts';
import { pajakSql } from '../../trade/harga/pajak.sql.ts';
import { BARIS_JUAL_FROM, barisJualValues } from './baris-jual.query.ts';

export const penjualanStockJual: ReportQuery<'penjualan-stock-jual'> = ({ shop }, filter) => ({
  text: `select b.kode_dept,
      (select j.nama_dept from jenis j where j.kode_toko = b.kode_toko and j.kode_dept = b.kode_dept) as nama_dept,
      b.kode_barcode, b.no_faktur_group, b.tgl, b.kode_intern, b.nama_barang, b.kode_group, b.berat, p.kode_sales,
      b.kode_baki, b.kadar, b.kadar_cetak, ${hargaRataSql('b')}, b.harga_atribut, b.ongkos, ${pajakSql('b')},
      b.harga_total, b.status_kembali
    ${BARIS_JUAL_FROM} order by b.kode_dept, b.tgl, b.no_faktur_group, b.baris`,
  values: barisJualValues(shop.kode_toko, filter),
});
