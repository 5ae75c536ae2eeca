import type { ReportQuery } from '../../engine/report/query.ts';

export const exportDataMember: ReportQuery<'export-data-member'> = ({ shop }, filter) => ({
  text: `select m.kode_member, m.nama_member, m.no_hp, m.alamat, m.tgl_lahir, m.nik, m.jenis_member,
      (m.dibuat_pada at time zone $2)::date as tgl_daftar,
      coalesce((select sum(s.jumlah) from saldo s where s.kode_toko = m.kode_toko and s.aset = 'POIN'
        and s.akun = 'POIN' and s.sub = m.kode_member), 0)::integer as poin, m.tolak_pesan
    from member m
    where m.kode_toko = $1 and m.status_aktif and ($3::text is null or m.jenis_member = $3)
      and ($4::text is null or extract(month from m.tgl_lahir) = $4::integer)
    order by m.kode_member`,
  values: [shop.kode_toko, shop.zona_waktu, filter.jenis_member, filter.bulan_lahir],
});
