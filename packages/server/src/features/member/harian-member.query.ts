import type { ReportQuery } from '../../engine/report/query.ts';
import { KELUAR, MASUK, namaMember, TRANSAKSI_FROM } from './transaksi.sql.ts';

export const harianMember: ReportQuery<'harian-member'> = ({ shop }, filter) => ({
  text: `select h.tgl, h.kode_member, ${namaMember('h.kode_member')} as nama_member, h.jenis, h.jumlah_nota, h.masuk,
      h.keluar, h.status
    from (
      select d.tgl, d.kode_member, d.jenis, d.status, count(*)::integer as jumlah_nota, sum(${MASUK}) as masuk,
        sum(${KELUAR}) as keluar
      ${TRANSAKSI_FROM} group by d.tgl, d.kode_member, d.jenis, d.status
    ) h order by h.tgl, h.kode_member, h.jenis, h.status desc`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_member, filter.jenis],
});
