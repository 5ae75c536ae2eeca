import type { Level } from '@kilau/contract/core/permission.ts';
import type { Services } from '../context.ts';
import type { Attempt as RateAttempt } from '../http/rate-limit.ts';
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
  /** The browser's id; empty when it has none. */
  readonly perangkat?: string;
  /** Who is logged in already and has the password typed: his own, or that of somebody who approves. */
  readonly oleh?: string;
}

/** Wrong passwords from one address, whomever they are tried on. */
const PER_ADDRESS = { max: 60, seconds: 60 } as const;
/** For one user at one place: a browser he has worked in, somebody who is logged in, or an address. */
const PER_PLACE = { max: 10, seconds: 60 } as const;
/** For one user at all places together that he has never worked at. */
const ELSEWHERE = { max: 20, seconds: 600 } as const;

interface Found {
  readonly kode_toko: string;
  readonly user_id: string;
  readonly level: Level;
  readonly level_toko: Shop['level'];
  readonly password_hash: string;
  readonly kenal_perangkat: boolean;
  readonly kenal_alamat: boolean;
}

const ACCOUNT_SQL = `select u.kode_toko, u.user_id, u.level, t.level as level_toko, u.password_hash,
    coalesce(s.kenal_perangkat, false) as kenal_perangkat, coalesce(s.kenal_alamat, false) as kenal_alamat
  from users u join toko t on t.kode_toko = u.kode_toko
  left join lateral (select bool_or($2 <> '' and s.perangkat = $2) as kenal_perangkat,
      bool_or(s.ip = $3) as kenal_alamat
    from sesi s where s.kode_toko = u.kode_toko and s.user_id = u.user_id) s on true
  where u.user_id = $1 and u.status_aktif and t.status_aktif`;

/**
 * What a wrong password counts against. A stranger spends what strangers have: whoever sits at a browser he has worked
 * in, or is logged in, is not locked out by him, from whatever address he comes.
 */
function limitsFor({ user_id, ip, perangkat = '', oleh }: Attempt, found: Found | undefined): readonly RateAttempt[] {
  const at = (place: string) => ({ key: `sandi/${place}/${user_id}`, ...PER_PLACE });
  if (oleh !== undefined) return [at(`oleh ${oleh}`)];
  if (found?.kenal_perangkat) return [at(`perangkat ${perangkat}`)];
  return [
    { key: `sandi/${ip}`, ...PER_ADDRESS },
    at(ip),
    ...(found?.kenal_alamat ? [] : [{ key: `sandi//${user_id}`, ...ELSEWHERE }]),
  ];
}

/**
 * The account that a user id and a password open; `undefined` when they are wrong, without telling which of the two.
 * Only wrong attempts count against the limits, and every door that asks for a password shares them.
 * @throws Problem `terlalu_sering` after too many wrong ones.
 */
export async function checkCredentials(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  attempt: Attempt,
): Promise<Account | undefined> {
  const { perangkat = '', ip } = attempt;
  const found = await db.maybe<Found>(ACCOUNT_SQL, [attempt.user_id, perangkat, ip]);
  const spent = limitsFor(attempt, found);
  await limits.spend(...spent);
  if (!(await verifyPassword(found?.password_hash, attempt.password)) || !found) return undefined;
  await limits.refund(...spent.map(({ key }) => key));
  const { kode_toko, user_id, level, level_toko } = found;
  return { kode_toko, user_id, level, level_toko };
}
