import type { ReportQuery } from '../../engine/report/query.ts';
import { BARIS_BELI_ANGKA, BARIS_BELI_BARANG, BARIS_BELI_FROM, barisBeliValues } from './baris-beli.query.ts';

export const pembelianTransaksi: ReportQuery<'pembelian-transaksi'> = ({ shop }, filter) => ({
  text: `select p.no_faktur_group, p.nama, p.tgl, p.kode_sales, ${BARIS_BELI_BARANG}, ${BARIS_BELI_ANGKA}, p.status,
    p.valid_oleh
    ${BARIS_BELI_FROM} order by p.tgl, p.no_faktur_group, b.baris`,
  values: barisBeliValues(shop.kode_toko, filter),
});
