import type { ReportQuery } from '../../engine/report/query.ts';
import { BARIS_BELI_FROM, BATAL_BELI_FROM, barisBeliValues } from './baris-beli.query.ts';

const BARANG = `p.kode_sales, p.nama, b.kode_barcode, b.nama_barang, b.kode_group, b.kode_dept,
  (select k.jenis_group from kelompok k where k.kode_toko = b.kode_toko and k.kode_group = b.kode_group) as jenis_group,
  b.kondisi_barang, 1 as qty, b.harga_rata, b.berat, b.harga_beli`;
const DITUKAR = 'p.no_tukar is not null';

export const tukarBarang: ReportQuery<'tukar-barang'> = ({ shop }, filter) => ({
  text: `select p.no_tukar, p.tgl, p.no_faktur_group as no_faktur_beli, ${BARANG}, p.status, p.valid_oleh
    ${BARIS_BELI_FROM} and ${DITUKAR} order by p.no_tukar, p.tgl, b.baris`,
  values: barisBeliValues(shop.kode_toko, filter),
});

export const batalTukarBarang: ReportQuery<'batal-tukar-barang'> = ({ shop }, filter) => ({
  text: `select p.tgl_batal, p.no_tukar, p.tgl, p.no_faktur_group as no_faktur_beli, ${BARANG}, p.alasan_batal,
      p.batal_oleh, o.disetujui_oleh
    ${BATAL_BELI_FROM} and ${DITUKAR} order by p.tgl_batal, p.no_tukar, b.baris`,
  values: barisBeliValues(shop.kode_toko, filter),
});
