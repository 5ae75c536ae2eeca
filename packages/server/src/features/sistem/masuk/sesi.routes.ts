import type { Level } from '@kilau/contract/core/permission.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { mayManage } from '@kilau/contract/features/sistem/hak/kelola-user.ts';
import { z } from 'zod';
import { audit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { endSessions } from '../../../platform/session/end.ts';
import { freeSince, overSince } from '../../../platform/session/life.ts';

const tag = 'sesi';
const need = { levels: ['SPV', 'OWN', 'SU'] } as const;

const LIST_SQL = `select s.id, s.user_id, u.usere_name, u.level, s.agen, s.ip, s.dibuat, s.terakhir,
  s.terakhir > $2 as aktif
  from sesi s join users u on u.kode_toko = s.kode_toko and u.user_id = s.user_id
  where s.kode_toko = $1 and s.berakhir is null and s.terakhir > $3 and (u.level <> 'DEV' or $4)
  order by s.terakhir desc`;

/** Vendor support is not the owner's staff: only a super user sees it. */
const seesSupport = (level: Level): boolean => level === 'SU';

const OF_SQL = `select u.level from sesi s join users u on u.kode_toko = s.kode_toko and u.user_id = s.user_id
  where s.kode_toko = $1 and s.id = $2 and s.berakhir is null and (u.level <> 'DEV' or $3)`;

/** Ends somebody's session: any for owner and super user, a cashier's for a supervisor, nobody's above oneself. */
async function akhiri(tx: Tx, context: Context, id: string): Promise<void> {
  const { kode_toko } = context.shop;
  const of = await tx.maybe<{ level: Level }>(OF_SQL, [kode_toko, id, seesSupport(context.actor.level)]);
  if (!of) throw new Problem('data_tidak_ditemukan', { kode: id });
  if (!mayManage(context.actor.level, of.level)) throw new Problem('level_tidak_berhak', {});
  const ended = await endSessions(tx, context, { kode_toko, id }, 'DIAKHIRI');
  for (const { user_id } of ended) await audit(tx, context, { aksi: 'AKHIRI SESI', objek: 'users', kode: user_id });
}

/** Who is logged in in the shop, and the way to set a user free whose device is not at hand (domain guide §11). */
export const sesiRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'sesi',
    tag,
    summary: 'User yang sedang masuk',
    need,
    handler: ({ db, shop, actor, now }) =>
      db.query(LIST_SQL, [shop.kode_toko, freeSince(now()), overSince(now()), seesSupport(actor.level)]),
  }),
  route({
    method: 'DELETE',
    path: 'sesi/{id}',
    tag,
    summary: 'Akhiri sesi',
    need,
    params: z.object({ id: z.uuid() }),
    handler: (context, { params: { id } }) => context.db.tx((tx) => akhiri(tx, context, id)),
  }),
];
