import type { ReportQuery } from '../../../engine/report/query.ts';
import { BARANG, nilaiSaringan, VALID } from './laporan.ts';

const FROM = `from pembelian_manual d join pembelian_manual_baris b on b.kode_toko = d.kode_toko
  and b.no_beli = d.no_beli`;

export const pembelianManual: ReportQuery<'pembelian-manual'> = ({ shop }, filter) => ({
  text: `select d.no_beli, d.nama, d.tgl, d.kode_sales, ${BARANG}, b.harga_gram, b.potongan, b.harga_beli, d.cara_bayar,
    d.valid_oleh, d.status
    ${FROM} where ${VALID} and d.tgl between $2 and $3 order by d.no_beli, b.baris`,
  values: nilaiSaringan(shop.kode_toko, filter),
});

export const batalPembelianManual: ReportQuery<'batal-pembelian-manual'> = ({ shop }, filter) => ({
  text: `select d.tgl_batal, d.no_beli, d.tgl, d.kode_sales, ${BARANG}, b.harga_beli, d.alasan_batal, d.batal_oleh,
    o.disetujui_oleh
    ${FROM} left join otorisasi o on o.kode_toko = d.kode_toko and o.id = d.otorisasi_batal
    where ${VALID} and d.status = 'CANC' and d.tgl_batal between $2 and $3 order by d.tgl_batal, d.no_beli, b.baris`,
  values: nilaiSaringan(shop.kode_toko, filter),
});
