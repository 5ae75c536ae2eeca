import type { ReportQuery } from '../../engine/report/query.ts';
import { BARIS_BELI_ANGKA, BARIS_BELI_BARANG, BATAL_BELI_FROM, barisBeliValues } from './baris-beli.query.ts';

export const batalPembelian: ReportQuery<'batal-pembelian'> = ({ shop }, filter) => ({
  text: `select p.tgl_batal, p.no_faktur_group, p.tgl, p.kode_sales, ${BARIS_BELI_BARANG}, ${BARIS_BELI_ANGKA},
    p.alasan_batal, p.batal_oleh, o.disetujui_oleh
    ${BATAL_BELI_FROM} order by p.tgl_batal, p.no_faktur_group, b.baris`,
  values: barisBeliValues(shop.kode_toko, filter),
});
