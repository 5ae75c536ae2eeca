import { randomUUID } from 'node:crypto';
import { Problem } from '@kilau/contract/core/problem.ts';
import { endApprovals } from '../../../engine/approval.ts';
import { audit } from '../../../platform/audit.ts';
import type { Context, PublicContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { checkCredentials } from '../../../platform/session/credentials.ts';
import { endSessions } from '../../../platform/session/end.ts';
import { openSession } from '../../../platform/session/open.ts';
import { standingOf } from '../../../platform/session/standing.ts';
import { acceptPassword } from './password.ts';
import { userData, type UserData } from './user-data.ts';

export interface Login {
  readonly user_id: string;
  readonly password: string;
  readonly perangkat: string | null;
  readonly ambil_alih: boolean;
}

export interface LoggedIn {
  readonly data: UserData & { readonly token: string };
  /** The id that the browser is to keep; absent when it brought one of its own. */
  readonly device: string | undefined;
}

/**
 * Lets a user in.
 * @throws Problem `login_salah`, `di_luar_jam_akses`, `user_sedang_dipakai` or `terlalu_sering`.
 */
export async function login(
  context: PublicContext,
  { user_id, password, perangkat, ambil_alih }: Login,
  caller: Caller,
): Promise<LoggedIn> {
  const account = await checkCredentials(context, {
    user_id,
    password,
    ip: caller.ip,
    perangkat: perangkat ?? caller.device,
  });
  if (!account) {
    context.log.warn({ user_id, ip: caller.ip }, 'a login was refused');
    throw new Problem('login_salah', {});
  }
  // Who has to change his password comes in, to do that and nothing else.
  await standingOf(context, account);
  const device = perangkat ?? (caller.device || randomUUID());
  const token = await context.db.tx(async (tx) => {
    const here = { perangkat: device, agen: caller.agent, ip: caller.ip, ambil_alih };
    const opened = await openSession(tx, context, account, here);
    await audit(
      tx,
      { actor: account, shop: account, now: context.now },
      { aksi: 'LOGIN', objek: 'users', kode: user_id, sesudah: { ip: caller.ip, ...(ambil_alih && { ambil_alih }) } },
    );
    return opened;
  });
  const identity = await context.identities.identify(token);
  if (!identity) throw new Problem('login_salah', {});
  return {
    data: { token, ...(await userData(context.db, identity)) },
    device: perangkat === null ? device : undefined,
  };
}

export async function logout(tx: Tx, context: Context): Promise<void> {
  const { actor } = context;
  await endSessions(tx, context, { kode_toko: actor.kode_toko, id: context.session_id }, 'LOGOUT');
  await audit(tx, { actor, shop: actor, now: context.now }, { aksi: 'LOGOUT', objek: 'users', kode: actor.user_id });
}

/**
 * Changes the user's own password; other sessions of his are over.
 * @throws Problem `password_lama_salah`, `terlalu_sering`, or the rule that the new one breaks.
 */
export async function gantiPassword(
  context: Context,
  input: { readonly password: string; readonly new_password: string },
  caller: Caller,
): Promise<void> {
  const { actor } = context;
  const account = await checkCredentials(context, {
    user_id: actor.user_id,
    password: input.password,
    ip: caller.ip,
    oleh: actor.user_id,
  });
  if (!account) throw new Problem('password_lama_salah', {}, { password: { rule: 'password_lama_salah' } });
  const { password_hash: lama, ...names } = await context.db.one<{
    password_hash: string;
    usere_name: string;
    nama_toko: string;
  }>(
    `select u.password_hash, u.usere_name, t.nama_toko from users u join toko t on t.kode_toko = u.kode_toko
      where u.kode_toko = $1 and u.user_id = $2`,
    [actor.kode_toko, actor.user_id],
  );
  const hash = await acceptPassword(
    context.param,
    { user_id: actor.user_id, password: input.new_password, names: Object.values(names), lama },
    'new_password',
  );
  await context.db.tx(async (tx) => {
    await tx.query(
      `update users set password_hash = $3, password_pada = $4, wajib_ganti_password = false, diubah_oleh = $2,
        diubah_pada = $4 where kode_toko = $1 and user_id = $2`,
      [actor.kode_toko, actor.user_id, hash, context.now()],
    );
    await endSessions(
      tx,
      context,
      { kode_toko: actor.kode_toko, user_id: actor.user_id, except: context.session_id },
      'PASSWORD',
    );
    await endApprovals(tx, actor.user_id);
    await audit(
      tx,
      { actor, shop: actor, now: context.now },
      { aksi: 'GANTI PASSWORD', objek: 'users', kode: actor.user_id },
    );
  });
}
