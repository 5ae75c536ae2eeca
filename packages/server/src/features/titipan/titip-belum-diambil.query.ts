import type { ReportQuery } from '../../engine/report/query.ts';
import { NAMA_BARANG } from './uang-titip.sql.ts';

export const titipBelumDiambil: ReportQuery<'titip-belum-diambil'> = ({ shop }, filter) => ({
  text: `select t.tgl_valid as tgl, h.tgl_system - t.tgl_valid as hari, t.no_titip, t.kode_sales, t.nama, t.no_hp,
      ${NAMA_BARANG} as nama_barang,
      (select min(b.kode_baki) from titipan_barang b where b.kode_toko = t.kode_toko and b.no_titip = t.no_titip)
        as kode_baki,
      t.jumlah_barang, t.total_berat, t.grand_total, t.uang_titip, t.grand_total - t.uang_titip as sisa_bayar,
      (select max(p.tgl) from perbuatan p where p.kode_toko = t.kode_toko and p.jenis = 'titipan'
        and p.nomor = t.no_titip and p.aksi in ('VALIDASI', 'SALDO-AWAL', 'BAYAR') and not exists (
          select from perbuatan b where b.kode_toko = p.kode_toko and b.jenis = p.jenis and b.nomor = p.nomor
            and b.membalik = p.ke)) as terakhir_bayar
    from titipan t join hari_toko h on h.kode_toko = t.kode_toko
    where t.kode_toko = $1 and t.status = 'DONE' and ($2::integer is null or h.tgl_system - t.tgl_valid >= $2)
      and ($3::text is null or t.kode_sales = $3)
    order by t.tgl_valid, t.no_titip`,
  values: [shop.kode_toko, filter.hari, filter.kode_sales],
});
