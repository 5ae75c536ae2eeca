import type { ReportQuery } from '../../engine/report/query.ts';
import { BARIS_BELI_ANGKA, BARIS_BELI_FROM, barisBeliValues } from './baris-beli.query.ts';

export const pembelianPerKondisi: ReportQuery<'pembelian-per-kondisi'> = ({ shop }, filter) => ({
  text: `select b.kondisi_barang, p.no_faktur_group, p.tgl, p.kode_sales, b.kode_barcode, b.nama_barang, b.no_faktur,
    b.kode_group, b.kadar, ${BARIS_BELI_ANGKA}, p.status
    ${BARIS_BELI_FROM} order by b.kondisi_barang, p.tgl, p.no_faktur_group, b.baris`,
  values: barisBeliValues(shop.kode_toko, filter),
});
