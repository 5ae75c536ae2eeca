import type { ReportQuery } from '../../engine/report/query.ts';
import { KELUAR, MASUK, namaMember, TRANSAKSI_FROM } from './transaksi.sql.ts';

export const transaksiMember: ReportQuery<'transaksi-member'> = ({ shop }, filter) => ({
  text: `select d.kode_member, ${namaMember('d.kode_member')} as nama_member, d.tgl, d.dibuat_pada as waktu, d.nomor,
      d.jenis, d.kode_sales, ${MASUK} as masuk, ${KELUAR} as keluar, d.status
    ${TRANSAKSI_FROM} order by d.kode_member, d.tgl desc, d.dibuat_pada desc, d.nomor`,
  values: [shop.kode_toko, filter.tgl_from, filter.tgl_to, filter.kode_member, filter.jenis],
});
