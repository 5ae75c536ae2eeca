import type { ReportQuery } from '../../engine/report/query.ts';

export const tambahBarangManual: ReportQuery<'tambah-barang-manual'> = ({ shop }, filter) => ({
  text: `select d.no_tambah, d.keterangan, d.tgl, l.kode_gudang, l.kode_baki, l.kode_group, l.kode_dept, j.nama_dept,
    l.kadar, l.qty, l.berat, d.dibuat_oleh, d.status, d.tgl_batal
    from tambah_manual d
    join tambah_manual_baris l on l.kode_toko = d.kode_toko and l.no_tambah = d.no_tambah
    join jenis j on j.kode_toko = l.kode_toko and j.kode_dept = l.kode_dept
    where d.kode_toko = $1 and d.tgl between $2 and $3 and ($4::text is null or l.kode_gudang = $4)
      and ($5::text is null or l.kode_baki = $5)
      and ($6::text is null or l.kode_group = $6) and ($7::text is null or l.kode_dept = $7)
    order by d.no_tambah, l.baris`,
  values: [
    shop.kode_toko,
    filter.tgl_from,
    filter.tgl_to,
    filter.kode_gudang,
    filter.kode_baki,
    filter.kode_group,
    filter.kode_dept,
  ],
});
