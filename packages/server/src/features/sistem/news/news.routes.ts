import { Problem } from '@kilau/contract/core/problem.ts';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';

const tag = 'news';

/** Announcements of the business date that name no levels, or this one. */
const FOR_ME = `n.kode_toko = $1 and n.status_aktif and n.tgl_mulai <= $2 and (n.tgl_selesai is null
  or n.tgl_selesai >= $2)
  and (n.untuk = '[]'::jsonb or n.untuk ? $3)`;

const AKTIF_SQL = `select n.id_news, n.judul, n.isi, n.tgl_mulai, n.tgl_selesai, n.penting, n.dibuat_oleh, d.dibaca
  from news n left join news_dibaca d on d.kode_toko = n.kode_toko and d.id_news = n.id_news and d.user_id = $4
  where ${FOR_ME} order by n.penting desc, n.tgl_mulai desc, n.dibuat_pada desc limit 50`;

const mine = ({ shop, actor }: Context): unknown[] => [shop.kode_toko, shop.tgl_system, actor.level, actor.user_id];

/** Announcements as their readers see them: whose turn it is, and who has read them. */
export const newsRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: 'news/aktif',
    tag,
    summary: 'Pengumuman untuk user yang masuk',
    need: {},
    handler: (context) => context.db.query(AKTIF_SQL, mine(context)),
  }),
  route({
    method: 'POST',
    path: 'news/{id_news}/dibaca',
    tag,
    summary: 'Pengumuman sudah dibaca',
    need: {},
    params: z.object({ id_news: z.string().max(36) }),
    handler: async (context, { params: { id_news } }) => {
      const read = await context.db.query(
        `insert into news_dibaca (kode_toko, id_news, user_id, dibaca) select n.kode_toko, n.id_news, $4, $6 from news n
          where ${FOR_ME} and n.id_news = $5
         on conflict (kode_toko, id_news, user_id) do update set dibaca = news_dibaca.dibaca returning id_news`,
        [...mine(context), id_news, context.now()],
      );
      if (read.length === 0) throw new Problem('data_tidak_ditemukan', { kode: id_news });
    },
  }),
];
