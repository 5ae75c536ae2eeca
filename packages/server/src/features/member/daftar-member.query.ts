import type { ReportQuery } from '../../engine/report/query.ts';
import { POIN_MEMBER } from '../../trade/poin/tamu.ts';

export const daftarMember: ReportQuery<'daftar-member'> = ({ shop }, filter) => ({
  text: `select m.kode_member, m.nama_member, m.no_hp, m.alamat, m.tgl_lahir, m.jenis_member,
      (m.dibuat_pada at time zone $2)::date as tgl_daftar, coalesce(h.jumlah_nota, 0) as jumlah_nota,
      coalesce(h.berat, 0) as berat, coalesce(h.harga_total, 0) as harga_total,
      ${POIN_MEMBER} as poin, h.terakhir,
      case when m.status_aktif then 'AKTIF' else 'TIDAK AKTIF' end as status_aktif
    from member m left join (
      select d.kode_member, count(*)::integer as jumlah_nota, sum(k.total_berat) as berat, sum(d.total) as harga_total,
        max(d.tgl) as terakhir
      from dokumen d join jual k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
      where d.kode_toko = $1 and d.kode_member <> '' and d.jenis = 'penjualan' and d.status = 'DONE'
      group by d.kode_member
    ) h on h.kode_member = m.kode_member
    where m.kode_toko = $1 and ($3::text is null or m.jenis_member = $3)
      and ($4::text is null or m.status_aktif = ($4 = 'AKTIF'))
    order by m.kode_member`,
  values: [shop.kode_toko, shop.zona_waktu, filter.jenis_member, filter.status_aktif],
});
