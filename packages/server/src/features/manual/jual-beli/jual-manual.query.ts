import type { ReportQuery } from '../../../engine/report/query.ts';
import { BARANG, nilaiSaringan, VALID } from './laporan.ts';

const FROM = `from penjualan_manual d join penjualan_manual_baris b on b.kode_toko = d.kode_toko
  and b.no_jual = d.no_jual`;

export const penjualanManual: ReportQuery<'penjualan-manual'> = ({ shop }, filter) => ({
  text: `select d.no_jual, d.nama, d.tgl, d.kode_sales, ${BARANG}, b.harga_gram, b.harga_jual, b.ongkos, b.diskon,
    b.harga_total, d.valid_oleh, d.status
    ${FROM} where ${VALID} and d.tgl between $2 and $3 order by d.no_jual, b.baris`,
  values: nilaiSaringan(shop.kode_toko, filter),
});

export const batalPenjualanManual: ReportQuery<'batal-penjualan-manual'> = ({ shop }, filter) => ({
  text: `select d.tgl_batal, d.no_jual, d.tgl, d.kode_sales, ${BARANG}, b.harga_total, d.alasan_batal, d.batal_oleh,
    o.disetujui_oleh
    ${FROM} left join otorisasi o on o.kode_toko = d.kode_toko and o.id = d.otorisasi_batal
    where ${VALID} and d.status = 'CANC' and d.tgl_batal between $2 and $3 order by d.tgl_batal, d.no_jual, b.baris`,
  values: nilaiSaringan(shop.kode_toko, filter),
});
