import type { UlangTahun } from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { BUKAN_TAMU } from '../../trade/poin/tamu.ts';
import type { Shop } from '../../platform/shop.ts';

const MOST = 100;

/** Members whom the shop keeps whose birthday it is; who was born on 29 February has it on the 28th in other years. */
export const ulangTahun = (sql: Sql, { kode_toko, tgl_system }: Shop): Promise<UlangTahun[]> =>
  sql.query<UlangTahun>(
    `select m.kode_member, m.nama_member, m.no_hp, m.tgl_lahir,
       extract(year from age($2::date, m.tgl_lahir))::int as umur, coalesce(s.jumlah, 0) as poin
     from member m left join lateral (select sum(s.jumlah) as jumlah from saldo s where s.kode_toko = m.kode_toko
       and s.akun = 'POIN' and s.aset = 'POIN' and s.sub = m.kode_member) s on true
     where m.kode_toko = $1 and m.status_aktif and ${BUKAN_TAMU} and m.tgl_lahir < $2::date
       and (to_char(m.tgl_lahir, 'MMDD') = to_char($2::date, 'MMDD')
         or to_char(m.tgl_lahir, 'MMDD') = '0229' and to_char($2::date, 'MMDD') = '0228'
           and to_char($2::date + 1, 'MMDD') = '0301')
     order by m.nama_member, m.kode_member limit ${MOST}`,
    [kode_toko, tgl_system],
  );
