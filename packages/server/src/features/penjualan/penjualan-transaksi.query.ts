import type { ReportQuery } from '../../engine/report/query.ts';
import { hargaRataSql } from '../../trade/harga/harga-rata.sql.ts';
import { pajakSql } from '../../trade/harga/pajak.sql.ts';
import { BARIS_JUAL_BARANG, BARIS_JUAL_FROM, barisJualValues } from './baris-jual.query.ts';

export const penjualanTransaksi: ReportQuery<'penjualan-transaksi'> = ({ shop }, filter) => ({
  text: `select b.no_faktur_group, p.nama, b.tgl, p.kode_sales, ${BARIS_JUAL_BARANG},
      ${hargaRataSql('b')}, b.ongkos, b.harga_atribut, b.diskon, ${pajakSql('b')}, b.harga_total,
      b.status_kembali, p.valid_oleh
    ${BARIS_JUAL_FROM} order by b.tgl, b.no_faktur_group, b.baris`,
  values: barisJualValues(shop.kode_toko, filter),
});
