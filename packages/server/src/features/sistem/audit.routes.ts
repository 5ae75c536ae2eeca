import { placeById } from '../../engine/place.ts';
import { code, date, integer, text } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { route, type Route } from '../../platform/http/route.ts';

const DEFAULT_LIMIT = 100;

// The ids carry the time, so they are the order as well as the place to go on from.
const AUDIT_SQL = `select id, waktu, user_id, aksi, objek, kode, sebelum, sesudah from audit
  where kode_toko = $1 and ($2::uuid is null or id < $2)
    and ($3::date is null or waktu >= $3::timestamp at time zone $5) and ($4::date is null
      or waktu < ($4::date + 1)::timestamp at time zone $5)
    and ($6::text is null or user_id = $6) and ($7::text is null or objek = $7) and ($8::text is null or kode = $8)
      and ($9::text is null or aksi = $9)
  order by id desc limit $10`;

/** Who did what in the shop, newest first. */
export const auditRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'audit',
    tag: 'audit',
    summary: 'Jejak perubahan',
    need: { levels: ['OWN', 'SU', 'MU'] },
    query: recordSchema({
      tgl_from: date({}),
      tgl_to: date({}),
      user_id: code({}),
      objek: text({ max: 60 }),
      kode: text({ max: 100 }),
      aksi: text({ max: 60 }),
      limit: integer({ min: 1, max: 1000 }),
      after: text({ max: 36 }),
    }),
    handler: async ({ db, shop }, { query }) => {
      const limit = query.limit ?? DEFAULT_LIMIT;
      const rows = await db.query<{ id: string }>(AUDIT_SQL, [
        shop.kode_toko,
        placeById(query.after),
        query.tgl_from,
        query.tgl_to,
        shop.zona_waktu,
        query.user_id,
        query.objek,
        query.kode,
        query.aksi,
        limit + 1,
      ]);
      const data = rows.slice(0, limit);
      return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
    },
  }),
];
