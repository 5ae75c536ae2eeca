import type { ReportQuery } from '../../engine/report/query.ts';
import { POIN_MEMBER } from '../../trade/poin/tamu.ts';

export const exportDataMember: ReportQuery<'export-data-member'> = ({ shop }, filter) => ({
  text: `select m.kode_member, m.nama_member, m.no_hp, m.alamat, m.tgl_lahir, m.nik, m.jenis_member,
      (m.dibuat_pada at time zone $2)::date as tgl_daftar,
      ${POIN_MEMBER} as poin, m.tolak_pesan
    from member m
    where m.kode_toko = $1 and m.status_aktif and ($3::text is null or m.jenis_member = $3)
      and ($4::text is null or extract(month from m.tgl_lahir) = $4::integer)
    order by m.kode_member`,
  values: [shop.kode_toko, shop.zona_waktu, filter.jenis_member, filter.bulan_lahir],
});
