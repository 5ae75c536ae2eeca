import type { ReportQuery } from '../../engine/report/query.ts';
import { POIN_MEMBER } from '../../trade/poin/tamu.ts';
import { belanjaSql } from './transaksi.sql.ts';

export const daftarMember: ReportQuery<'daftar-member'> = ({ shop }, filter) => ({
  text: `select m.kode_member, m.nama_member, m.no_hp, m.alamat, m.tgl_lahir, m.jenis_member,
      (m.dibuat_pada at time zone $2)::date as tgl_daftar, coalesce(h.jumlah_nota, 0) as jumlah_nota,
      coalesce(h.berat, 0) as berat, coalesce(h.harga_total, 0) as harga_total,
      ${POIN_MEMBER} as poin, h.terakhir,
      case when m.status_aktif then 'AKTIF' else 'TIDAK AKTIF' end as status_aktif
    from member m left join ${belanjaSql()} on h.kode_member = m.kode_member
    where m.kode_toko = $1 and ($3::text is null or m.jenis_member = $3)
      and ($4::text is null or m.status_aktif = ($4 = 'AKTIF'))
    order by m.kode_member`,
  values: [shop.kode_toko, shop.zona_waktu, filter.jenis_member, filter.status_aktif],
});
