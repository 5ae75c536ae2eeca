import type { ReportQuery } from '../../engine/report/query.ts';

/** The global price has no group: it stands under the word for it. */
export const perubahanHargaEmas: ReportQuery<'perubahan-harga-emas'> = ({ shop, t }, filter) => ({
  text: `select r.tgl, r.diubah_pada, r.kode_group, case when r.kode_group = '' then $5
    else k.nama_group end as nama_group,
      r.harga_lama, r.harga_baru, r.harga_baru - r.harga_lama as selisih, r.diubah_oleh
    from riwayat_harga r left join kelompok k on k.kode_toko = r.kode_toko and k.kode_group = r.kode_group
    where r.kode_toko = $1 and r.tgl between $2 and $3 and ($4::text is null or r.kode_group = $4)
    order by r.diubah_pada, r.kode_group, r.id`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_group, t('field.harga_global')],
});
