import type { ReportQuery } from '../../engine/report/query.ts';

export const hancurBarangManual: ReportQuery<'hancur-barang-manual'> = ({ shop }, filter) => ({
  text: `select d.no_hancur, k.nama_kondisi, d.tgl, l.kode_gudang as dari_gudang, l.kode_baki as dari_baki,
    l.kode_group, l.kode_dept, j.nama_dept, l.kadar, l.qty, l.berat,
      d.keterangan, d.dibuat_oleh, d.disetujui_oleh, d.status, d.tgl_batal
    from hancur_manual d
    join hancur_manual_baris l on l.kode_toko = d.kode_toko and l.no_hancur = d.no_hancur
    join kondisi_barang k on k.kode_toko = d.kode_toko and k.kode_kondisi = d.kode_kondisi
    join jenis j on j.kode_toko = l.kode_toko and j.kode_dept = l.kode_dept
    where d.kode_toko = $1 and d.tgl between $2 and $3 and ($4::text is null or l.kode_gudang = $4)
      and ($5::text is null or l.kode_baki = $5)
      and ($6::text is null or l.kode_group = $6) and ($7::text is null or l.kode_dept = $7) and ($8::text is null
        or d.kode_kondisi = $8)
    order by d.no_hancur, l.baris`,
  values: [
    shop.kode_toko,
    filter.tgl_from,
    filter.tgl_to,
    filter.kode_gudang,
    filter.kode_baki,
    filter.kode_group,
    filter.kode_dept,
    filter.kode_kondisi,
  ],
});
