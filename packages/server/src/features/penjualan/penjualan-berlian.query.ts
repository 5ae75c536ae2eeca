import type { ReportQuery } from '../../engine/report/query.ts';
import { pajakSql } from '../../trade/harga/pajak.sql.ts';
import { BARIS_JUAL_BARANG, BARIS_JUAL_FROM, barisJualValues } from './baris-jual.query.ts';

/** What a piece was set with on the day of its sale: once it came back it may have been set anew. */
export const penjualanBerlian: ReportQuery<'penjualan-berlian'> = ({ shop }, filter) => ({
  text: `select h.no_faktur_group, h.nama, h.tgl, h.kode_sales, h.kode_barcode, h.nama_barang, h.kode_group, h.berat,
      s.jumlah_batu, s.total_carat, s.nilai_batu, h.harga_jual, h.ongkos, h.dpp, h.ppn, h.harga_total, h.status_kembali
    from (
      select b.no_faktur_group, p.nama, b.tgl, p.kode_sales, ${BARIS_JUAL_BARANG}, b.harga_jual, b.ongkos,
        ${pajakSql('b')}, b.harga_total, b.status_kembali, b.baris
      ${BARIS_JUAL_FROM}
    ) h
    join lateral (
      select sum(t.jumlah)::bigint as jumlah_batu, sum(t.carat) as total_carat,
        coalesce(sum(t.harga), 0) as nilai_batu
      from barang_batu_masa t where t.kode_toko = $1 and t.kode_barcode = h.kode_barcode
        and t.dari <= h.tgl and t.sampai > h.tgl
    ) s on s.jumlah_batu is not null
    order by h.tgl, h.no_faktur_group, h.baris`,
  values: barisJualValues(shop.kode_toko, filter),
});
