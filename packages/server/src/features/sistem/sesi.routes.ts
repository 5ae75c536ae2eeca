import { Problem } from '@kilau/contract/core/problem.ts';
import { z } from 'zod';
import { audit } from '../../platform/audit.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { endSessions } from '../../platform/session/end.ts';
import { freeSince, overSince } from '../../platform/session/life.ts';

const tag = 'sesi';
const need = { levels: ['SPV', 'OWN'] } as const;

const LIST_SQL = `select s.id, s.user_id, u.usere_name, u.level, s.agen, s.ip, s.dibuat, s.terakhir, s.terakhir > $2 as aktif
  from sesi s join users u on u.kode_toko = s.kode_toko and u.user_id = s.user_id
  where s.kode_toko = $1 and s.berakhir is null and s.terakhir > $3 order by s.terakhir desc`;

/** Who is logged in in the shop, and the way to set a user free whose device is not at hand (domain guide §11). */
export const sesiRoutes: readonly Route[] = [
  route({
    method: 'GET', path: 'sesi', tag, summary: 'User yang sedang masuk', need,
    handler: ({ db, shop, now }) => db.query(LIST_SQL, [shop.kode_toko, freeSince(now()), overSince(now())]),
  }),
  route({
    method: 'DELETE', path: 'sesi/{id}', tag, summary: 'Akhiri sesi', need, params: z.object({ id: z.uuid() }),
    handler: (context, { params: { id } }) => context.db.tx(async (tx) => {
      const [ended] = await endSessions(tx, context, { kode_toko: context.shop.kode_toko, id }, 'DIAKHIRI');
      if (!ended) throw new Problem('data_tidak_ditemukan', { kode: id });
      await audit(tx, context, { aksi: 'AKHIRI SESI', objek: 'users', kode: ended.user_id });
    }),
  }),
];
