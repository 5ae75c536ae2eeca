import type { ReportQuery } from '../../engine/report/query.ts';
import { BARIS_JUAL_JOIN } from '../../trade/harga/baris-jual.sql.ts';
import { pajakSql } from '../../trade/harga/pajak.sql.ts';

export const batalPenjualan: ReportQuery<'batal-penjualan'> = ({ shop }, filter) => ({
  text: `select p.tgl_batal, p.no_faktur_group, p.tgl, p.kode_sales, b.kode_barcode, b.nama_barang, b.kode_group,
    b.berat, ${pajakSql('b')}, b.harga_total,
      p.alasan_batal, p.batal_oleh, o.disetujui_oleh
    from penjualan p
    ${BARIS_JUAL_JOIN}
    left join otorisasi o on o.kode_toko = p.kode_toko and o.id = p.otorisasi_batal
    where p.kode_toko = $1 and p.status = 'CANC' and p.tgl_batal between $2 and $3 and p.valid_oleh is not null
      and ($4::text is null or p.kode_sales = $4) and ($5::text is null or b.kode_group = $5)
    order by p.tgl_batal, p.no_faktur_group, b.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_sales, filter.kode_group],
});
