import type { ReportQuery } from '../../../engine/report/query.ts';

/** One line per document on the day it was validated for, and one against it on the day it was cancelled. */
const gerak = (tabel: string, jenisDokumen: string, ppn: string): string => `
  select '${jenisDokumen}' as jenis, kode_sales, 1 as tanda, total_qty, total_berat, grand_total, ${ppn} as ppn from ${tabel}
  where kode_toko = $1 and valid_oleh is not null and tgl between $2 and $3
  union all
  select '${jenisDokumen}', kode_sales, -1, total_qty, total_berat, grand_total, ${ppn} from ${tabel}
  where kode_toko = $1 and valid_oleh is not null and status = 'CANC' and tgl_batal between $2 and $3`;

const jumlah = (kolom: string, jenisDokumen: string): string =>
  `coalesce(sum(g.${kolom} * g.tanda) filter (where g.jenis = '${jenisDokumen}'), 0)`;

export const jualBeliSalesManual: ReportQuery<'jual-beli-sales-manual'> = ({ shop }, filter) => ({
  text: `select g.kode_sales, (select s.nama_sales from sales s where s.kode_toko = $1
    and s.kode_sales = g.kode_sales) as nama_sales,
      ${jumlah('total_qty', 'JUAL')} as qty_jual, ${jumlah('total_berat', 'JUAL')} as berat_jual,
      ${jumlah('grand_total', 'JUAL')} as rupiah_jual, ${jumlah('ppn', 'JUAL')} as ppn_jual,
      ${jumlah('total_qty', 'BELI')} as qty_beli, ${jumlah('total_berat', 'BELI')} as berat_beli,
      ${jumlah('grand_total', 'BELI')} as rupiah_beli
    from (${gerak('penjualan_manual', 'JUAL', 'ppn')} union all ${gerak('pembelian_manual', 'BELI', '0')}) g
    where $4::text is null or g.kode_sales = $4
    group by g.kode_sales order by g.kode_sales`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_sales],
});
