import type { Level } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { mayManage } from '@kilau/contract/features/sistem/kelola-user.ts';
import { z } from 'zod';
import { audit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { aksesTree, isGuarded, setAkses } from './akses.ts';

const tag = 'hak-akses';
const need = { pages: ['/hak-akses-users'] } as const;
const params = z.object({ user_id: z.string().max(20).transform((value) => value.toUpperCase()) });

/** The user whose rights are looked at or changed. @throws Problem when there is none or he stands above the caller. */
async function subject(sql: Sql, { shop, actor }: Context, user_id: string): Promise<{ readonly level: Level }> {
  const user = await sql.maybe<{ level: Level }>(`select level from users where kode_toko = $1 and user_id = $2`, [shop.kode_toko, user_id]);
  if (!user) throw new Problem('data_tidak_ditemukan', { kode: user_id });
  if (!mayManage(actor.level, user.level)) throw new Problem('level_tidak_berhak', {});
  return user;
}

async function shown(sql: Sql, context: Context, user_id: string) {
  const { level } = await subject(sql, context, user_id);
  const rows = await sql.query<{ path: string }>(`select path from hak_akses where kode_toko = $1 and user_id = $2 and is_show`, [context.shop.kode_toko, user_id]);
  return { user_id, level, akses: aksesTree({ level, akses: new Set(rows.map(({ path }) => path)) }) };
}

const aksesBody = z.object({ akses: z.array(z.object({ path: z.string().max(100), is_show: z.boolean() })).max(1000) });

/** @throws Problem at the rows whose path is no page that rights are about. */
function assertPaths(akses: readonly { readonly path: string }[]): void {
  const unknown = akses.flatMap(({ path }, index): [string, RuleBreak][] => (isGuarded(path) ? [] : [[`akses.${index}.path`, { rule: 'tidak_terdaftar' }]]));
  if (unknown.length > 0) throw new Problem('data_tidak_valid', {}, Object.fromEntries(unknown));
}

/** Menu rights per user (specification, section 6). What a change does not name stays as it is. */
export const hakAksesRoutes: readonly Route[] = [
  route({
    method: 'GET', path: 'hak-akses/{user_id}', tag, summary: 'Hak akses seorang user', need, params,
    handler: (context, { params: { user_id } }) => shown(context.db, context, user_id),
  }),
  route({
    method: 'PUT', path: 'hak-akses/{user_id}', tag, summary: 'Ubah hak akses seorang user', need, params, body: aksesBody,
    handler: (context, { params: { user_id }, body }) => context.db.tx(async (tx) => {
      await subject(tx, context, user_id);
      assertPaths(body.akses);
      const akses = [...new Map(body.akses.map((one) => [one.path, one])).values()];
      await setAkses(tx, context.shop.kode_toko, user_id, akses);
      await audit(tx, context, { aksi: 'UBAH', objek: tag, kode: user_id, sesudah: Object.fromEntries(akses.map(({ path, is_show }) => [path, is_show])) });
      return shown(tx, context, user_id);
    }),
  }),
];
