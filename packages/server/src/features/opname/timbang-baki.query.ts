import type { ReportQuery } from '../../engine/report/query.ts';

export const timbangBaki: ReportQuery<'timbang-baki'> = ({ shop }, filter) => ({
  text: `select no_timbang, selesai_pada, kode_gudang, kode_baki, qty, total, berat_timbang, selisih, toleransi, keadaan,
      berat, berat_baki, berat_plastik, berat_atribut, berat_bandrol, dari_timbangan, selesai_oleh, keterangan
    from timbang_baki
    where kode_toko = $1 and status = 'SELESAI' and tgl between $2 and $3 and ($4::text is null or kode_gudang = $4) and ($5::text is null or kode_baki = $5) and ($6::text is null or keadaan = $6)
    order by selesai_pada, no_timbang`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_gudang, filter.kode_baki, filter.keadaan],
});
