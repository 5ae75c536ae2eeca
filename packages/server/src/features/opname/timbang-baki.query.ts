import type { ReportQuery } from '../../engine/report/query.ts';

export const timbangBaki: ReportQuery<'timbang-baki'> = ({ shop }, filter) => ({
  text: `select no_timbang, status, selesai_pada, kode_gudang, kode_baki, qty, total, nullif(berat_timbang,
    0) as berat_timbang, case when status = 'SELESAI' then selisih end as selisih, toleransi, keadaan,
      berat, berat_barang_manual, berat_aksesoris, berat_baki, berat_plastik, berat_atribut, berat_bandrol,
      dari_timbangan, mulai_oleh, selesai_oleh, disetujui_oleh, keterangan
    from timbang_baki
    where kode_toko = $1 and status in ('SELESAI', 'RESET') and tgl between $2 and $3 and ($4::text is null
      or kode_gudang = $4) and ($5::text is null or kode_baki = $5) and ($6::text is null or keadaan = $6)
      and ($7::text is null or status = $7)
    order by selesai_pada, no_timbang`,
  values: [
    shop.kode_toko,
    filter.tgl_from,
    filter.tgl_to,
    filter.kode_gudang,
    filter.kode_baki,
    filter.keadaan,
    filter.status,
  ],
});
