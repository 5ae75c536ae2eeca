import type { Level } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { initialValue } from '@kilau/contract/modules.ts';
import { giveDefaultAkses } from './akses.ts';
import { acceptPassword } from '../masuk/password.ts';

export interface NewUser {
  readonly user_id: string;
  readonly usere_name: string;
  readonly level: Level;
  readonly password: string;
}

/** Class of the advisory lock under which user ids are given out. */
const USER_ID_LOCK = 7283;

/**
 * Makes sure that nobody in the chain has that user id: the login asks for no shop.
 * @param at field of the form that holds it.
 * @throws Problem `kode_sudah_ada`
 */
export async function assertNewUserId(tx: Tx, user_id: string, at = 'user_id'): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${USER_ID_LOCK})`);
  const taken = await tx.query(`select 1 from users where user_id = $1 limit 1`, [user_id]);
  if (taken.length > 0) {
    throw new Problem(
      'kode_sudah_ada',
      { kode: user_id },
      { [at]: { rule: 'kode_sudah_ada', params: { kode: user_id } } },
    );
  }
}

/** Fields of a form that hold a new user. */
interface At {
  readonly user_id: string;
  readonly password: string;
}

/**
 * Creates a user of a new shop with the menu of his level.
 * @param options.at fields of the form that hold him.
 * @param options.wajib_ganti_password somebody else chose the password: he changes it first of all.
 */
export async function createUser(
  tx: Tx,
  kode_toko: string,
  user: NewUser,
  oleh: string,
  options: { readonly at?: At; readonly wajib_ganti_password?: boolean } = {},
): Promise<void> {
  const { at, wajib_ganti_password = false } = options;
  await assertNewUserId(tx, user.user_id, at?.user_id);
  const { nama_toko } = await tx.one<{ nama_toko: string }>(`select nama_toko from toko where kode_toko = $1`, [
    kode_toko,
  ]);
  const names = [user.usere_name, nama_toko];
  const password_hash = await acceptPassword(initialValue, { ...user, names }, at?.password ?? 'password');
  await tx.query(
    `insert into users (kode_toko, user_id, usere_name, level, password_hash, wajib_ganti_password, dibuat_oleh,
      diubah_oleh) values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [kode_toko, user.user_id, user.usere_name, user.level, password_hash, wajib_ganti_password, oleh],
  );
  await giveDefaultAkses(tx, kode_toko, user.user_id, user.level);
}
