import type { ReportQuery } from '../../engine/report/query.ts';
import { BARIS_JUAL_BARANG, BARIS_JUAL_FROM, barisJualValues } from './baris-jual.query.ts';

/** What the marketplace keeps is as it was when the piece was sold, in whole rupiah. */
export const penjualanMarketplace: ReportQuery<'penjualan-marketplace'> = ({ shop }, filter) => ({
  text: `select h.kode_marketplace, coalesce(n.nama_marketplace, h.kode_marketplace) as nama_marketplace,
      h.no_faktur_group, h.tgl, h.nama, h.kurir, h.no_resi, h.kode_barcode, h.nama_barang, h.kode_group, h.berat,
      h.harga_total, h.fee_marketplace, h.fee, h.harga_total - h.fee as diterima, h.status_kembali
    from (
      select m.kode_marketplace, b.no_faktur_group, b.tgl, p.nama, m.kurir, m.no_resi, ${BARIS_JUAL_BARANG},
        b.harga_total, m.fee_marketplace, round(b.harga_total * m.fee_marketplace / 100) as fee, b.status_kembali,
        b.baris
      ${BARIS_JUAL_FROM.replace(
        'where',
        `join jual_barang m on m.kode_toko = b.kode_toko and m.nomor = b.no_faktur_group and m.ke = p.isi
          and m.baris = b.baris and m.kode_marketplace <> ''
        where`,
      )}
        and ($10::text is null or m.kode_marketplace = $10)
    ) h
    left join marketplace n on n.kode_toko = $1 and n.kode_marketplace = h.kode_marketplace
    order by h.kode_marketplace, h.tgl, h.no_faktur_group, h.baris`,
  values: [...barisJualValues(shop.kode_toko, filter), filter.kode_marketplace],
});
