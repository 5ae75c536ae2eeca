import type { CountNotice } from '../../platform/notice.ts';
import { hargaKelompokSql } from '../../trade/harga/harga-kelompok.sql.ts';

/** Groups that have goods to sell and no price, where the shop has none for all of them either. */
export const hargaBelumDiisi: CountNotice = ({ db, shop }) =>
  db.one(
    `select count(*)::int as jumlah from kelompok k
     where k.kode_toko = $1 and k.status_aktif and k.harga = 0 and ${hargaKelompokSql('k')} = 0
       and not exists (select from harga_global g where g.kode_toko = k.kode_toko and g.nominal > 0)
       and exists (select from saldo s where s.kode_toko = k.kode_toko and s.kode_group = k.kode_group
         and s.akun in ('STOK', 'MANUAL') and s.aset = 'PCS' and s.jumlah > 0)`,
    [shop.kode_toko],
  );
