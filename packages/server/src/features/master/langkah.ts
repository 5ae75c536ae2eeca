import type { CountNotice } from '../../platform/notice.ts';
import { hargaKelompokSql } from '../../trade/harga/harga-kelompok.sql.ts';

/** Prices that the shop has set. */
export const hargaDiisi: CountNotice = ({ db, shop }) =>
  db.one(
    `select (select count(*) from kelompok k where k.kode_toko = $1 and k.status_aktif
         and (k.harga > 0 or ${hargaKelompokSql('k')} > 0))::int
       + (select count(*) from harga_global g where g.kode_toko = $1 and g.nominal > 0)::int as jumlah`,
    [shop.kode_toko],
  );

/** Sales people that sales may name. */
export const salesAda: CountNotice = ({ db, shop }) =>
  db.one(`select count(*)::int as jumlah from sales where kode_toko = $1 and status_aktif`, [shop.kode_toko]);
