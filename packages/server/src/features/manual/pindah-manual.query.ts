import type { ReportQuery } from '../../engine/report/query.ts';

export const pindahBarangManual: ReportQuery<'pindah-barang-manual'> = ({ shop }, filter) => ({
  text: `select d.no_pindah, d.kode_gudang || ' · ' || d.kode_baki as tujuan, d.tgl, l.kode_gudang as dari_gudang,
    l.kode_baki as dari_baki,
      l.kode_group, l.kode_dept, j.nama_dept, l.kadar, l.qty, l.berat, d.dibuat_oleh, d.status, d.tgl_batal
    from pindah_manual d
    join pindah_manual_baris l on l.kode_toko = d.kode_toko and l.no_pindah = d.no_pindah
    join jenis j on j.kode_toko = l.kode_toko and j.kode_dept = l.kode_dept
    where d.kode_toko = $1 and d.tgl between $2 and $3 and ($4::text is null or $4 in (l.kode_gudang, d.kode_gudang))
      and ($5::text is null or $5 in (l.kode_baki, d.kode_baki))
      and ($6::text is null or l.kode_group = $6) and ($7::text is null or l.kode_dept = $7)
    order by d.no_pindah, l.baris`,
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
