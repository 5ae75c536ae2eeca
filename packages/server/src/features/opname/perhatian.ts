import type { CountNotice } from '../../platform/notice.ts';

/** Trays whose last weighing of the open day was not what the books have. */
export const bakiSelisih: CountNotice = ({ db, shop }) =>
  db.one(
    `select count(*)::int as jumlah, coalesce(sum(selisih), 0) as nilai from (
       select distinct on (kode_baki) kode_baki, selisih, keadaan from timbang_baki
       where kode_toko = $1 and tgl = $2 and status = 'SELESAI' order by kode_baki, urut_buku desc, no_timbang desc) t
     where keadaan <> 'COCOK'`,
    [shop.kode_toko, shop.tgl_system],
  );

/** Trays with goods that were not weighed on the open day. */
export const bakiBelumDitimbang: CountNotice = ({ db, shop }) =>
  db.one(
    `select count(distinct s.kode_baki)::int as jumlah from saldo s
     join baki k on k.kode_toko = s.kode_toko and k.kode_baki = s.kode_baki and k.status_aktif
     where s.kode_toko = $1 and s.akun in ('STOK', 'MANUAL') and s.aset = 'PCS' and s.jumlah > 0
       and not exists (select from timbang_baki t where t.kode_toko = s.kode_toko and t.kode_baki = s.kode_baki
         and t.tgl = $2 and t.status = 'SELESAI')`,
    [shop.kode_toko, shop.tgl_system],
  );
