import { seesAll, type Actor, type Level } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { mayManage } from '@kilau/contract/features/sistem/hak/kelola-user.ts';
import { z } from 'zod';
import { audit, type AuditAction } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Sql, Tx } from '../../../platform/database/tx.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { aksesTree, guardedPaths, isForEveryone, isGuarded, RIGHTS_CHANGED, setAkses, startAkses } from './akses.ts';

const tag = 'hak-akses';
const need = { pages: ['/hak-akses-users'] } as const;
const userId = z
  .string()
  .max(20)
  .transform((value) => value.trim().toUpperCase());
const params = z.object({ user_id: userId });

interface ApprovalAsked {
  readonly user_id: string;
  readonly level: Level;
}

/**
 * A user whose rights are looked at, changed or copied. @throws Problem when there is none or he stands above the
 * caller.
 */
async function subject(sql: Sql, { shop, actor }: Context, user_id: string): Promise<ApprovalAsked> {
  const user = await sql.maybe<{ level: Level }>(`select level from users where kode_toko = $1 and user_id = $2`, [
    shop.kode_toko,
    user_id,
  ]);
  // Vendor support is shown to nobody but a super user (domain guide §11).
  if (!user || (user.level === 'DEV' && actor.level !== 'SU' && actor.level !== 'DEV')) {
    throw new Problem('data_tidak_ditemukan', { kode: user_id });
  }
  if (!mayManage(actor.level, user.level)) throw new Problem('level_tidak_berhak', {});
  return { user_id, level: user.level };
}

async function pathsOf(sql: Sql, { shop }: Context, user_id: string): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ path: string }>(
    `select path from hak_akses where kode_toko = $1 and user_id = $2 and is_show`,
    [shop.kode_toko, user_id],
  );
  return new Set(rows.map(({ path }) => path));
}

async function shown(sql: Sql, context: Context, { user_id, level }: ApprovalAsked) {
  return { user_id, level, akses: aksesTree({ level, akses: await pathsOf(sql, context, user_id) }) };
}

/** Whether the caller has that page himself: what he does not have he does not give. */
const holds = (actor: Actor, path: string): boolean => seesAll(actor.level) || actor.akses.has(path);

interface Node {
  readonly path: string;
  readonly is_show: boolean;
}

/**
 * Rows that are so already ask for nothing: a tree may be sent back whole as it was read, but for what is to change.
 * @throws Problem at the others whose path is no page that rights are about, or is not the caller's to give.
 */
function assertGivable(actor: Actor, akses: readonly Node[], before: ReadonlySet<string>): void {
  const broken = akses.flatMap(({ path, is_show }, index): [string, RuleBreak][] => {
    if (is_show && (before.has(path) || isForEveryone(path))) return [];
    if (!isGuarded(path)) return [[`akses.${index}.path`, { rule: 'tidak_terdaftar' }]];
    return is_show && !holds(actor, path) ? [[`akses.${index}.path`, { rule: 'hak_bukan_milik_anda' }]] : [];
  });
  if (broken.length > 0) throw new Problem('data_tidak_valid', {}, Object.fromEntries(broken));
}

interface Deed {
  readonly aksi: AuditAction;
  /** From whom rights were copied. */
  readonly dari?: string;
}

/** Stores what differs, with its trace; the user's open browser asks anew what it may. */
async function store(
  tx: Tx,
  context: Context,
  user_id: string,
  akses: readonly Node[],
  { aksi, dari }: Deed,
): Promise<void> {
  const { kode_toko } = context.shop;
  const before = await pathsOf(tx, context, user_id);
  const changed = [...new Map(akses.map((node) => [node.path, node])).values()].filter(
    ({ path, is_show }) => isGuarded(path) && before.has(path) !== is_show,
  );
  if (changed.length === 0) return;
  await setAkses(tx, kode_toko, user_id, changed);
  const told = (value: (node: Node) => boolean) => Object.fromEntries(changed.map((node) => [node.path, value(node)]));
  await audit(tx, context, {
    aksi,
    objek: tag,
    kode: user_id,
    sebelum: told(({ is_show }) => !is_show),
    sesudah: { ...told(({ is_show }) => is_show), ...(dari !== undefined && { dari }) },
  });
  tx.afterCommit(() => context.realtime.toUser(user_id, RIGHTS_CHANGED, {}));
}

/** Brings the whole menu to a model, as far as it is the caller's to give: what he does not hold stays as it is. */
function follow(actor: Actor, model: ReadonlySet<string>): Node[] {
  return guardedPaths.filter((path) => holds(actor, path)).map((path) => ({ path, is_show: model.has(path) }));
}

/** @throws Problem when that user sees every menu: there is nothing to copy from him. */
function assertOwnMenu({ level }: ApprovalAsked): void {
  if (seesAll(level)) throw new Problem('data_tidak_valid', {}, { dari: { rule: 'melihat_semua_menu' } });
}

const aksesBody = z.object({ akses: z.array(z.object({ path: z.string().max(100), is_show: z.boolean() })).max(1000) });

/** Menu rights per user (specification, section 6). What a change does not name stays as it is. */
export const hakAksesRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'hak-akses/{user_id}',
    tag,
    summary: 'Hak akses seorang user',
    need,
    params,
    handler: async (context, { params: { user_id } }) =>
      shown(context.db, context, await subject(context.db, context, user_id)),
  }),
  route({
    method: 'PUT',
    path: 'hak-akses/{user_id}',
    tag,
    summary: 'Ubah hak akses seorang user',
    need,
    params,
    body: aksesBody,
    handler: (context, { params: { user_id }, body }) =>
      context.db.tx(async (tx) => {
        const user = await subject(tx, context, user_id);
        assertGivable(context.actor, body.akses, await pathsOf(tx, context, user_id));
        await store(tx, context, user_id, body.akses, { aksi: 'UBAH' });
        return shown(tx, context, user);
      }),
  }),
  route({
    method: 'POST',
    path: 'hak-akses/{user_id}/salin',
    tag,
    summary: 'Salin hak akses dari user lain',
    need,
    params,
    body: z.object({ dari: userId }),
    handler: (context, { params: { user_id }, body: { dari } }) =>
      context.db.tx(async (tx) => {
        const [user, model] = [await subject(tx, context, user_id), await subject(tx, context, dari)];
        assertOwnMenu(model);
        await store(tx, context, user_id, follow(context.actor, await pathsOf(tx, context, dari)), {
          aksi: 'SALIN',
          dari,
        });
        return shown(tx, context, user);
      }),
  }),
  route({
    method: 'POST',
    path: 'hak-akses/{user_id}/reset',
    tag,
    summary: 'Kembalikan hak akses ke bawaan level',
    need,
    params,
    handler: (context, { params: { user_id } }) =>
      context.db.tx(async (tx) => {
        const user = await subject(tx, context, user_id);
        await store(tx, context, user_id, follow(context.actor, new Set(startAkses(user.level))), { aksi: 'RESET' });
        return shown(tx, context, user);
      }),
  }),
];
