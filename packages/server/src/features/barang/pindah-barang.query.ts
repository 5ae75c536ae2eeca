import type { ReportQuery } from '../../engine/report/query.ts';

export const pindahBarang: ReportQuery<'pindah-barang'> = ({ shop }, filter) => ({
  text: `select d.no_pindah, d.tgl, d.kode_gudang || ' · ' || d.kode_baki as tujuan, l.kode_barcode, l.nama_barang,
    l.kode_group, l.kadar, l.berat,
      l.dari_gudang, l.dari_baki, d.dibuat_oleh, d.status, d.tgl_batal
    from pindah_barang d join pindah_barang_baris l on l.kode_toko = d.kode_toko and l.no_pindah = d.no_pindah
    where d.kode_toko = $1 and d.tgl between $2 and $3 and ($4::text is null or d.kode_gudang = $4)
      and ($5::text is null or d.kode_baki = $5)
      and ($6::text is null or l.kode_group = $6)
    order by d.no_pindah, l.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_gudang, filter.kode_baki, filter.kode_group],
});
