import type { Level } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import { mayManage } from '@kilau/contract/features/sistem/hak/kelola-user.ts';
import type { users } from '@kilau/contract/features/sistem/hak/users.resource.ts';
import { endApprovals } from '../../../engine/approval.ts';
import type { ResourceHooks, Row } from '../../../engine/resource.hooks.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { endSessions } from '../../../platform/session/end.ts';
import { giveDefaultAkses } from './akses.ts';
import { acceptPassword } from '../masuk/password.ts';
import { assertNewUserId } from './user.post.ts';

type User = Values<typeof users.fields>;

function assertManages({ actor }: Context, ...levels: readonly unknown[]): void {
  if (!levels.every((level) => mayManage(actor.level, level as Level))) throw new Problem('level_tidak_berhak', {});
}

/** A shop keeps its last owner: without one nobody could give rights any more. */
async function assertOwnerLeft(tx: Tx, { shop }: Context, before: Row): Promise<void> {
  if (before['level'] !== 'OWN') return;
  const others = await tx.query(
    `select 1 from users where kode_toko = $1 and level = 'OWN' and status_aktif and user_id <> $2 limit 1`,
    [shop.kode_toko, before['user_id']],
  );
  if (others.length === 0) throw new Problem('pemilik_terakhir', {});
}

/**
 * What is stored of the fields: the password as its hash. Whoever did not choose it himself has to change it first of
 * all.
 */
async function stored(
  { param, actor, shop, now }: Context,
  { password, ...given }: Partial<User>,
  { user_id, usere_name, lama }: { readonly user_id: string; readonly usere_name: string; readonly lama?: string },
): Promise<Row> {
  const { bahasa, ...others } = given;
  // Left empty it is the shop's.
  const fields = bahasa === undefined ? others : { ...others, bahasa: bahasa ?? param('MULTI_LANGUAGE_FEATURE') };
  if (!password) return fields;
  const names = [usere_name, shop.nama_toko];
  const password_hash = await acceptPassword(param, { user_id, password, names, lama }, 'password');
  return { ...fields, password_hash, password_pada: now(), wajib_ganti_password: actor.user_id !== user_id };
}

export const usersHooks: ResourceHooks<User> = {
  hidden: ['password_hash', 'password_pada', 'wajib_ganti_password'],
  /** Vendor support is not the owner's staff (domain guide §11). */
  only: ({ actor }) => (actor.level === 'DEV' || actor.level === 'SU' ? undefined : `t.level <> 'DEV'`),
  async beforeCreate(tx, context, values) {
    assertManages(context, values.level);
    await assertNewUserId(tx, values.user_id);
    return stored(context, { ...values, bahasa: values.bahasa ?? null }, values);
  },
  async beforeUpdate(tx, context, before, changes) {
    assertManages(context, before['level'], changes.level ?? before['level']);
    if (changes.level !== undefined) await assertOwnerLeft(tx, context, before);
    const [kode_toko, user_id] = [context.shop.kode_toko, String(before['user_id'])];
    const { password: _, ...others } = changes;
    if (changes.password || (changes.level ?? before['level']) !== before['level']) await endApprovals(tx, user_id);
    if (!changes.password) return others;
    const { password_hash } = await tx.one<{ password_hash: string }>(
      `select password_hash from users where kode_toko = $1 and user_id = $2`,
      [kode_toko, user_id],
    );
    const usere_name = changes.usere_name ?? String(before['usere_name']);
    const row = await stored(context, changes, { user_id, usere_name, lama: password_hash });
    // Whoever knew the old password is out, the user himself included.
    await endSessions(tx, context, { kode_toko, user_id }, 'PASSWORD');
    return row;
  },
  async beforeRemove(tx, context, before) {
    assertManages(context, before['level']);
    await assertOwnerLeft(tx, context, before);
  },
  async afterWrite(tx, context, { aksi, kode, after }) {
    const { kode_toko } = context.shop;
    if (aksi === 'TAMBAH') await giveDefaultAkses(tx, kode_toko, kode, after?.['level'] as Level);
    if (aksi === 'AKTIFKAN') assertManages(context, after?.['level']);
    if (aksi !== 'NONAKTIFKAN') return;
    await endSessions(tx, context, { kode_toko, user_id: kode }, 'NONAKTIF');
    await endApprovals(tx, kode);
  },
};
