import type { Sql } from '../database/tx.ts';
import type { Pemanggil } from './tanda.ts';

/** Who asks another server for something, as his own shop knows him; a message may outlive its user. */
export async function pemanggilOf(sql: Sql, kode_toko: string, user_id: string): Promise<Pemanggil> {
  const row = await sql.maybe<Pemanggil>(
    `select user_id, usere_name as nama, level from users where kode_toko = $1 and user_id = $2`,
    [kode_toko, user_id],
  );
  return row ?? { user_id, nama: '', level: 'KASIR' };
}
