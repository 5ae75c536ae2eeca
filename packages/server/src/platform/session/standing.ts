import type { JamAkses } from '@kilau/contract/core/jam-akses.ts';
import type { Services } from '../context.ts';
import type { Account } from './credentials.ts';
import { hoursEnd, JAM_SQL, mustChange, type PasswordState } from './limits.ts';

/** What holds for somebody whose password was right. */
export interface Standing {
  /** Nothing of his counts before he has chosen a new password. */
  readonly ganti_password: boolean;
}

const STANDING_SQL = `select u.wajib_ganti_password, u.password_pada, t.zona_waktu
  from users u join toko t on t.kode_toko = u.kode_toko where u.kode_toko = $1 and u.user_id = $2`;

/**
 * Whether somebody may work now, by the rules of his own shop: asked wherever a password opens something, at the login
 * and at an approval alike.
 * @throws Problem `di_luar_jam_akses` outside his hours.
 */
export async function standingOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { kode_toko, user_id, level }: Account,
): Promise<Standing> {
  const { zona_waktu, ...password } = await db.one<PasswordState & { zona_waktu: string }>(STANDING_SQL, [
    kode_toko,
    user_id,
  ]);
  hoursEnd(await db.query<JamAkses>(JAM_SQL, [kode_toko]), level, now(), zona_waktu);
  const set = await db.query<{ key: string; value: string }>(
    `select key, value from para_system where kode_toko = $1 and key = 'PASSWORD_MASA_HARI'`,
    [kode_toko],
  );
  return { ganti_password: mustChange(password, new Map(set.map(({ key, value }) => [key, value])), now()) };
}
