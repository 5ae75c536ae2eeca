import { code, integer, text } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { Answer, publicRoute, type Route } from '../../platform/http/route.ts';
import { papanHarga } from './papan-harga.query.ts';
import { bacaItem, bacaSatuItem } from './publik.item.ts';
import { bacaDaftar, bacaGroup, bacaHarga, DAFTAR, tokoPublik, type TokoPublik } from './publik.query.ts';

const tag = 'publik';
/** A phone opens a handful of these at once; whoever asks faster is no phone. */
const rateLimit = { max: 120, seconds: 60 };
/**
 * An answer may be kept for seconds only: a sold piece must go soon. The app's pages may lie at another address, and
 * what is said here is said to everybody.
 */
const KEPT = {
  headers: {
    'cache-control': 'public, max-age=30',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  },
};

/** A board on the wall follows each change: what it asks for again is what stands. */
const ASKED_ANEW = { headers: { ...KEPT.headers, 'cache-control': 'no-cache' } };

const KODE_TOKO = { kode_toko: code({ required: true }) } as const;
const params = recordSchema(KODE_TOKO);

/** A read call of the member app: no login, the shop in its path. */
const publik = (
  part: string,
  summary: string,
  read: (sql: Sql, toko: TokoPublik) => Promise<unknown>,
  kept = KEPT,
): Route =>
  publicRoute({
    method: 'GET',
    path: `app/publik/{kode_toko}/${part}`,
    tag,
    summary,
    rateLimit,
    params,
    handler: async ({ db }, input) => new Answer(await read(db, await tokoPublik(db, input.params.kode_toko)), kept),
  });

/** What the member app reads, by shop: active records of the catalogue and today's prices, and nothing else. */
export const publikRoutes: readonly Route[] = [
  publik('toko', 'Nama, alamat, dan telepon toko', async (_sql, toko) => toko),
  ...Object.entries(DAFTAR).map(([part, daftar]) =>
    publik(part, `Katalog: ${part}`, (sql, toko) => bacaDaftar(sql, toko.kode_toko, daftar)),
  ),
  publik('group-description', 'Katalog: penjelasan group', (sql, toko) => bacaGroup(sql, toko.kode_toko)),
  publik('harga', 'Harga emas per gram hari ini', (sql, toko) => bacaHarga(sql, toko.kode_toko)),
  publik('papan-harga', 'Harga jual dan beli per gram untuk layar toko', papanHarga, ASKED_ANEW),
  publicRoute({
    method: 'GET',
    path: 'app/publik/{kode_toko}/item',
    tag,
    summary: 'Barang katalog yang masih tersedia, yang terbaru dahulu',
    rateLimit,
    params,
    query: recordSchema({
      kode_kategori: code({}),
      hashtag: text({ max: 31, upper: true }),
      q: text({ max: 100 }),
      limit: integer({ min: 1, max: 100 }),
      after: text({ max: 200 }),
    }),
    handler: async ({ db }, { params: { kode_toko }, query }) => {
      const toko = await tokoPublik(db, kode_toko);
      return new Answer(
        await bacaItem(db, toko.kode_toko, { ...query, hashtag: query.hashtag?.replace(/^#/, '') ?? null }),
        KEPT,
      );
    },
  }),
  publicRoute({
    method: 'GET',
    path: 'app/publik/{kode_toko}/item/{kode_barang}',
    tag,
    summary: 'Satu barang katalog',
    rateLimit,
    params: recordSchema({ ...KODE_TOKO, kode_barang: code({ required: true }) }),
    handler: async ({ db }, { params: { kode_toko, kode_barang } }) => {
      const toko = await tokoPublik(db, kode_toko);
      return new Answer(await bacaSatuItem(db, toko.kode_toko, kode_barang), KEPT);
    },
  }),
];
