import type { ReportQuery } from '../../engine/report/query.ts';

export const hancurBarang: ReportQuery<'hancur-barang'> = ({ shop }, filter) => ({
  text: `select d.no_hancur, d.tgl, k.nama_kondisi, l.kode_barcode, l.nama_barang, l.kode_group, l.kadar, l.berat,
    l.dari_gudang, l.dari_baki,
      d.status, d.tgl_batal, d.dibuat_oleh, d.disetujui_oleh, d.keterangan
    from hancur_barang d
    join hancur_barang_baris l on l.kode_toko = d.kode_toko and l.no_hancur = d.no_hancur
    join kondisi_barang k on k.kode_toko = d.kode_toko and k.kode_kondisi = d.kode_kondisi
    where d.kode_toko = $1 and d.tgl between $2 and $3 and ($4::text is null or d.kode_kondisi = $4)
      and ($5::text is null or l.kode_group = $5)
    order by d.no_hancur, l.baris`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_kondisi, filter.kode_group],
});
