import type { ReportQuery } from '../../engine/report/query.ts';

export const kirimUangPusat: ReportQuery<'kirim-uang-pusat'> = ({ shop }, filter) => ({
  text: `select d.tgl as tgl_system, d.nomor as nomor_referensi, k.no_reff, k.tujuan, d.keterangan,
      d.dibuat_oleh as input_by, d.total as jumlah_rp, i.tgl_terima, i.no_terima, i.diterima_oleh, d.status
    from dokumen d
    join kirim_uang k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = 1
    join kirim_uang i on i.kode_toko = d.kode_toko and i.nomor = d.nomor and i.ke = d.isi
    where d.kode_toko = $1 and d.jenis = 'kirim-uang' and d.tgl between $2 and $3
      and ($4::text is null or d.status = $4)
    order by d.tgl, d.nomor`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.status],
});

export const terimaUangPusat: ReportQuery<'terima-uang-pusat'> = ({ shop }, filter) => ({
  text: `select d.tgl, d.nomor as no_terima, k.nomor_referensi, k.asal, k.tgl_kirim, k.no_reff, d.keterangan,
      k.dikirim_oleh, d.dibuat_oleh as diterima_oleh, d.total as jumlah_rp, d.status
    from dokumen d
    join terima_uang k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
    where d.kode_toko = $1 and d.jenis = 'terima-uang' and d.tgl between $2 and $3
      and ($4::text is null or d.status = $4)
    order by d.tgl, d.nomor`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.status],
});
