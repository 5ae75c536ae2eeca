import type { ReportQuery } from '../../engine/report/query.ts';
import { BARIS_BELI_ANGKA, BARIS_BELI_BARANG, BARIS_BELI_FROM, barisBeliValues } from './baris-beli.query.ts';

export const pembelianSales: ReportQuery<'pembelian-sales'> = ({ shop }, filter) => ({
  text: `select p.kode_sales,
      (select s.nama_sales from sales s where s.kode_toko = p.kode_toko and s.kode_sales = p.kode_sales) as nama_sales,
      p.no_faktur_group, p.tgl, ${BARIS_BELI_BARANG}, ${BARIS_BELI_ANGKA}, p.status
    ${BARIS_BELI_FROM} order by p.kode_sales, p.tgl, p.no_faktur_group, b.baris`,
  values: barisBeliValues(shop.kode_toko, filter),
});
