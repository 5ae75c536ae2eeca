import type { Penyetuju } from '@kilau/contract/core/approval-sidik.ts';
import { APPROVERS } from '@kilau/contract/core/permission.ts';
import { isProblem, Problem } from '@kilau/contract/core/problem.ts';
import type { Context } from '../../platform/context.ts';
import type { Account } from '../../platform/session/credentials.ts';
import { standingOf } from '../../platform/session/standing.ts';

/** A supervisor or owner of the shop, or an owner of head office (specification, section 6). */
export function mayApprove(
  { kode_toko, level, level_toko }: Pick<Account, 'kode_toko' | 'level' | 'level_toko'>,
  { shop }: Pick<Context, 'shop'>,
): boolean {
  return APPROVERS.includes(level) && (kode_toko === shop.kode_toko || (level === 'OWN' && level_toko === 'PUSAT'));
}

const RULES = {
  di_luar_jam_akses: { rule: 'di_luar_jam_akses' },
  ganti_password_wajib: { rule: 'ganti_password_wajib' },
} as const;

/** Said at the field that names him: it is about the approver, not about the login that asks. */
const ofApprover = (code: keyof typeof RULES, at: string): Problem => new Problem(code, {}, { [at]: RULES[code] });

/**
 * What would refuse his login, or all but a new password after it, refuses his approval.
 * @param at the field that names him.
 * @throws Problem `di_luar_jam_akses` or `ganti_password_wajib`.
 */
export async function assertStanding(
  context: Pick<Context, 'db' | 'now'>,
  account: Account,
  at: 'username' | 'user_id',
): Promise<void> {
  try {
    if (!(await standingOf(context, account)).ganti_password) return;
  } catch (error) {
    throw isProblem(error) && error.code === 'di_luar_jam_akses' ? ofApprover(error.code, at) : error;
  }
  throw ofApprover('ganti_password_wajib', at);
}

type Ditemukan = Account & Penyetuju;

const PENYETUJU_SQL = `select u.kode_toko, u.user_id, u.usere_name, u.level, t.level as level_toko
  from users u join toko t on t.kode_toko = u.kode_toko
  where u.status_aktif and t.status_aktif and u.level = any($2)
    and (u.kode_toko = $1 or (u.level = 'OWN' and t.level = 'PUSAT'))`;

/** Who may approve in the shop, supervisors in front. */
export const daftarPenyetuju = ({ db, shop }: Pick<Context, 'db' | 'shop'>): Promise<readonly Penyetuju[]> =>
  db.query<Penyetuju>(
    `select user_id, usere_name, level from (${PENYETUJU_SQL}) p order by kode_toko <> $1, level <> 'SPV', user_id`,
    [shop.kode_toko, APPROVERS],
  );

/**
 * Somebody who may approve in the shop. @throws Problem `sidik_tidak_terdaftar` without a word on whether the user is
 * unknown, closed, or of another level.
 */
export async function penyetuju({ db, shop }: Pick<Context, 'db' | 'shop'>, user_id: string): Promise<Ditemukan> {
  const found = await db.maybe<Ditemukan>(`select * from (${PENYETUJU_SQL}) p where user_id = $3`, [
    shop.kode_toko,
    APPROVERS,
    user_id,
  ]);
  if (!found) throw new Problem('sidik_tidak_terdaftar', {});
  return found;
}
