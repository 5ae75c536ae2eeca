import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Sql } from '../platform/database/tx.ts';

/** Opening and movement of an account over some days; `akhir = awal + masuk − keluar`. */
export interface Movement {
  readonly sub: string;
  readonly awal: Dec;
  readonly masuk: Dec;
  readonly keluar: Dec;
  readonly akhir: Dec;
}

/**
 * Rupiah of an account (`KAS`, `BANK`) from `tgl_from` to `tgl_to`, per drawer or account number. The opening is the
 * sum of all movement before, which is the closing of the day before by construction.
 */
export async function moneyMovement(
  sql: Sql,
  kode_toko: string,
  akun: 'KAS' | 'BANK',
  tgl_from: string,
  tgl_to: string,
): Promise<Movement[]> {
  return sql.query<Movement>(
    `select sub, coalesce(sum(masuk - keluar) filter (where tgl < $3), 0) as awal,
       coalesce(sum(masuk) filter (where tgl >= $3), 0) as masuk, coalesce(sum(keluar) filter (where tgl >= $3),
       0) as keluar,
       sum(masuk - keluar) as akhir
     from saldo_hari where kode_toko = $1 and aset = 'IDR' and akun = $2 and tgl <= $4 group by sub order by sub`,
    [kode_toko, akun, tgl_from, tgl_to],
  );
}
