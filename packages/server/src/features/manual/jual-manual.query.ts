import type { ReportQuery } from '../../engine/report/query.ts';

interface Saringan {
  readonly tgl_from: string;
  readonly tgl_to: string;
  readonly kode_sales: string | null;
  readonly kode_group: string | null;
  readonly kode_dept: string | null;
}

const FROM = `from penjualan_manual d join penjualan_manual_baris b on b.kode_toko = d.kode_toko and b.no_jual = d.no_jual`;
const WHERE = `d.kode_toko = $1 and d.valid_oleh is not null and ($4::text is null or d.kode_sales = $4) and ($5::text is null or b.kode_group = $5) and ($6::text is null or b.kode_dept = $6)`;
const BARANG = 'b.kode_group, b.kode_dept, b.kadar, b.kode_baki, b.qty, b.berat';
const values = (kode_toko: string, filter: Saringan): unknown[] => [kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_sales, filter.kode_group, filter.kode_dept];

export const penjualanManual: ReportQuery<'penjualan-manual'> = ({ shop }, filter) => ({
  text: `select d.no_jual, d.nama, d.tgl, d.kode_sales, ${BARANG}, b.harga_gram, b.harga_jual, b.ongkos, b.diskon, b.harga_total, d.valid_oleh, d.status
    ${FROM} where ${WHERE} and d.tgl between $2 and $3 order by d.no_jual, b.baris`,
  values: values(shop.kode_toko, filter),
});

export const batalPenjualanManual: ReportQuery<'batal-penjualan-manual'> = ({ shop }, filter) => ({
  text: `select d.tgl_batal, d.no_jual, d.tgl, d.kode_sales, ${BARANG}, b.harga_total, d.alasan_batal, d.batal_oleh, o.disetujui_oleh
    ${FROM} left join otorisasi o on o.kode_toko = d.kode_toko and o.id = d.otorisasi_batal
    where ${WHERE} and d.status = 'CANC' and d.tgl_batal between $2 and $3 order by d.tgl_batal, d.no_jual, b.baris`,
  values: values(shop.kode_toko, filter),
});
