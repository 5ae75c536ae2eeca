import type { Level } from '@kilau/contract/core/permission.ts';
import type { Shop } from '../shop.ts';

/** Columns of a shop as requests know it; `t` is the shop, `h` its business date. */
const SHOP_COLUMNS = `t.kode_toko, t.nama_toko, t.alamat_toko, t.inisial, t.zona_waktu, t.level as level_toko,
  t.versi_parameter, h.tgl_system`;

export interface ShopRow {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly inisial: string;
  readonly zona_waktu: string;
  readonly level_toko: Shop['level'];
  readonly versi_parameter: number;
  readonly tgl_system: string;
}

export interface SessionRow extends ShopRow {
  readonly id: string;
  readonly terakhir: Date;
  readonly user_id: string;
  readonly level: Level;
  readonly bahasa: string;
  readonly versi_akses: number;
  readonly versi_buka: number;
  readonly wajib_ganti_password: boolean;
  readonly password_pada: Date;
}

/** Everything a request needs to know about who asks, in one statement. `$2`: sessions silent since then are over. */
export const SESSION_SQL = `select s.id, s.terakhir, s.versi_buka, u.user_id, u.level, u.bahasa, u.versi_akses,
  u.wajib_ganti_password, u.password_pada, ${SHOP_COLUMNS}
  from sesi s
  join users u on u.kode_toko = s.kode_toko and u.user_id = s.user_id
  join toko t on t.kode_toko = s.kode_toko
  join hari_toko h on h.kode_toko = s.kode_toko
  where s.token_hash = $1 and s.berakhir is null and s.terakhir > $2 and u.status_aktif and t.status_aktif`;

export const SHOP_SQL = `select ${SHOP_COLUMNS} from toko t join hari_toko h on h.kode_toko = t.kode_toko
  where t.kode_toko = $1 and t.status_aktif`;

export function shopOf(row: ShopRow): Shop {
  return {
    kode_toko: row.kode_toko,
    nama_toko: row.nama_toko,
    alamat_toko: row.alamat_toko,
    inisial: row.inisial,
    zona_waktu: row.zona_waktu,
    level: row.level_toko,
    tgl_system: row.tgl_system,
  };
}
