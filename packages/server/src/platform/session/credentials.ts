import type { Level } from '@kilau/contract/core/permission.ts';
import type { Services } from '../context.ts';
import type { Shop } from '../shop.ts';
import { verifyPassword } from './password.ts';

/** An active user of an active shop. */
export interface Account {
  readonly kode_toko: string;
  readonly user_id: string;
  readonly level: Level;
  readonly level_toko: Shop['level'];
}

interface Attempt {
  readonly user_id: string;
  readonly password: string;
  readonly ip: string;
}

/** Wrong passwords from one address, whomever they are tried on, and for one user. */
const PER_ADDRESS = { max: 60, seconds: 60 } as const;
const PER_USER = { max: 10, seconds: 60 } as const;

const ACCOUNT_SQL = `select u.kode_toko, u.user_id, u.level, t.level as level_toko, u.password_hash
  from users u join toko t on t.kode_toko = u.kode_toko where u.user_id = $1 and u.status_aktif and t.status_aktif`;

/**
 * The account that a user id and a password open; `undefined` when they are wrong, without telling which of the two.
 * Only wrong attempts count against the limits, and every door that asks for a password shares them.
 * @throws Problem `terlalu_sering` after too many wrong ones.
 */
export async function checkCredentials(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  attempt: Attempt,
): Promise<Account | undefined> {
  const keys = [`sandi/${attempt.ip}`, `sandi/${attempt.ip}/${attempt.user_id}`] as const;
  await limits.spend({ key: keys[0], ...PER_ADDRESS }, { key: keys[1], ...PER_USER });
  const found = await db.maybe<Account & { password_hash: string }>(ACCOUNT_SQL, [attempt.user_id]);
  if (!(await verifyPassword(found?.password_hash, attempt.password)) || !found) return undefined;
  await limits.refund(...keys);
  const { kode_toko, user_id, level, level_toko } = found;
  return { kode_toko, user_id, level, level_toko };
}
